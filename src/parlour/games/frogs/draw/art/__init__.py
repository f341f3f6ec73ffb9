"""What the cards show: folk and what they wear, gear, houses, put together from drawings."""
