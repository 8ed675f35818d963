#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

_Noreturn void linux_abort(void) {
  sigset_t abort_alone;
  sigemptyset(&abort_alone);
  sigaddset(&abort_alone, SIGABRT);
  pthread_sigmask(SIG_UNBLOCK, &abort_alone, 0);
  syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), SIGABRT);
  // Somebody ignores the signal, or came back from it.
  signal(SIGABRT, SIG_DFL);
  syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), SIGABRT);
  _exit(128 + SIGABRT);
}

void linux_main_queue_drain(void) {
  uint64_t count;
  // The handle is an event counter; whether it held anything does not matter.
  ssize_t unused = read(linux_main_queue_handle(), &count, sizeof count);
  (void)unused;
  _dispatch_main_queue_callback_4CF(0);
}

int linux_wait(const int *descriptors, unsigned char *ready, int count, double seconds) {
  enum { limit = 64 };
  struct pollfd polled[limit];
  if (count > limit) count = limit;
  for (int i = 0; i < count; i++) polled[i] = (struct pollfd){.fd = descriptors[i], .events = POLLIN};
  struct timespec time;
  if (seconds >= 0) {
    // A day is long enough to come back and look.
    if (seconds > 86400) seconds = 86400;
    time.tv_sec = (time_t)seconds;
    time.tv_nsec = (long)((seconds - (double)time.tv_sec) * 1e9);
  }
  int found = ppoll(polled, (nfds_t)count, seconds < 0 ? 0 : &time, 0);
  for (int i = 0; i < count; i++) ready[i] = found > 0 && polled[i].revents != 0;
  return found > 0 ? found : 0;
}

int linux_join_mounts(int descriptor, int mounts) {
  int joined = epoll_create1(EPOLL_CLOEXEC);
  struct epoll_event readable = {.events = EPOLLIN};
  struct epoll_event changed = {.events = EPOLLPRI};
  if (joined < 0) return -1;
  // Without the table of mounts the rest is told nevertheless.
  epoll_ctl(joined, EPOLL_CTL_ADD, mounts, &changed);
  if (epoll_ctl(joined, EPOLL_CTL_ADD, descriptor, &readable) == 0) return joined;
  close(joined);
  return -1;
}

static int signal_pipe[2] = {-1, -1};

/// `timeout` and a shell's job send a signal to the process and again to its group: what comes so
/// close to the first is the same wish, not impatience.
static const double same_wish = 0.5;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/// The first signal that came, where a program that does not answer it is to end; else 0.
static volatile sig_atomic_t unanswered;
static int ends_soon;

static void end_unanswered(int alarm) {
  (void)alarm;
  signal(unanswered, SIG_DFL);
  raise(unanswered);
}

void linux_end_soon_at_signals(void) {
  ends_soon = 1;
  signal(SIGALRM, end_unanswered);
}

static void write_signal(int number) {
  static _Atomic double first[NSIG];
  double before = first[number], time = now();
  if (before != 0 && time - before > same_wish) {
    signal(number, SIG_DFL);
    raise(number);
  }
  if (before != 0) return;
  first[number] = time;
  if (ends_soon && !unanswered) {
    unanswered = number;
    alarm(1);
  }
  int kept = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t unused = write(signal_pipe[1], &byte, 1);
  (void)unused;
  errno = kept;
}

int linux_signal_descriptor(void) {
  if (signal_pipe[0] < 0 && pipe2(signal_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = write_signal;
  action.sa_flags = SA_RESTART;
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  for (int i = 0; i < 3; i++) {
    struct sigaction old;
    // What the parent ignores (nohup, a shell's background job) stays ignored.
    if (sigaction(numbers[i], 0, &old) == 0 && old.sa_handler == SIG_IGN) continue;
    sigaction(numbers[i], &action, 0);
  }
  return signal_pipe[0];
}

int linux_next_signal(int descriptor) {
  unsigned char byte;
  return read(descriptor, &byte, 1) == 1 ? byte : 0;
}

void linux_release_memory(void) { malloc_trim(0); }

void linux_share_heap(void) {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  // Else the options above fix this one at 128 KiB, and each larger block is mapped by a call of the system.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}

int linux_memory_file(void) { return memfd_create("vitrine", MFD_CLOEXEC | MFD_ALLOW_SEALING); }

int linux_keep_size(int descriptor) {
  return fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
}

static int own_socket = -1;

/// A copy of the process that goes on with its code must not speak in its place.
static void leave_socket(void) { dup2(STDIN_FILENO, own_socket); }

static void *end_with_socket(void *unused) {
  struct pollfd socket = {.fd = own_socket, .events = POLLRDHUP};
  while (poll(&socket, 1, -1) < 0 && errno == EINTR) {}
  // The code has closed it, which the main thread tells; the supervisor sees the application's end.
  while (socket.revents & POLLNVAL) pause();
  _exit(0);
}

int linux_take_socket(void) {
  own_socket = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 10);
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (own_socket < 0 || nothing < 0) return -1;
  dup2(nothing, STDIN_FILENO);
  close(nothing);
  setvbuf(stdout, 0, _IOLBF, 0);
  // A terminal may stop groups that write behind its own one.
  signal(SIGTTOU, SIG_IGN);
  pthread_t thread;
  if (pthread_atfork(0, 0, leave_socket) != 0 || pthread_create(&thread, 0, end_with_socket, 0) != 0)
    return -1;
  pthread_detach(thread);
  return own_socket;
}
