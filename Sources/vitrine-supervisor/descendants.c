#define _GNU_SOURCE
#include "supervisor.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct process { pid_t number, parent; int is_below; };

ssize_t read_text(const char *path, char *text, size_t size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = read(file, text, size - 1);
  close(file);
  text[count > 0 ? count : 0] = 0;
  return count;
}

/// The parent of a process that runs; 0 where there is none.
static pid_t parent_of(pid_t number) {
  char path[32], text[512], state = 'Z';
  int parent = 0;
  snprintf(path, sizeof path, "/proc/%d/stat", number);
  if (read_text(path, text, sizeof text) <= 0) return 0;
  // The name before it may hold anything.
  const char *rest = strrchr(text, ')');
  int found = rest ? sscanf(rest, ") %c %d", &state, &parent) : 0;
  return found == 2 && state != 'Z' && state != 'X' ? parent : 0;
}

/// All processes, those below `ancestor` marked; null where there is no memory or no /proc. The caller frees it.
static struct process *all_processes(pid_t ancestor, int *count) {
  DIR *folder = opendir("/proc");
  struct process *all = 0;
  int size = 0;
  *count = 0;
  if (!folder) return 0;
  for (struct dirent *entry; (entry = readdir(folder));) {
    pid_t number = atoi(entry->d_name), parent = number > 0 ? parent_of(number) : 0;
    if (parent <= 0) continue;
    if (*count == size) {
      struct process *larger = realloc(all, (size_t)(size = 2 * size + 64) * sizeof *all);
      if (!larger) break;
      all = larger;
    }
    all[(*count)++] = (struct process){number, parent, parent == ancestor};
  }
  closedir(folder);
  for (int has_found = 1; has_found;) {
    has_found = 0;
    for (int i = 0; i < *count; i++) {
      for (int j = 0; !all[i].is_below && j < *count; j++)
        if (all[j].is_below && all[j].number == all[i].parent) has_found = all[i].is_below = 1;
    }
  }
  return all;
}

int kill_descendants(pid_t ancestor) {
  int count, killed = 0;
  struct process *all = all_processes(ancestor, &count);
  for (int i = 0; i < count; i++)
    if (all[i].is_below && kill(all[i].number, SIGKILL) == 0) killed++;
  free(all);
  return killed;
}
