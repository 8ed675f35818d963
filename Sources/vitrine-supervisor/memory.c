#define _GNU_SOURCE
#include "supervisor.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

static unsigned long long field(const char *text, const char *name) {
  const char *found = strstr(text, name);
  return found ? strtoull(found + strlen(name), 0, 10) : 0;
}

/// A file in memory that was counted.
struct counted { dev_t device; ino_t number; };
enum { most_counted = 1024, most_processes = 4096 };

/// A count on its way.
struct sum {
  struct memory memory;
  int counts_mappings, files;
  struct counted known[most_counted];
};

/// Whether a file is one that was not counted before.
static int is_new(dev_t device, ino_t number, struct sum *sum) {
  for (int i = 0; i < sum->files; i++)
    if (sum->known[i].device == device && sum->known[i].number == number) return 0;
  if (sum->files < most_counted) sum->known[sum->files++] = (struct counted){device, number};
  return 1;
}

/// Counts the files in memory that a process has mapped.
static void add_mappings(pid_t number, struct sum *sum) {
  char path[32], line[512];
  snprintf(path, sizeof path, "/proc/%d/maps", number);
  FILE *mappings = fopen(path, "re");
  if (!mappings) return;
  while (fgets(line, sizeof line, mappings)) {
    unsigned high, low;
    unsigned long inode;
    if (strstr(line, " /memfd:") && sscanf(line, "%*s %*s %*s %x:%x %lu", &high, &low, &inode) == 3)
      is_new(makedev(high, low), inode, sum);
  }
  fclose(mappings);
}

static void add_socket(pid_t number, const char *descriptor, struct sum *sum) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%d/fdinfo/%.16s", number, descriptor);
  if (read_text(path, text, sizeof text) > 0) sum->memory.descriptors_on_way += (int)field(text, "scm_fds:");
}

/// Adds the files in memory that a process holds open, and looks at its sockets.
static void add_descriptors(pid_t number, struct sum *sum) {
  char path[32], link[64];
  snprintf(path, sizeof path, "/proc/%d/fd", number);
  DIR *folder = opendir(path);
  if (!folder) return;
  for (struct dirent *entry; (entry = readdir(folder));) {
    ssize_t length = readlinkat(dirfd(folder), entry->d_name, link, sizeof link - 1);
    struct stat status;
    if (length >= 8 && memcmp(link, "socket:[", 8) == 0) add_socket(number, entry->d_name, sum);
    if (length < 7 || memcmp(link, "/memfd:", 7) != 0) continue;
    if (fstatat(dirfd(folder), entry->d_name, &status, 0) == 0 && is_new(status.st_dev, status.st_ino, sum))
      sum->memory.bytes += (unsigned long long)status.st_blocks * 512;
  }
  closedir(folder);
}

static void add_below(pid_t ancestor, struct sum *sum);

/// Adds a process and all below it.
static void add(pid_t number, struct sum *sum) {
  char path[32], text[4096];
  if (sum->memory.processes++ >= most_processes) return;
  snprintf(path, sizeof path, "/proc/%d/status", number);
  if (read_text(path, text, sizeof text) > 0) {
    const char *const names[] = {"RssAnon:", "RssShmem:", "VmSwap:", "VmPTE:"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) sum->memory.bytes += field(text, names[i]) << 10;
  }
  add_descriptors(number, sum);
  if (sum->counts_mappings) add_mappings(number, sum);
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

struct memory memory_below(pid_t ancestor, int counts_mappings) {
  static struct sum sum;
  sum.memory = (struct memory){0};
  sum.files = 0;
  sum.counts_mappings = counts_mappings;
  add_below(ancestor, &sum);
  sum.memory.files = sum.files;
  return sum.memory;
}

unsigned long long all_memory_files(void) {
  char text[4096];
  return read_text("/proc/meminfo", text, sizeof text) > 0 ? field(text, "Shmem:") << 10 : 0;
}
