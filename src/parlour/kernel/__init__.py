"""The kernel: what every game stands on. Pure rules; no network, no clock, no sentences."""
