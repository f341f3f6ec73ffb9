"""The factions' boards: whole ones for their owner and for a phone, short ones beside the map."""
