// System calls and run-time handles that Swift cannot see.
#pragma once

/// The descriptor that becomes readable when the main dispatch queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);

/// Runs what the main dispatch queue holds.
extern void _dispatch_main_queue_callback_4CF(void *unused);

static inline int linux_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Makes the handle quiet and runs what the main dispatch queue holds. On the main thread only.
void linux_main_queue_drain(void);

/// Waits until one of the descriptors is readable, at most `seconds` (negative: for ever).
/// Sets `ready[i]` for each descriptor that is readable or broken. Returns how many; 0 when the
/// time is over or a signal came.
int linux_wait(const int *descriptors, unsigned char *ready, int count, double seconds);

/// A new descriptor that is readable when `descriptor` is, and once after each change of the mounts, of
/// which `mounts`, a descriptor of `/proc/self/mountinfo`, tells (proc_pid_mountinfo(5)). -1 where the
/// system gives none; `errno` says why.
int linux_join_mounts(int descriptor, int mounts);

/// From now on SIGINT, SIGTERM and SIGHUP are bytes on the returned descriptor, each signal once: a
/// second one, half a second or more after it, ends the program in the usual way. -1 when there is no
/// descriptor to be had.
int linux_signal_descriptor(void);

/// From now on each of these signals ends the program in the usual way a second later at most, whatever it is doing
/// then.
void linux_end_soon_at_signals(void);

/// The next signal's number from that descriptor; 0 when there is none.
int linux_next_signal(int descriptor);

/// Gives back to the system what the allocator keeps of memory that nobody uses.
void linux_release_memory(void);

/// Has the threads that start from now on allocate from one heap, which grows by 4 MiB and gives back what is free
/// beyond 64 MiB. The allocator grows a heap that a thread has of its own by a call of the system for each page.
void linux_share_heap(void);

/// A file in memory, without a name, that is not inherited by other programs; -1 where there is none.
int linux_memory_file(void);

/// Makes such a file keep the size that it has, for ever, so that nobody who maps it meets its end.
int linux_keep_size(int descriptor);

/// Takes the socket that is the standard input to a descriptor of its own, so that nothing else in the
/// process reads from it, makes the standard output flush each line, and from then on ends the process
/// when the socket's other end is closed, whatever the process is doing. A copy of the process (fork) has no part
/// in the socket. -1 when there is no socket.
int linux_take_socket(void);

/// Ends the process by SIGABRT as abort() does, raised by the system call alone: the caller's frame is the
/// last one that has a frame pointer.
_Noreturn void linux_abort(void);

/// From now on a signal that Swift's runtime prints the place of ends the process also where it was sent and not
/// met, and the frames that are printed begin below the C library. Frames come also when somebody has closed
/// the standard error.
void linux_watch_crashes(void);

/// Keeps every descriptor that is open now from being closed by `linux_close`.
void linux_guard_all(void);

/// Keeps one descriptor from that, or no longer.
void linux_guard(int descriptor, int is_guarded);

/// Closes a descriptor, or does nothing and says so once where it is guarded.
int linux_close(int descriptor);

/// Aborts where what should be a socket is none: somebody has closed it.
void linux_end_without_socket(int socket);

/// Starts a program under a supervisor, whose path is the first of `words`; see Sources/vitrine-supervisor. The program
/// is looked for on the search path where its name holds no slash. It gets three descriptors as its standard streams
/// and no other, and every signal at its default, and leads a session. The lists end with null. The supervisor's
/// process, or minus the error's number; `is_supervisor` says whether that is about the supervisor.
int linux_start(char *const *words, char *const *environment, const int *streams, int *is_supervisor);

/// Sleeps until a process that this one started has ended. Its number stays its own.
void linux_await(int process);

/// How it ended: the status of its exit, or minus the signal's number. Its number may be another's then.
int linux_take_ending(int process);

/// The version of Landlock that the kernel offers, from 1; minus the error's number where there is none.
int linux_landlock_version(void);

/// Keeps this process and all that it starts, for ever, from changing files other than those below `folder` and what
/// is written to /dev/null, and from reading files other than those, a few devices, and what is at and below the paths
/// of `readable`, which ends with null. A null in the place of either: it may change, or read, all. From version 6 of
/// Landlock also from sending signals to any other process and from reaching abstract sockets. A superuser's powers over
/// other processes go in any case. The version, or minus the error's number.
int linux_confine(const char *folder, const char *const *readable);

/// Whether the kernel can filter system calls.
int linux_has_filters(void);

/// Makes a socket as `socket` does, and says once what to do where a filter refuses one for the network.
int linux_socket(int domain, int type, int protocol);
