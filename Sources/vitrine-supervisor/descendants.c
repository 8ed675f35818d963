#define _GNU_SOURCE
#include "supervisor.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct process { pid_t number, parent; int is_below; };

static ssize_t read_text(const char *path, char *text, size_t size) {
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

static unsigned long long field(const char *text, const char *name) {
  const char *found = strstr(text, name);
  return found ? strtoull(found + strlen(name), 0, 10) << 10 : 0;
}

/// A file in memory that was counted.
struct counted { dev_t device; ino_t number; };
enum { most_counted = 1024 };

/// The bytes of the files in memory that a process holds open, but for those that were counted before.
static unsigned long long memory_files(pid_t number, struct counted *known, int *count) {
  char path[32], link[64];
  unsigned long long sum = 0;
  snprintf(path, sizeof path, "/proc/%d/fd", number);
  DIR *folder = opendir(path);
  if (!folder) return 0;
  for (struct dirent *entry; (entry = readdir(folder));) {
    ssize_t length = readlinkat(dirfd(folder), entry->d_name, link, sizeof link - 1);
    struct stat status;
    if (length < 7 || memcmp(link, "/memfd:", 7) != 0 || fstatat(dirfd(folder), entry->d_name, &status, 0) != 0)
      continue;
    int is_known = 0;
    for (int i = 0; i < *count; i++)
      is_known |= known[i].device == status.st_dev && known[i].number == status.st_ino;
    if (is_known) continue;
    if (*count < most_counted) known[(*count)++] = (struct counted){status.st_dev, status.st_ino};
    sum += (unsigned long long)status.st_blocks * 512;
  }
  closedir(folder);
  return sum;
}

/// What is known of a count of memory.
struct sum {
  unsigned long long bytes;
  int processes, files;
  struct counted known[most_counted];
};

static void add_below(pid_t ancestor, struct sum *sum);

/// Adds the memory of a process and of all below it.
static void add(pid_t number, struct sum *sum) {
  enum { most_processes = 4096 };
  char path[32], text[4096];
  if (sum->processes++ >= most_processes) return;
  snprintf(path, sizeof path, "/proc/%d/status", number);
  if (read_text(path, text, sizeof text) > 0)
    sum->bytes += field(text, "RssAnon:") + field(text, "RssShmem:") + field(text, "VmSwap:");
  sum->bytes += memory_files(number, sum->known, &sum->files);
  add_below(number, sum);
}

/// Each thread has its own children; where the kernel does not tell of them, none are known.
static void add_below(pid_t ancestor, struct sum *sum) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%d/task", ancestor);
  DIR *threads = opendir(path);
  if (!threads) return;
  for (struct dirent *entry; (entry = readdir(threads));) {
    int thread = atoi(entry->d_name);
    if (thread <= 0) continue;
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", ancestor, thread);
    if (read_text(path, text, sizeof text) <= 0) continue;
    for (char *place = text; *place;) {
      char *end;
      long number = strtol(place, &end, 10);
      if (end == place) break;
      add((pid_t)number, sum);
      place = end + strspn(end, " ");
    }
  }
  closedir(threads);
}

unsigned long long memory_below(pid_t ancestor, int *count) {
  static struct sum sum;
  sum = (struct sum){0};
  add_below(ancestor, &sum);
  *count = sum.processes;
  return sum.bytes;
}
