"""The page of one table, in parts: kit (what all of them need), prompt, options, log, people."""

from parlour.web.pages.kit import Place, Sign, signs_of
from parlour.web.pages.table.page import table_main, table_page

__all__ = ["Place", "Sign", "signs_of", "table_main", "table_page"]
