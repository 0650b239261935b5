/* SQLite as the system has it, and the one call that Swift cannot make: sqlite3_config is variadic. */
#include <sqlite3.h>

/** Switches off SQLite's count of allocated memory, which takes a lock with every allocation.
 *  To be called once, before the first database is opened; later calls have no effect.
 *  Returns a result code of SQLite; SQLITE_MISUSE: SQLite was in use already, which is harmless. */
static inline int csqlite_switch_off_memory_statistics(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
