// A control group of the kernel's (cgroup v2): it bounds all memory, also that which no process shows.
#define _GNU_SOURCE
#include "supervisor.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char name[] = "vitrine-";
static char parent[3072], group[3200];
/// Takes the numbers of processes that join; less than 0: there is no group.
static int members = -1;
/// Set by the child, which shares this memory until it runs its program.
static volatile int has_joined;

/// Writes to a file of the group. Where the group is one of the kernel's, no file can be made in it.
static int write_file(const char *file, const char *text) {
  char path[sizeof group + 32];
  snprintf(path, sizeof path, "%s/%s", group, file);
  int descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return 0;
  ssize_t count = write(descriptor, text, strlen(text));
  close(descriptor);
  return count > 0;
}

int make_group(const char *folder, unsigned long long bytes) {
  char text[32], path[sizeof group + 32];
  if (strlen(folder) >= sizeof parent) return 0;
  strcpy(parent, folder);
  snprintf(group, sizeof group, "%s/%s%d", parent, name, (int)getpid());
  if (mkdir(group, 0700) != 0 && errno != EEXIST) return 0;
  snprintf(text, sizeof text, "%llu", bytes);
  snprintf(path, sizeof path, "%s/cgroup.procs", group);
  if (write_file("memory.max", text)) members = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (members < 0) {
    rmdir(group);
    return 0;
  }
  // All of it ends at once; nothing is moved to the disk to stay below the bound. Kernels without swap have no such file.
  write_file("memory.oom.group", "1");
  write_file("memory.swap.max", "0");
  return 1;
}

void join_group(void) {
  if (members >= 0 && write(members, "0", 1) == 1) has_joined = 1;
}

int is_in_group(void) { return has_joined; }

int group_was_full(void) {
  char path[sizeof group + 32], text[512];
  if (!has_joined) return 0;
  snprintf(path, sizeof path, "%s/memory.events", group);
  if (read_text(path, text, sizeof text) <= 0) return 0;
  const char *found = strstr(text, "oom_kill ");
  return found && atoi(found + strlen("oom_kill ")) > 0;
}

/// Removes groups of killed supervisors. The kernel removes none that has members.
static void remove_leftovers(void) {
  DIR *groups = opendir(parent);
  if (!groups) return;
  for (struct dirent *entry; (entry = readdir(groups));)
    if (strncmp(entry->d_name, name, strlen(name)) == 0) unlinkat(dirfd(groups), entry->d_name, AT_REMOVEDIR);
  closedir(groups);
}

void remove_group(void) {
  if (members < 0) return;
  close(members);
  const struct timespec moment = {.tv_nsec = 1000000};
  // A process that has ended is a member until the kernel has put it away.
  for (int i = 0; i < 100 && rmdir(group) != 0 && errno == EBUSY; i++) nanosleep(&moment, 0);
  remove_leftovers();
}
