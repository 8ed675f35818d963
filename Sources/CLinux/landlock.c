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

struct ruleset { uint64_t files; };
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

int linux_confine_writes(const char *folder) {
  int version = linux_landlock_version();
  if (version < 0) return version;
  struct ruleset set = {.files = write_file | remove_and_make};
  if (version >= 2) set.files |= refer;
  if (version >= 3) set.files |= truncate_file;
  int rules = (int)syscall(create_ruleset, &set, sizeof set, 0);
  if (rules < 0) return -errno;
  int error = allow(rules, folder, set.files);
  if (error == 0) error = allow(rules, "/dev/null", set.files & (write_file | truncate_file));
  if (error == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) error = -errno;
  if (error == 0 && syscall(restrict_self, rules, 0) != 0) error = -errno;
  close(rules);
  return error == 0 ? version : error;
}
