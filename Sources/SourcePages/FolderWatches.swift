// The folders that the kernel watches.

internal import CoreGraphics
internal import Glibc
internal import Messages

/// Watches of folders by `inotify`, which has a number for each folder, whatever path leads there.
struct FolderWatches {
  /// The `inotify` descriptor; readable when something has changed.
  let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
  private var paths: [Int32: String] = [:]
  private var numbers: [String: Int32] = [:]
  /// The numbers that were asked for since ``beginListing()``.
  private var listed: Set<Int32> = []

  /// How a folder is watched.
  enum Outcome: Equatable {
    case anew
    /// It was watched before, under this path or another one.
    case asBefore
    /// It is not watched: the system's error.
    case failed(Int32)
  }

  func path(of number: Int32) -> String? { paths[number] }

  func number(of path: String) -> Int32? { numbers[path] }

  /// Whether a path leads to the folder that is watched for it. It does not any more where a file system was mounted or
  /// unmounted. `changes`: what the folder is watched for.
  func isAsBefore(_ path: String, _ changes: UInt32) -> Bool {
    let number = number(at: path, changes)
    if let known = numbers[path] { return number == known }
    // It is watched under another path.
    return paths[number] != nil
  }

  /// The kernel's number of the folder that a path leads to now, which is watched for `changes` from now on. Negative:
  /// it is not, and `errno` says why.
  private func number(at path: String, _ changes: UInt32) -> Int32 {
    // SAFETY: the path is a C string for the length of the call.
    unsafe inotify_add_watch(descriptor, path, changes | UInt32(IN_MASK_ADD))
  }

  func contains(_ path: String) -> Bool { numbers[path] != nil }

  /// Watches a folder for `changes`, besides those that it is watched for. `takesName`: its path is this one from now on,
  /// also where another one leads there.
  mutating func add(_ path: String, _ changes: UInt32, takesName: Bool) -> Outcome {
    let number = number(at: path, changes)
    guard number >= 0 else { return .failed(errno) }
    listed.insert(number)
    let known = paths[number]
    if known == path || known != nil && !takesName { return .asBefore }
    if let known { numbers[known] = nil }
    // Another folder has taken the place of the one that had this path.
    if let old = numbers[path] { remove(old) }
    (paths[number], numbers[path]) = (path, number)
    return known == nil ? .anew : .asBefore
  }

  /// Forgets folders and those in them: they would be followed to where they are now.
  mutating func forget(_ gone: FolderPaths) {
    for (number, path) in paths where gone.hold(path) { remove(number) }
  }

  private mutating func remove(_ number: Int32) {
    inotify_rm_watch(descriptor, number)
    if let path = paths.removeValue(forKey: number), numbers[path] == number {
      numbers[path] = nil
    }
  }

  /// Begins to list anew what is to be watched.
  mutating func beginListing() { listed = [] }

  /// Forgets the folders that were not asked for since ``beginListing()``.
  mutating func endListing() {
    for number in Array(paths.keys) where !listed.contains(number) { remove(number) }
  }

  // MARK: Events

  struct Event {
    /// The kernel's number of the folder.
    let folder: Int32
    let kind: UInt32
    /// The name in the folder; empty: it is about the folder itself.
    let name: String

    func isOf(_ kinds: Int32...) -> Bool { kinds.contains { kind & UInt32($0) != 0 } }
  }

  /// Takes the events that have come.
  func events() -> [Event] {
    var events: [Event] = []
    var block = [UInt8](repeating: 0, count: 16384)
    // SAFETY: `read` writes no more bytes than the array has, and keeps no pointer.
    while case let count = unsafe Glibc.read(descriptor, &block, block.count), count > 0 {
      events += Self.events(block[..<count])
    }
    return events
  }

  /// The layout of an `inotify_event`: the folder's number at its start, its kind 4 bytes after that,
  /// its name's length 12.
  private static func events(_ bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    var rest = bytes
    while rest.count >= 16 {
      let start = rest.startIndex
      func number(_ offset: Int) -> UInt32 {
        (0..<4).reversed().reduce(0) { $0 << 8 | UInt32(rest[start + offset + $1]) }
      }
      let name = String(decoding: rest.dropFirst(16).prefix { $0 != 0 }, as: UTF8.self)
      events.append(Event(folder: Int32(bitPattern: number(0)), kind: number(4), name: name))
      rest = rest.dropFirst(16 + Int(number(12)))
    }
    return events
  }
}

/// Paths of folders.
struct FolderPaths {
  private(set) var all: Set<String> = []

  mutating func insert(_ path: String) { all.insert(path) }

  /// Whether a path is one of them, or in one. Time grows with the path's depth alone.
  func hold(_ path: String) -> Bool {
    if all.isEmpty { return false }
    var path = path[...]
    while !all.contains(String(path)) {
      guard let end = path.lastIndex(of: "/"), end > path.startIndex else { return false }
      path = path[..<end]
    }
    return true
  }
}
