// Counts what a program allocates: linked into it, these functions stand before the C library's.
#pragma once

/// How often memory was asked for since the program began; 0 for ever under a sanitizer, which has an
/// allocator of its own.
unsigned long allocation_count(void);

/// Bytes that are allocated now.
unsigned long allocated_bytes(void);
