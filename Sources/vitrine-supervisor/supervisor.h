// The parts of the supervisor: the processes below it, what they take, and the bounds of that.
#pragma once

#include <sys/types.h>

/// Reads a short text, such as the kernel's about a process, and ends it with 0; how many bytes, or less than 0.
ssize_t read_text(const char *path, char *text, size_t size);

/// Sends SIGKILL to all that descends from a process and runs; how many there were.
int kill_descendants(pid_t ancestor);

/// The memory that processes take: what they have changed or share, with the tables of their pages, and with files in
/// memory that they hold open.
struct memory {
  unsigned long long bytes;
  int processes;
  /// Descriptors that are on their way through their sockets: nobody sees what is behind them.
  int descriptors_on_way;
  /// Files in memory that they have mapped or open, by which they hold more than anybody sees.
  int files;
};

/// The bytes of all files in memory on the machine.
unsigned long long all_memory_files(void);

/// That of all that descend from a process. `counts_mappings`: whether also mapped files are counted in `files`.
struct memory memory_below(pid_t ancestor, int counts_mappings);

/// Remembers how much room there is where a folder lies. From then on `files_are_too_many` says whether that folder
/// holds more than so many bytes, or more files than anybody needs. It looks in the folder only where the room has
/// shrunk since it looked last.
void bound_files(const char *folder, unsigned long long bytes);
int files_are_too_many(void);

/// A control group of the kernel's in a folder of such groups, for so many bytes of memory: whether there is one now.
int make_group(const char *folder, unsigned long long bytes);
/// Moves the calling process into it.
void join_group(void);
/// Whether a process has joined it: from then on the kernel keeps the bound.
int is_in_group(void);
/// Whether the kernel has ended a process of the group because of its memory.
int group_was_full(void);
/// Removes the group, and what killed supervisors have left beside it.
void remove_group(void);

/// A descriptor at which the child says which of its descriptors tells of each process that is about to be started, and
/// the child's end of it, which only the child uses. 0, or less than 0 where there are none.
int make_link(int ends[2]);
/// Takes the descriptor that the child has sent; less than 0: none came.
int take_listener(int link);
/// A process is about to be started below this one: lets it, or refuses where `is_refused`.
void answer_start(int listener, int is_refused);
