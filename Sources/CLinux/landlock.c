// Landlock by its system calls: older C libraries and headers do not know it.
#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// linux/landlock.h; the numbers are the same on every architecture.
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { version_flag = 1, rule_path_beneath = 1 };

enum {
  write_file = 1 << 1,
  read_file = 1 << 2,
  read_folder = 1 << 3,
  remove_and_make = 0x1FF0,  // REMOVE_DIR, REMOVE_FILE, and the MAKE_ of seven kinds
  refer = 1 << 13,           // from version 2
  truncate_file = 1 << 14,   // from version 3
};

enum { abstract_sockets = 1 << 0, other_processes = 1 << 1 };  // what may not be reached, from version 6

struct ruleset { uint64_t files, net, scoped; };
struct path_rule { uint64_t allowed; int32_t folder; } __attribute__((packed));

int linux_landlock_version(void) {
  long version = syscall(create_ruleset, (void *)0, (size_t)0, version_flag);
  return version < 0 ? -errno : (int)version;
}

/// Allows rights below a folder, or those that files have on a file. What is not there needs no rule.
static int allow(int rules, const char *path, uint64_t rights) {
  struct path_rule rule = {.allowed = rights, .folder = open(path, O_PATH | O_CLOEXEC)};
  if (rule.folder < 0) return 0;
  struct stat status;
  if (fstat(rule.folder, &status) == 0 && !S_ISDIR(status.st_mode))
    rule.allowed &= write_file | read_file | truncate_file;
  long result = rule.allowed ? syscall(add_rule, rules, rule_path_beneath, &rule, 0) : 0;
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

/// What is written to and read from them is kept nowhere.
static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};

static int allow_all(int rules, uint64_t rights, const char *folder, const char *const *readable) {
  const uint64_t reading = read_file | read_folder;
  int error = folder ? allow(rules, folder, rights) : 0;
  for (size_t i = 0; error == 0 && i < sizeof devices / sizeof *devices; i++)
    error = allow(rules, devices[i], rights & (i == 0 ? write_file | truncate_file | read_file : read_file));
  for (; error == 0 && readable && *readable; readable++) error = allow(rules, *readable, rights & reading);
  return error;
}

/// Keeps of a superuser's capabilities those that let it read and write files: the others see into any process, and
/// lift limits. Whoever has none loses none.
static void drop_capabilities(void) {
  enum { last = 63, read_and_write = 1 << 1 | 1 << 2, version_3 = 0x20080522 };
  struct { uint32_t version; int process; } head = {version_3, 0};
  struct { uint32_t effective, permitted, inheritable; } sets[2] = {{0}};
  if (syscall(SYS_capget, &head, sets) != 0) return;
  for (int i = 0; i <= last; i++)
    if (i > 31 || !(read_and_write & 1 << i)) prctl(PR_CAPBSET_DROP, i, 0, 0, 0);
  for (int i = 0; i < 2; i++) {
    uint32_t kept = i == 0 ? read_and_write : 0;
    sets[i].effective &= kept;
    sets[i].permitted &= kept;
    sets[i].inheritable = 0;
  }
  syscall(SYS_capset, &head, sets);
}

int linux_confine(const char *folder, const char *const *readable) {
  drop_capabilities();
  int version = linux_landlock_version();
  if (version < 0) return version;
  struct ruleset set = {.files = folder ? writing(version) : 0};
  if (readable) set.files |= read_file | read_folder;
  if (version >= 6) set.scoped = abstract_sockets | other_processes;
  if (!set.files && !set.scoped) return version;
  int rules = (int)syscall(create_ruleset, &set, ruleset_size(version), 0);
  if (rules < 0) return -errno;
  int error = allow_all(rules, set.files, folder, readable);
  if (error == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) error = -errno;
  if (error == 0 && syscall(restrict_self, rules, 0) != 0) error = -errno;
  close(rules);
  return error == 0 ? version : error;
}
