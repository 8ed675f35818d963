#define _GNU_SOURCE
#include "CLinux.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

// How a process that runs somebody's code ends by a signal: with the frames of that code, for certain, and
// heard by whoever started it.

static const int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP};
/// What Swift's runtime does at them: it prints where they were met.
static struct sigaction printing[NSIG];
static int kept_error = -1;
static uintptr_t libc_start, libc_end;

static int note_libc(struct dl_phdr_info *library, size_t unused, void *place) {
  (void)unused;
  uintptr_t start = UINTPTR_MAX, end = 0;
  for (int i = 0; i < library->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[i];
    if (part->p_type != PT_LOAD) continue;
    uintptr_t from = library->dlpi_addr + part->p_vaddr, to = from + part->p_memsz;
    if (from < start) start = from;
    if (to > end) end = to;
  }
  if ((uintptr_t)place < start || (uintptr_t)place >= end) return 0;
  libc_start = start;
  libc_end = end;
  return 1;
}

static int is_in_libc(uintptr_t place) { return place >= libc_start && place < libc_end; }

struct frame {
  uintptr_t place, stack, base;
  int was_in_libc, is_found;
};

#if defined(__x86_64__)
enum { base_register = 6 };
#elif defined(__aarch64__)
enum { base_register = 29 };
#endif

/// The first frame below the C library: on the way to it lie the handler's own, the signal's, and the library's.
static _Unwind_Reason_Code find_caller(struct _Unwind_Context *context, void *argument) {
  struct frame *frame = argument;
  uintptr_t place = _Unwind_GetIP(context);
  if (is_in_libc(place)) {
    frame->was_in_libc = 1;
    return _URC_NO_REASON;
  }
  if (!frame->was_in_libc) return _URC_NO_REASON;
  // It goes on behind its call; the call's line is asked for.
  *frame = (struct frame){.place = place - 1, .stack = _Unwind_GetCFA(context), .is_found = 1,
                          .base = _Unwind_GetGR(context, base_register)};
  return _URC_END_OF_STACK;
}

/// Lets a context begin at a frame; gives back what it was.
static struct frame move_context(ucontext_t *context, struct frame to) {
#if defined(__x86_64__)
  greg_t *registers = context->uc_mcontext.gregs;
  struct frame old = {.place = registers[REG_RIP], .stack = registers[REG_RSP], .base = registers[REG_RBP]};
  registers[REG_RIP] = to.place;
  registers[REG_RSP] = to.stack;
  registers[REG_RBP] = to.base;
#elif defined(__aarch64__)
  struct frame old = {.place = context->uc_mcontext.pc, .stack = context->uc_mcontext.sp,
                      .base = context->uc_mcontext.regs[29]};
  context->uc_mcontext.pc = to.place;
  context->uc_mcontext.sp = to.stack;
  context->uc_mcontext.regs[29] = to.base;
#endif
  return old;
}

static uintptr_t place_of(const ucontext_t *context) {
#if defined(__x86_64__)
  return context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return context->uc_mcontext.pc;
#endif
}

static void print_and_end(int number, siginfo_t *info, void *context) {
  // The code may have closed it.
  if (fcntl(STDERR_FILENO, F_GETFD) < 0 && kept_error >= 0) dup2(kept_error, STDERR_FILENO);
  // The runtime follows frame pointers, which the C library does not keep.
  struct frame frame = {0};
  if (is_in_libc(place_of(context))) _Unwind_Backtrace(find_caller, &frame);
  struct frame old = {0};
  if (frame.is_found) old = move_context(context, frame);
  struct sigaction *next = &printing[number];
  if (next->sa_flags & SA_SIGINFO)
    next->sa_sigaction(number, info, context);
  else
    next->sa_handler(number);
  if (frame.is_found) move_context(context, old);
  // Sent, not met: the code would go on behind it.
  if (info->si_code <= 0) {
    signal(number, SIG_DFL);
    syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), number);
  }
}

void linux_watch_crashes(void) {
  Dl_info libc;
  if (dladdr((void *)&sigaction, &libc)) dl_iterate_phdr(note_libc, libc.dli_fbase);
  enum { out_of_the_way = 500 };
  kept_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, out_of_the_way);
  if (kept_error < 0) kept_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) {
    struct sigaction *old = &printing[crashes[i]];
    if (sigaction(crashes[i], 0, old) != 0) continue;
    if (old->sa_handler == SIG_DFL || old->sa_handler == SIG_IGN) continue;
    struct sigaction action = *old;
    action.sa_flags |= SA_SIGINFO;
    action.sa_sigaction = print_and_end;
    sigaction(crashes[i], &action, 0);
  }
}

static unsigned char guarded[1024];

void linux_guard(int descriptor, int is_guarded) {
  if (descriptor >= 0 && descriptor < (int)sizeof guarded) guarded[descriptor] = is_guarded != 0;
}

void linux_guard_all(void) {
  for (int i = 0; i < (int)sizeof guarded; i++) guarded[i] = fcntl(i, F_GETFD) >= 0;
}

int linux_close(int descriptor) {
  if (descriptor < 0 || descriptor >= (int)sizeof guarded || !guarded[descriptor])
    return (int)syscall(SYS_close, descriptor);
  static _Atomic int has_told = 0;
  if (!has_told) {
    has_told = 1;
    dprintf(STDERR_FILENO, "close(%d) has no effect: the descriptor is not the sources'\n", descriptor);
  }
  errno = EBADF;
  return -1;
}

int linux_socket(int domain, int type, int protocol) {
  int descriptor = (int)syscall(SYS_socket, domain, type, protocol);
  static _Atomic int has_told = 0;
  if (descriptor >= 0 || errno != EACCES || (domain != AF_INET && domain != AF_INET6) || has_told ||
      (type & 0xF) != SOCK_STREAM)
    return descriptor;
  has_told = 1;
  dprintf(STDERR_FILENO, "the sources' code has no network; --allow-network lets it have that\n");
  errno = EACCES;
  return descriptor;
}

int linux_has_filters(void) {
  // SECCOMP_GET_ACTION_AVAIL, and SECCOMP_RET_ERRNO.
  const unsigned refusing = 0x00050000;
  return syscall(SYS_seccomp, 2, 0, &refusing) == 0;
}

void linux_end_without_socket(int socket) {
  int type;
  socklen_t size = sizeof type;
  if (getsockopt(socket, SOL_SOCKET, SO_TYPE, &type, &size) == 0) return;
  if (kept_error >= 0) dup2(kept_error, STDERR_FILENO);
  dprintf(STDERR_FILENO, "the code closed a descriptor that is not its own\n");
  linux_abort();
}
