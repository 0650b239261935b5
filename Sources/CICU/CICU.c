// Face of ICU; see CICU.h.
