// The processes below one, as /proc tells of them.
#pragma once

#include <sys/types.h>

/// Sends SIGKILL to all that descends from a process and runs; how many there were.
int kill_descendants(pid_t ancestor);

/// The bytes of memory that all descendants of a process take together: what they have changed or share, also by files
/// in memory that they hold open. `count` is how many there are.
unsigned long long memory_below(pid_t ancestor, int *count);
