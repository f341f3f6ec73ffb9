// Turns one piece of the page into what the server has just rendered, with as few writes as possible. Nodes that mean
// the same thing stay the same nodes, so focus, scrolling, open details, chosen tabs and half-typed words survive.

const OWN_CLASSES = ["lit", "fresh", "zoomed"]; // set by our modules, unknown to the server

/** @type {WeakMap<Element, Set<string>>} */
const owned = new WeakMap();
/** @type {WeakSet<Element>} */
const kept = new WeakSet();

/**
 * Sets an attribute that belongs to the script: later morphs leave it alone. null gives it up.
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
export function own(element, name, value) {
  const names = owned.get(element) ?? new Set();
  owned.set(element, names);
  if (value === null) {
    if (names.delete(name)) element.removeAttribute(name);
  } else {
    names.add(name);
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/**
 * From now on the script alone writes this element and everything in it.
 * @param {Element} element
 */
export function keep(element) {
  kept.add(element);
}

/**
 * Makes `from` look like `to`, an element of a parsed page; `to` is used up.
 * @param {Element} from
 * @param {Element} to
 */
export function morph(from, to) {
  const focus = focused();
  const scrolled = scrolledIn(from);
  morphNode(from, to);
  for (const [element, left, top] of scrolled) {
    if (element.scrollTop === 0) element.scrollTop = top; // lost only when the node had to move
    if (element.scrollLeft === 0) element.scrollLeft = left;
  }
  focus();
}

/** Remembers what has the focus; the answer gives it back, should a move in the document have lost it. */
function focused() {
  const active = document.activeElement;
  const { selectionStart = null, selectionEnd = null } = isText(active) ? active : {};
  return () => {
    if (!(active instanceof HTMLElement || active instanceof SVGElement)) return;
    const heir = active.isConnected ? active : active.id ? document.getElementById(active.id) : null;
    if (!heir || heir === document.activeElement) return;
    heir.focus({ preventScroll: true });
    if (isText(heir) && selectionStart !== null) heir.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * @param {unknown} node
 * @returns {node is HTMLInputElement | HTMLTextAreaElement}
 */
function isText(node) {
  if (node instanceof HTMLTextAreaElement) return true;
  return node instanceof HTMLInputElement && ["text", "search", "url", "tel", "password"].includes(node.type);
}

/**
 * @param {Element} root
 * @returns {[Element, number, number][]}
 */
function scrolledIn(root) {
  const all = [root, ...root.querySelectorAll("*:not(svg *)")];
  return all.filter((each) => each.scrollTop || each.scrollLeft).map((each) => [each, each.scrollLeft, each.scrollTop]);
}

/**
 * What a node is, if it is not just "the third paragraph". A form is the deed that it does.
 * @param {Node} node
 * @returns {string} "" without a key
 */
function keyOf(node) {
  if (!(node instanceof Element)) return "";
  const name = node.id || ["data-key", "data-piece", "data-n"].map((each) => node.getAttribute(each)).find(Boolean);
  if (name) return `${node.localName} ${name}`;
  if (node instanceof HTMLFormElement) return ["form", node.getAttribute("action"), ...deed(node)].join(" ");
  return node instanceof HTMLLIElement && node.firstElementChild ? keyOf(node.firstElementChild) : "";
}

/** @param {HTMLFormElement} form */
function deed(form) {
  return ["action", "seat"].map((name) => form.querySelector(`input[name="${name}"]`)?.getAttribute("value"));
}

/**
 * @param {Node} have
 * @param {Node} want
 */
function morphNode(have, want) {
  if (!(have instanceof Element && want instanceof Element)) {
    if (have.nodeValue !== want.nodeValue) have.nodeValue = want.nodeValue;
  } else if (!kept.has(have) && have.localName !== "noscript") {
    const after = person(have, want);
    morphAttributes(have, want);
    morphChildren(have, want);
    after();
  }
}

/**
 * What a person has typed or chosen is theirs; what they left alone follows the server.
 * @param {Element} have
 * @param {Element} want
 * @returns {() => void} to be called when attributes and children are in place
 */
function person(have, want) {
  if (have instanceof HTMLInputElement && want instanceof HTMLInputElement && want.type !== "hidden") {
    const text = mine(have) ? have.value : want.value;
    const checked = have.checked === have.defaultChecked ? want.checked : have.checked;
    return () => {
      if (have.value !== text) have.value = text;
      if (have.checked !== checked) have.checked = checked;
    };
  }
  if (have instanceof HTMLTextAreaElement && want instanceof HTMLTextAreaElement) {
    const text = mine(have) ? have.value : want.value;
    return () => void (have.value === text || (have.value = text));
  }
  if (have instanceof HTMLSelectElement && want instanceof HTMLSelectElement) {
    const chosen = [...have.options].some((each) => each.selected !== each.defaultSelected) ? have.value : want.value;
    return () => void (have.value === chosen || (have.value = chosen));
  }
  return () => {};
}

/** @param {HTMLInputElement | HTMLTextAreaElement} control */
function mine(control) {
  return control.value !== control.defaultValue || control === document.activeElement;
}

/**
 * @param {Element} have
 * @param {Element} want
 */
function morphAttributes(have, want) {
  const theirs = owned.get(have);
  const stays = (/** @type {string} */ name) => name === "style" || name === "open" || theirs?.has(name);
  for (const { name, value, namespaceURI } of want.attributes) {
    const wish = name === "class" ? classes(have, value) : value;
    if (!stays(name) && have.getAttribute(name) !== wish) have.setAttributeNS(namespaceURI, name, wish);
  }
  for (const { name } of [...have.attributes]) {
    if (want.hasAttribute(name) || stays(name)) continue;
    const wish = name === "class" ? classes(have, "") : "";
    if (!wish) have.removeAttribute(name);
    else if (have.getAttribute(name) !== wish) have.setAttribute(name, wish);
  }
}

/**
 * @param {Element} have
 * @param {string} wish
 */
function classes(have, wish) {
  const ours = OWN_CLASSES.filter((each) => have.classList.contains(each) && !wish.split(" ").includes(each));
  return [wish, ...ours].filter(Boolean).join(" ");
}

/**
 * @param {Element} from
 * @param {Element} to
 */
function morphChildren(from, to) {
  const olds = [...from.childNodes].filter((node) => !isOurs(node));
  const pairs = matched(olds, [...to.childNodes]);
  const used = new Set(pairs.map(([, have]) => have));
  for (const node of olds) if (!used.has(node)) node.remove();
  let at = settled(from.firstChild);
  for (const [want, have] of pairs) {
    if (!have) from.insertBefore(want, at);
    else if (have === at) at = settled(at.nextSibling);
    else from.insertBefore(have, at);
    if (have) morphNode(have, want);
  }
}

/**
 * Which old node becomes which new one: the same key, or else the next one of the same kind.
 * @param {ChildNode[]} olds
 * @param {ChildNode[]} news
 * @returns {[ChildNode, ChildNode | undefined][]}
 */
function matched(olds, news) {
  /** @type {Map<string, ChildNode[]>} */
  const keyed = new Map();
  /** @type {ChildNode[]} */
  const plain = [];
  for (const node of olds) {
    const key = keyOf(node);
    if (!key) plain.push(node);
    else if (!keyed.get(key)?.push(node)) keyed.set(key, [node]);
  }
  let next = 0;
  return news.map((want) => {
    const key = keyOf(want);
    if (key) return [want, keyed.get(key)?.shift()];
    const found = plain.findIndex((node, n) => n >= next && isAlike(node, want));
    if (found >= 0) next = found + 1;
    return [want, plain[found]];
  });
}

/**
 * @param {Node} have
 * @param {Node} want
 */
function isAlike(have, want) {
  if (have.nodeName !== want.nodeName) return false;
  if (!(have instanceof HTMLInputElement && want instanceof HTMLInputElement)) return true;
  return have.name === want.name && have.type === want.type;
}

/** @param {Node} node something that a module of ours put among the server's nodes */
function isOurs(node) {
  return node instanceof Element && node.hasAttribute("data-own");
}

/**
 * @param {ChildNode | null} node
 * @returns {ChildNode | null}
 */
function settled(node) {
  while (node && isOurs(node)) node = node.nextSibling;
  return node;
}
