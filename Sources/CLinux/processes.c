#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

/// The caller's thread may block signals, and the program ignore some.
static void reset_signals(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
}

/// The error's number that a supervisor tells; 0 where the program runs.
static int told_error(int pipe) {
  int error = 0;
  ssize_t count;
  while ((count = read(pipe, &error, sizeof error)) < 0 && errno == EINTR) {}
  return count == sizeof error ? error : 0;
}

int linux_start(char *const *words, char *const *environment, const int *streams, int *is_supervisor) {
  enum { status_descriptor = 3 };
  // Where whoever started us ignores it, nobody learns how a process ended.
  struct sigaction chosen;
  if (sigaction(SIGCHLD, 0, &chosen) == 0 && chosen.sa_handler == SIG_IGN) signal(SIGCHLD, SIG_DFL);
  *is_supervisor = 0;
  int status[2];
  if (pipe2(status, O_CLOEXEC) != 0) return -errno;
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  reset_signals(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int i = 0; i < status_descriptor; i++) posix_spawn_file_actions_adddup2(&actions, streams[i], i);
  posix_spawn_file_actions_adddup2(&actions, status[1], status_descriptor);
  posix_spawn_file_actions_addclosefrom_np(&actions, status_descriptor + 1);
  pid_t process = 0;
  int error = posix_spawn(&process, words[0], &actions, &attributes, words, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(status[1]);
  *is_supervisor = error != 0;
  if (!error && (error = told_error(status[0])) != 0) linux_take_ending(process);
  close(status[0]);
  return error ? -error : process;
}

void linux_await(int process) {
  siginfo_t ending;
  while (waitid(P_PID, (id_t)process, &ending, WEXITED | WNOWAIT) != 0 && errno == EINTR) {}
}

int linux_take_ending(int process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {}
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}
