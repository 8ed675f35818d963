// Counts what a program allocates: linked into it, these functions stand before the C library's.
#pragma once

/// How often memory was asked for since the program began.
unsigned long allocation_count(void);

/// How many bytes of it.
unsigned long allocation_bytes(void);
