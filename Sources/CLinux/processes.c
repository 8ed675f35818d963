#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>

/// The caller's thread may block signals, and the program ignore some.
static void reset_signals(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
}

int linux_start(const char *program, char *const *arguments, char *const *environment, const int *streams,
                int leads_session) {
  // Where whoever started us ignores it, nobody learns how a process ended.
  struct sigaction chosen;
  if (sigaction(SIGCHLD, 0, &chosen) == 0 && chosen.sa_handler == SIG_IGN) signal(SIGCHLD, SIG_DFL);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  reset_signals(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                            (leads_session ? POSIX_SPAWN_SETSID : 0));
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int i = 0; i < 3; i++) posix_spawn_file_actions_adddup2(&actions, streams[i], i);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  pid_t process = 0;
  int error = posix_spawnp(&process, program, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
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
