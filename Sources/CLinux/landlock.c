// Landlock by its system calls: older C libraries and headers do not know it.
#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// linux/landlock.h; the numbers are the same on every architecture.
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { version_flag = 1, rule_path_beneath = 1 };

enum {
  write_file = 1 << 1,
  remove_and_make = 0x1FF0,  // REMOVE_DIR, REMOVE_FILE, and the MAKE_ of seven kinds
  refer = 1 << 13,           // from version 2
  truncate_file = 1 << 14,   // from version 3
};

enum { other_processes = 1 << 1 };  // what may not be signalled, from version 6

struct ruleset { uint64_t files, net, scoped; };
struct path_rule { uint64_t allowed; int32_t folder; } __attribute__((packed));

int linux_landlock_version(void) {
  long version = syscall(create_ruleset, (void *)0, (size_t)0, version_flag);
  return version < 0 ? -errno : (int)version;
}

static int allow(int rules, const char *path, uint64_t rights) {
  struct path_rule rule = {.allowed = rights, .folder = open(path, O_PATH | O_CLOEXEC)};
  if (rule.folder < 0) return -errno;
  long result = syscall(add_rule, rules, rule_path_beneath, &rule, 0);
  int error = result < 0 ? -errno : 0;
  close(rule.folder);
  return error;
}

// What the kernel of that version reads of a ruleset: it refuses more than it knows.
static size_t ruleset_size(int version) {
  return version >= 6 ? sizeof(struct ruleset) : sizeof(uint64_t);
}

static uint64_t writing(int version) {
  uint64_t rights = write_file | remove_and_make;
  if (version >= 2) rights |= refer;
  if (version >= 3) rights |= truncate_file;
  return rights;
}

int linux_confine(const char *folder) {
  int version = linux_landlock_version();
  if (version < 0) return version;
  struct ruleset set = {.files = folder ? writing(version) : 0};
  if (version >= 6) set.scoped = other_processes;
  if (!set.files && !set.scoped) return version;
  int rules = (int)syscall(create_ruleset, &set, ruleset_size(version), 0);
  if (rules < 0) return -errno;
  int error = folder ? allow(rules, folder, set.files) : 0;
  if (folder && error == 0)
    error = allow(rules, "/dev/null", set.files & (write_file | truncate_file));
  if (error == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) error = -errno;
  if (error == 0 && syscall(restrict_self, rules, 0) != 0) error = -errno;
  close(rules);
  return error == 0 ? version : error;
}
