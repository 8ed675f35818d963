// Files that are there whole or not at all.

package import CoreGraphics
import Glibc
import Synchronization

/// Writes beside the file, then renames: a reader sees the old bytes or the new ones. Devices and
/// pipes are written to as they are.
package enum AtomicFile {
  /// Makes names of this process's temporary files different from each other.
  private static let serial = Atomic<Int>(0)

  /// Replaces the file at `path`; after an error nothing of ours is left. A new file gets the
  /// usual permissions of the process, a replaced one keeps its own.
  package static func write(_ data: Data, to path: String) throws(FileError) {
    let target = try destination(of: path)
    // Renaming over a device such as /dev/null would take it away from the whole machine.
    if isSpecial(path) { return try writeInPlace(data, to: path) }
    let number = serial.add(1, ordering: .relaxed).newValue
    let temporary = "\(target).\(getpid()).\(number).tmp"
    do throws(FileError) {
      try writeFully(data, to: temporary, permissions: permissions(of: target), reportedAs: path)
      guard unsafe rename(temporary, target) == 0 else { throw .last("write", path) }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// The whole file.
  package static func read(_ path: String) throws(FileError) -> Data {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last("read", path) }
    defer { close(file) }
    var status = stat()
    // A device such as /dev/zero has no end.
    if unsafe fstat(file, &status) == 0, [S_IFCHR, S_IFBLK].contains(status.st_mode & S_IFMT) {
      throw FileError(path: path, action: "read", reason: "it is a device")
    }
    var data = Data()
    var block = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe Glibc.read(file, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last("read", path) }
      if count == 0 { return data }
      data.append(contentsOf: block[..<count])
    }
  }

  /// Where a symbolic link leads, so that renaming replaces the file and not the link; a folder is
  /// refused before anything is written beside it.
  private static func destination(of path: String) throws(FileError) -> String {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return path }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path: path, action: "write", reason: unsafe String(cString: strerror(EISDIR)))
    }
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Whether something other than a regular file stands there.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  private static func writeInPlace(_ data: Data, to path: String) throws(FileError) {
    let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last("write", path) }
    try finish(file, writing: data, reportedAs: path)
  }

  private static func permissions(of path: String) -> mode_t {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o666
  }

  private static func writeFully(
    _ data: Data, to temporary: String, permissions: mode_t, reportedAs path: String
  ) throws(FileError) {
    let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard file >= 0 else { throw .last("write", path) }
    try finish(file, writing: data, reportedAs: path)
  }

  /// Writes everything and closes the file, also after an error.
  private static func finish(
    _ file: Int32, writing data: Data, reportedAs path: String
  ) throws(FileError) {
    var rest = data
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = FileError.last("write", path)
        close(file)
        throw error
      }
      rest = rest.dropFirst(count)
    }
    // A full disk may be told only here.
    guard close(file) == 0 else { throw .last("write", path) }
  }
}
