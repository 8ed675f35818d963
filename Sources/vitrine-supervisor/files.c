#define _GNU_SOURCE
#include "supervisor.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

/// More files than an application's caches hold.
static const unsigned long long most_files = 100000;
static const char *folder;
static unsigned long long most_bytes;
/// The room for bytes and files when the folder was looked into last.
static unsigned long long room, places;

static int read_room(unsigned long long *bytes, unsigned long long *files) {
  struct statvfs status;
  if (!folder || statvfs(folder, &status) != 0) return 0;
  *bytes = (unsigned long long)status.f_bfree * status.f_frsize;
  *files = status.f_ffree;
  return 1;
}

void bound_files(const char *path, unsigned long long bytes) {
  folder = path;
  most_bytes = bytes;
  if (!read_room(&room, &places)) folder = 0;
}

/// The content of a folder, counted until it is too much.
struct content { unsigned long long bytes, files; };

static int is_too_much(const struct content *content) {
  return content->bytes > most_bytes || content->files > most_files;
}

/// Takes over the descriptor.
static void add_folder(int descriptor, int depth, struct content *content) {
  enum { deepest = 200 };
  DIR *entries = depth < deepest ? fdopendir(descriptor) : 0;
  if (!entries) {
    close(descriptor);
    return;
  }
  for (struct dirent *entry; !is_too_much(content) && (entry = readdir(entries));) {
    const char *name = entry->d_name;
    struct stat status;
    if (name[0] == '.' && (!name[1] || (name[1] == '.' && !name[2]))) continue;
    if (fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    content->files++;
    // A file of several names is counted once a name: that is no use of an application's.
    content->bytes += (unsigned long long)status.st_blocks * 512;
    if (!S_ISDIR(status.st_mode)) continue;
    int inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (inner >= 0) add_folder(inner, depth + 1, content);
  }
  closedir(entries);
}

int files_are_too_many(void) {
  unsigned long long bytes, files;
  if (!read_room(&bytes, &files)) return 0;
  // Others write there too, and remove.
  if (bytes > room) room = bytes;
  if (files > places) places = files;
  if (room - bytes < most_bytes / 8 && places - files < most_files / 8) return 0;
  room = bytes;
  places = files;
  struct content content = {0};
  int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor >= 0) add_folder(descriptor, 0, &content);
  return is_too_much(&content);
}
