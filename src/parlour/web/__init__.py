"""The table in a browser: people, storage, pages, and a JSON API for programs."""
