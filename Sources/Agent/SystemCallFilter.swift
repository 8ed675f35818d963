// The system calls that a user's code does not get.

internal import CSeccomp
internal import CoreGraphics

/// A filter of this process's system calls, and of all that it starts.
enum SystemCallFilter {
  /// Calls that reach other processes, what outlives this one, keys, or the system as a whole. `io_uring` makes calls
  /// that no filter sees.
  private static let refused = [
    "ptrace", "process_vm_writev", "process_madvise", "pidfd_getfd", "kcmp", "migrate_pages",
    "move_pages", "shmget", "shmat", "shmctl", "semget", "semop", "semtimedop", "semctl", "msgget",
    "msgsnd", "msgrcv", "msgctl", "mq_open", "mq_unlink", "add_key", "keyctl", "request_key", "bpf",
    "perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter", "io_uring_register",
    "mount", "umount2", "move_mount", "open_tree", "fsopen", "fsmount", "mount_setattr",
    "pivot_root", "chroot", "unshare", "setns", "mknod", "mknodat", "swapon", "swapoff", "reboot",
    "kexec_load", "kexec_file_load", "init_module", "finit_module", "delete_module", "acct",
    "sethostname", "setdomainname", "settimeofday", "clock_settime", "clock_adjtime", "adjtimex",
    "open_by_handle_at", "name_to_handle_at", "quotactl", "syslog", "vhangup", "iopl", "ioperm",
    "fanotify_init", "lookup_dcookie", "chown", "fchown", "lchown", "fchownat",
  ]

  /// Calls that change the modes, times and attributes of files, wherever these are. They seem to succeed: Foundation
  /// calls them for files that it has just made, and would take a refusal for a failure.
  private static let ignored = [
    "chmod", "fchmod", "fchmodat", "fchmodat2", "utime", "utimes", "futimesat", "utimensat",
    "setxattr", "lsetxattr", "fsetxattr", "removexattr", "lremovexattr", "fremovexattr",
  ]

  /// Calls about a process that is named by number, and the argument that is 0 for this one.
  private static let ofOthers: [(name: String, argument: UInt32)] = [
    ("prlimit64", 0), ("setpriority", 1), ("ioprio_set", 1), ("sched_setattr", 0),
  ]

  /// Families of sockets: those of the network, with the one that tells of interfaces, and a number beyond all.
  private static let (network, families): (Set<UInt64>, UInt64) = ([2, 10, 16], 64)

  /// Begins, for ever. `allowsNetwork`: whether sockets of the network can be made. Pairs of sockets always can. 0, or
  /// minus an error's number.
  static func begin(allowsNetwork: Bool) -> Int32 {
    // SAFETY: the filter is released once, at the end.
    guard let filter = unsafe seccomp_init(seccomp_allowing()) else { return -EINVAL }
    defer { unsafe seccomp_release(filter) }
    // A tree of comparisons: each call passes a few of them, not all.
    _ = unsafe seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2)
    func answer(_ name: String, _ error: Int32, where comparison: scmp_arg_cmp? = nil) -> Int32 {
      // SAFETY: the name is a C string for the length of the call, and the comparisons are copied.
      let number = unsafe seccomp_syscall_resolve_name(name)
      // A newer call than the library knows.
      guard number >= 0 else { return 0 }
      let comparisons = comparison.map { [$0] } ?? []
      return unsafe seccomp_rule_add_array(
        filter, seccomp_answering(UInt16(error)), number, UInt32(comparisons.count), comparisons)
    }
    var results = refused.map { answer($0, EPERM) } + ignored.map { answer($0, 0) }
    for call in ofOthers {
      let comparison = scmp_arg_cmp(arg: call.argument, op: SCMP_CMP_NE, datum_a: 0, datum_b: 0)
      results.append(answer(call.name, EPERM, where: comparison))
    }
    results += sockets(allowsNetwork).map { answer("socket", EACCES, where: $0) }
    // Text that seems to be typed on a terminal: TIOCSTI and TIOCLINUX.
    for request: UInt64 in [0x5412, 0x541C] {
      results.append(answer("ioctl", EPERM, where: comparison(1, equals: request)))
    }
    if let error = results.first(where: { $0 < 0 }) { return error }
    // SAFETY: the filter is released behind this call.
    return unsafe seccomp_load(filter)
  }

  /// The comparisons for refused families.
  private static func sockets(_ allowsNetwork: Bool) -> [scmp_arg_cmp?] {
    guard allowsNetwork else { return [nil] }
    let beyond = scmp_arg_cmp(arg: 0, op: SCMP_CMP_GE, datum_a: families, datum_b: 0)
    return (0..<families).filter { !network.contains($0) }.map { comparison(0, equals: $0) }
      + [beyond]
  }

  /// The lower half of an argument: the kernel reads no more of these.
  private static func comparison(_ argument: UInt32, equals value: UInt64) -> scmp_arg_cmp {
    scmp_arg_cmp(
      arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: UInt64(UInt32.max), datum_b: value)
  }
}
