"""Rootlog: writing games of Root in the notation of their players, and checking what others wrote in it."""
