"""What all tests share: a browser, and the fixtures of others."""

import os
import shutil
import signal
from collections.abc import Iterator

import pytest
from cli.program import PATIENCE
from playwright.sync_api import Browser, expect, sync_playwright

pytest_plugins = ("parlour.conformance", "e2e.fixtures", "web.fixtures")

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
NO_BROWSER = "browser tests need Chromium (Debian's packages: chromium-headless-shell libatomic1 fonts-dejavu-core)"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first is the fastest


def pytest_configure() -> None:
    """Ctrl-C is for the programs that tests start, too: whoever runs in the background inherits that it is ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium. One a module: while Playwright runs, no other may, and no event loop of a test's own."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if not path:  # the launcher could not install it; in CI nothing is left out unnoticed
        (pytest.fail if "CI" in os.environ else pytest.skip)(NO_BROWSER)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()
