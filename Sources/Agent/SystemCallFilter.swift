// The system calls that a user's code does not get.

internal import CSeccomp
internal import CoreGraphics
internal import Messages

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
    "fanotify_init", "inotify_init", "inotify_init1", "lookup_dcookie", "chown", "fchown", "lchown",
    "fchownat",
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

  /// `MAP_SHARED | MAP_ANONYMOUS`.
  private static let sharedAndAnonymous: UInt64 = 0x21
  /// `CLONE_THREAD`: the flag of `clone` for a thread, which is no process.
  private static let threads: UInt64 = 0x10000

  /// Begins, for ever. `allowsNetwork`: whether sockets of the network can be made. Pairs of sockets always can.
  /// `supervisor`: the socket of whoever is told of each process that the code starts, and lets it; nil: nobody. 0, or
  /// minus an error's number.
  static func begin(allowsNetwork: Bool, telling supervisor: Int32?) -> Int32 {
    guard let supervisor else { return load(allowsNetwork, tells: false).error }
    // Older kernels tell nobody, nor where somebody else is told already.
    let (error, listener) = load(allowsNetwork, tells: true)
    guard error == 0, let listener else { return load(allowsNetwork, tells: false).error }
    DescriptorPassing.send([0], listener, to: supervisor)
    close(listener)
    return 0
  }

  /// `listener`: the descriptor that tells of processes.
  private static func load(
    _ allowsNetwork: Bool, tells: Bool
  ) -> (error: Int32, listener: Int32?) {
    // SAFETY: the filter is released once, at the end.
    guard let filter = unsafe seccomp_init(seccomp_allowing()) else { return (-EINVAL, nil) }
    defer { unsafe seccomp_release(filter) }
    // A tree of comparisons: each call passes a few of them, not all.
    _ = unsafe seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2)
    func rule(_ name: String, _ action: UInt32, where comparison: scmp_arg_cmp? = nil) -> Int32 {
      // SAFETY: the name is a C string for the length of the call, and the comparisons are copied.
      let number = unsafe seccomp_syscall_resolve_name(name)
      // A newer call than the library knows.
      guard number >= 0 else { return 0 }
      let comparisons = comparison.map { [$0] } ?? []
      return unsafe seccomp_rule_add_array(
        filter, action, number, UInt32(comparisons.count), comparisons)
    }
    func answer(_ name: String, _ error: Int32, where comparison: scmp_arg_cmp? = nil) -> Int32 {
      rule(name, seccomp_answering(UInt16(error)), where: comparison)
    }
    var results = refused.map { answer($0, EPERM) } + ignored.map { answer($0, 0) }
    // Whoever calls it writes instead, which counts as work.
    results.append(answer("fallocate", EOPNOTSUPP))
    for call in ofOthers {
      let comparison = scmp_arg_cmp(arg: call.argument, op: SCMP_CMP_NE, datum_a: 0, datum_b: 0)
      results.append(answer(call.name, EPERM, where: comparison))
    }
    // Memory that no process shows once it is not mapped where it was written.
    results.append(
      answer(
        "mmap", ENOMEM,
        where: scmp_arg_cmp(
          arg: 3, op: SCMP_CMP_MASKED_EQ, datum_a: Self.sharedAndAnonymous,
          datum_b: Self.sharedAndAnonymous)))
    // The kernel's memory behind sockets stays small: these seem to succeed.
    for option: UInt64 in [7, 8, 32, 33] {
      results.append(answer("setsockopt", 0, where: comparison(2, equals: option)))
    }
    results += sockets(allowsNetwork).map { answer("socket", EACCES, where: $0) }
    // Text that seems to be typed on a terminal: TIOCSTI and TIOCLINUX.
    for request: UInt64 in [0x5412, 0x541C] {
      results.append(answer("ioctl", EPERM, where: comparison(1, equals: request)))
    }
    if tells {
      results += ["fork", "vfork"].map { rule($0, seccomp_notifying()) }
      let isProcess = scmp_arg_cmp(
        arg: 0, op: SCMP_CMP_MASKED_EQ, datum_a: threads, datum_b: 0)
      results.append(rule("clone", seccomp_notifying(), where: isProcess))
      // Whether it is about a thread stands in memory, which no filter reads: the C library calls `clone` then.
      results.append(answer("clone3", ENOSYS))
    }
    if let error = results.first(where: { $0 < 0 }) { return (error, nil) }
    // SAFETY: the filter is released behind these calls.
    let error = unsafe seccomp_load(filter)
    guard error == 0, tells else { return (error, nil) }
    let listener = unsafe seccomp_notify_fd(filter)
    return (0, listener >= 0 ? listener : nil)
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
