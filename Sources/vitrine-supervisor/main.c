// The supervisor of one process: whatever happens to the program that asked for it, nothing that it started outlives
// that program.
//
//   vitrine-supervisor PARENT NICENESS MEMORY GROUPS FOLDER PROGRAM [ARGUMENT…]
//
// starts PROGRAM with its own standard streams, and ends as that one ends. Descriptor 3 takes the error's number where
// PROGRAM cannot be started, and is closed where it is. All that descends from PROGRAM ends with it, also what began a
// session of its own, and when the process PARENT is gone. SIGTERM ends all of it; SIGABRT, SIGQUIT and SIGUSR1 are
// passed on. NICENESS: how far PROGRAM gives way to others (nice(2)); 0: not at all. MEMORY: the bytes that all of it may
// take together; 0: any number. GROUPS: the folder of control groups in which one is made for that, so that the kernel
// keeps the bound; FOLDER: one that may hold no more bytes than that either; each may be empty. With a bound PROGRAM
// gets descriptor 4, to send a descriptor that tells of each process that is started (SECCOMP_RET_USER_NOTIF): where it
// does, the supervisor sleeps as long as there is nothing to count.
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

enum { status_descriptor = 3, link_descriptor = 4, most_processes = 256, most_on_way = 64 };

static pid_t child;
/// How the child ended, as `waitpid` says it; valid once `is_over`.
static int ending, is_over;
/// Bytes at most; 0: any number.
static unsigned long long bound;
/// Looks at the memory that are still due: after each start of a process, and as long as there are others than the
/// child, whose work wakes nobody.
static int looks;
/// Five seconds of looks: on a busy machine a process that was let start is seen late.
static const int looks_after_start = 25;

static sigset_t heard_signals(void) {
  const int numbers[] = {SIGABRT, SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGRTMIN};
  sigset_t set;
  sigemptyset(&set);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaddset(&set, numbers[i]);
  return set;
}

/// Runs the program. The supervisor, whose memory this is, stands still until then.
static _Noreturn void become(char **command, pid_t supervisor, int niceness, int link) {
  // Should somebody kill the supervisor alone.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != supervisor) _exit(0);
  setsid();
  if (niceness > 0) setpriority(PRIO_PROCESS, 0, niceness);
  join_group();
  if (link >= 0) dup2(link, link_descriptor);
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

/// Says on the standard error what is wrong, without waiting for a reader. `words`: the format of one number.
static void say(const char *words, unsigned long long number) {
  char text[160];
  int length = snprintf(text, sizeof text, words, number);
  if (send(STDERR_FILENO, text, (size_t)length, MSG_DONTWAIT | MSG_NOSIGNAL) < 0 && errno == ENOTSOCK) {
    ssize_t unused = write(STDERR_FILENO, text, (size_t)length);
    (void)unused;
  }
}

static const char much_memory[] = "\nFatal error: the code takes more than %llu MiB of memory\n";

/// Whether the machine's files in memory have grown by more than the bound, and those below have more of them than a
/// page's frames need: what is written to one shows nowhere once it is mapped no longer, as long as a part of it is.
static int hides_memory(void) {
  enum { most_files = 4 };
  static unsigned long long least = ~0ULL;
  unsigned long long all = all_memory_files();
  if (all < least) least = all;
  return all - least > bound && memory_below(getpid(), 1).files > most_files;
}

/// Ends all where it takes too much, and says so.
static void check_bounds(void) {
  struct memory memory = memory_below(getpid(), 0);
  if (memory.processes > 1)
    looks = looks_after_start;
  else if (looks > 0)
    looks--;
  if (!is_in_group() && (memory.bytes > bound || hides_memory()))
    say(much_memory, bound >> 20);
  else if (memory.descriptors_on_way > most_on_way)
    say("\nFatal error: the code sends more than %llu descriptors that nobody takes\n", most_on_way);
  else if (files_are_too_many())
    say("\nFatal error: the code writes more than %llu MiB of files, or too many files\n", bound >> 20);
  else
    return;
  kill_descendants(getpid());
}

/// Answers the signals that have come; whether the child has ended, or shall.
static int take_signals(int descriptor) {
  struct signalfd_siginfo signal;
  int is_end = 0;
  while (read(descriptor, &signal, sizeof signal) == sizeof signal) {
    int number = (int)signal.ssi_signo;
    if (number == SIGTERM) is_end = 1;
    if (number == SIGABRT || number == SIGQUIT || number == SIGUSR1) kill(child, number);
    if (number == SIGRTMIN && bound > 0) check_bounds();
  }
  reap();
  return is_end || is_over;
}

/// Lets the child's code start a process, unless it has too many.
static void take_start(int listener) {
  static int has_said;
  int is_refused = memory_below(getpid(), 0).processes >= most_processes;
  answer_start(listener, is_refused);
  if (is_refused && !has_said) say("\nthe code starts more than %llu processes: further ones are refused\n", most_processes);
  has_said |= is_refused;
  looks = looks_after_start;
}

/// `told`: of the descriptor that tells of processes, or, until the child has sent it, of the link over which it comes.
static void take_told(struct pollfd *told, int *is_listener) {
  if (*is_listener && told->revents & POLLIN) return take_start(told->fd);
  int listener = *is_listener ? -1 : take_listener(told->fd);
  close(told->fd);
  told->fd = listener;
  *is_listener |= listener >= 0;
}

/// Waits for the child's end, or for what ends it.
static void watch(int signals, int life, int link, pid_t parent) {
  int is_listener = 0;
  struct pollfd watched[] = {
    {.fd = signals, .events = POLLIN}, {.fd = life, .events = POLLIN}, {.fd = link, .events = POLLIN}};
  // A kernel that has no descriptor for the parent's life: it is looked at five times a second. Where nobody tells of
  // processes that are started, memory is looked at once a second.
  int patience = life < 0 || signals < 0 ? 200 : -1;
  while (!is_over) {
    int wait = looks > 0 ? 200 : bound > 0 && !is_listener && patience < 0 ? 1000 : patience;
    int found = poll(watched, 3, wait);
    if (found == 0 && bound > 0) check_bounds();
    if (watched[2].revents) take_told(&watched[2], &is_listener);
    if (take_signals(signals) || watched[1].revents || getppid() != parent) break;
  }
}

int main(int count, char **words) {
  if (count < 7) {
    fputs("vitrine-supervisor is a part of vitrine, which starts it\n", stderr);
    return 64;
  }
  pid_t parent = atoi(words[1]);
  bound = strtoull(words[3], 0, 10);
  sigset_t heard = heard_signals();
  sigprocmask(SIG_BLOCK, &heard, 0);
  fcntl(status_descriptor, F_SETFD, FD_CLOEXEC);
  setsid();
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  int life = (int)syscall(SYS_pidfd_open, parent, 0);
  if (getppid() != parent) return 0;
  int link[2] = {-1, -1};
  if (bound > 0) {
    if (*words[4]) make_group(words[4], bound);
    if (*words[5]) bound_files(words[5], bound);
    // The child's end gets its place only in the child.
    if (make_link(link) != 0) link[0] = link[1] = -1;
  }
  pid_t own = getpid();
  child = vfork();
  if (child == 0) become(words + 6, own, atoi(words[2]), link[1]);
  if (child < 0) {
    int error = errno;
    ssize_t unused = write(status_descriptor, &error, sizeof error);
    (void)unused;
    return 127;
  }
  // Whoever reads from them shall meet their end when the child does. The signals' descriptor takes the place of one.
  for (int i = 0; i <= status_descriptor; i++)
    if (i != STDERR_FILENO || bound == 0) close(i);
  if (link[1] >= 0) close(link[1]);
  int signals = signalfd(-1, &heard, SFD_CLOEXEC | SFD_NONBLOCK);
  if (bound > 0) {
    hides_memory();
    watch_work();
  }
  watch(signals, life, link[0], parent);
  end_all();
  if (group_was_full()) say(much_memory, bound >> 20);
  remove_group();
  end_alike();
}
