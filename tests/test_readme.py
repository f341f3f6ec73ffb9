"""The README's Python session does what it says."""

import doctest
from pathlib import Path

from needs import needs

README = Path(__file__).parent.parent / "README.md"


def test_the_session_in_the_readme_runs_as_printed() -> None:
    needs("roam")
    session = README.read_text("utf-8").split("```python\n")[1].split("```")[0]
    test = doctest.DocTestParser().get_doctest(session, {}, "README", str(README), 0)
    assert len(test.examples) >= 8
    results = doctest.DocTestRunner().run(test)
    assert results.failed == 0
