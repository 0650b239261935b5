// Generated tables.
