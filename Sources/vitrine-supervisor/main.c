// The supervisor of one process: whatever happens to the program that asked for it, nothing that it started outlives
// that program.
//
//   vitrine-supervisor PARENT MEMORY PROGRAM [ARGUMENT…]
//
// starts PROGRAM with its own standard streams, and ends as that one ends. Descriptor 3 takes the error's number where
// PROGRAM cannot be started, and is closed where it is. All that descends from PROGRAM ends with it, also what began a
// session of its own, and when the process PARENT is gone. SIGTERM ends all of it; SIGABRT, SIGQUIT and SIGUSR1 are
// passed on. MEMORY: the bytes that all of it may take together; 0: any number.
#define _GNU_SOURCE
#include "supervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { status_descriptor = 3 };

static pid_t child;
/// How the child ended, as `waitpid` says it; valid once `is_over`.
static int ending, is_over;

static sigset_t heard_signals(void) {
  const int numbers[] = {SIGABRT, SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGRTMIN};
  sigset_t set;
  sigemptyset(&set);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaddset(&set, numbers[i]);
  return set;
}

static _Noreturn void become(char **command, pid_t supervisor) {
  // Should somebody kill the supervisor alone.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != supervisor) _exit(0);
  setsid();
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, 0);
  execvp(command[0], command);
  int error = errno;
  ssize_t unused = write(status_descriptor, &error, sizeof error);
  (void)unused;
  _exit(127);
}

/// Takes note of all that have ended; whether the supervisor has children left.
static int reap(void) {
  int status;
  pid_t ended;
  while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
    if (ended != child) continue;
    ending = status;
    is_over = 1;
  }
  return ended == 0 || errno != ECHILD;
}

/// Ends all descendants. Those whose parents have ended are the supervisor's own children then.
static void end_all(void) {
  while (reap()) {
    if (kill_descendants(getpid()) > 0) continue;
    // They are on their way.
    const struct timespec moment = {.tv_nsec = 1000000};
    nanosleep(&moment, 0);
  }
}

/// Ends as the child did.
static _Noreturn void end_alike(void) {
  if (!is_over || !WIFSIGNALED(ending)) _exit(is_over ? WEXITSTATUS(ending) : 1);
  int number = WTERMSIG(ending);
  const struct rlimit none = {0};
  setrlimit(RLIMIT_CORE, &none);
  signal(number, SIG_DFL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  sigprocmask(SIG_UNBLOCK, &one, 0);
  kill(getpid(), number);
  _exit(128 + number);
}

/// Lets the processor time that the child takes wake the supervisor: memory is taken in no other way.
static void watch_work(void) {
  clockid_t clock;
  timer_t timer;
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMIN};
  const struct timespec step = {.tv_nsec = 50000000};
  const struct itimerspec steps = {.it_interval = step, .it_value = step};
  if (clock_getcpuclockid(child, &clock) == 0 && timer_create(clock, &event, &timer) == 0)
    timer_settime(timer, 0, &steps, 0);
}

/// Ends all where it takes too much memory, and says so. Whether there are others than the child, whose work wakes
/// nobody.
static int check_memory(unsigned long long limit) {
  int count = 0;
  if (memory_below(getpid(), &count) <= limit) return count > 1;
  char text[128];
  int length = snprintf(text, sizeof text, "\nFatal error: the code takes more than %llu MiB of memory\n", limit >> 20);
  if (send(STDERR_FILENO, text, (size_t)length, MSG_DONTWAIT | MSG_NOSIGNAL) < 0 && errno == ENOTSOCK) {
    ssize_t unused = write(STDERR_FILENO, text, (size_t)length);
    (void)unused;
  }
  kill_descendants(getpid());
  return 0;
}

/// Answers the signals that have come; whether the child has ended, or shall.
static int take_signals(int descriptor, unsigned long long memory, int *has_others) {
  struct signalfd_siginfo signal;
  int is_end = 0;
  while (read(descriptor, &signal, sizeof signal) == sizeof signal) {
    int number = (int)signal.ssi_signo;
    if (number == SIGTERM) is_end = 1;
    if (number == SIGABRT || number == SIGQUIT || number == SIGUSR1) kill(child, number);
    if (number == SIGRTMIN && memory > 0) *has_others = check_memory(memory);
  }
  reap();
  return is_end || is_over;
}

int main(int count, char **words) {
  if (count < 4) {
    fputs("vitrine-supervisor is a part of vitrine, which starts it\n", stderr);
    return 64;
  }
  pid_t parent = atoi(words[1]);
  unsigned long long memory = strtoull(words[2], 0, 10);
  sigset_t heard = heard_signals();
  sigprocmask(SIG_BLOCK, &heard, 0);
  fcntl(status_descriptor, F_SETFD, FD_CLOEXEC);
  setsid();
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  int life = (int)syscall(SYS_pidfd_open, parent, 0);
  if (getppid() != parent) return 0;
  pid_t own = getpid();
  child = fork();
  if (child == 0) become(words + 3, own);
  if (child < 0) {
    int error = errno;
    ssize_t unused = write(status_descriptor, &error, sizeof error);
    (void)unused;
    return 127;
  }
  // Whoever reads from them shall meet their end when the child does. The signals' descriptor takes the place of one.
  for (int i = 0; i <= status_descriptor; i++)
    if (i != STDERR_FILENO || memory == 0) close(i);
  int signals = signalfd(-1, &heard, SFD_CLOEXEC | SFD_NONBLOCK);
  if (memory > 0) watch_work();
  // A kernel that has no descriptor for the parent's life: it is looked at five times a second. What the child has
  // started works unheard: memory is looked at once a second.
  int patience = life < 0 || signals < 0 ? 200 : memory > 0 ? 1000 : -1, has_others = 0;
  struct pollfd watched[] = {{.fd = signals, .events = POLLIN}, {.fd = life, .events = POLLIN}};
  while (!is_over) {
    int found = poll(watched, 2, has_others ? 200 : patience);
    if (found == 0 && memory > 0) has_others = check_memory(memory);
    if (take_signals(signals, memory, &has_others) || watched[1].revents || getppid() != parent) break;
  }
  end_all();
  end_alike();
}
