// Atomic replacement of a file that is written in pieces.

import Glibc
import Synchronization

/// Writes a temporary file beside the target, and renames it to the target in ``commit()``.
///
/// A reader sees the old file or the new one. A new file gets the usual permissions of the process, a replaced one
/// keeps its own. Devices and pipes cannot be replaced: their bytes are collected in memory and written in
/// ``commit()``. Errors name the path that the caller gave.
package final class AtomicFileWriter {
  /// Makes the names of this process's temporary files unique.
  private static let serial = Atomic<Int>(0)

  private let path: String
  /// The path with symbolic links resolved, so that renaming replaces the file and not a link.
  private let target: String
  private let temporary: String
  /// The open temporary file; nil for devices and pipes, and after the end.
  private var descriptor: Int32?
  /// The bytes for a device or a pipe; nil for files, and after the end.
  private var buffer: Data?

  /// Opens a temporary file. Fails where no file can be created beside `path`, or `path` is a directory.
  package init(_ path: String) throws(FileError) {
    self.path = path
    target = try Self.destination(of: path)
    let number = Self.serial.add(1, ordering: .relaxed).newValue
    temporary = "\(target).\(getpid()).\(number).tmp"
    // Renaming over a device such as /dev/null would remove it for the whole machine.
    if Self.isSpecial(path) {
      buffer = Data()
    } else {
      descriptor = try Self.create(temporary, like: target, reportedAs: path)
    }
  }

  deinit { abandon() }

  /// Appends bytes.
  package func append(_ data: Data) throws(FileError) {
    buffer?.append(data)
    if let descriptor { try Self.write(data, to: descriptor, reportedAs: path) }
  }

  /// Overwrites bytes that were appended before, from `offset` on. Later bytes are still appended at the end.
  package func replace(at offset: Int, with data: Data) throws(FileError) {
    if let range = buffer.map({ $0.startIndex + offset..<$0.startIndex + offset + data.count }) {
      buffer?.replaceSubrange(range, with: data)
    }
    guard let descriptor else { return }
    guard lseek(descriptor, offset, SEEK_SET) >= 0 else { throw .last("write", path) }
    try Self.write(data, to: descriptor, reportedAs: path)
    guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw .last("write", path) }
  }

  /// Replaces the target with what was written. After an error no temporary file is left.
  package func commit() throws(FileError) {
    if let buffer { return try writeInPlace(buffer) }
    guard let descriptor else { return }
    self.descriptor = nil
    do throws(FileError) {
      // A full disk may be reported only here.
      guard close(descriptor) == 0 else { throw .last("write", path) }
      // SAFETY: both paths are C strings for the length of the call.
      guard unsafe rename(temporary, target) == 0 else { throw .last("write", path) }
    } catch {
      // SAFETY: the path is a C string for the length of the call.
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// Removes the temporary file. Does nothing after ``commit()``.
  package func abandon() {
    buffer = nil
    guard let descriptor else { return }
    self.descriptor = nil
    close(descriptor)
    // SAFETY: the path is a C string for the length of the call.
    _ = unsafe unlink(temporary)
  }

  /// Writes to a device or a pipe.
  private func writeInPlace(_ data: Data) throws(FileError) {
    buffer = nil
    // SAFETY: the path is a C string for the length of the call.
    let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last("write", path) }
    do throws(FileError) {
      try Self.write(data, to: file, reportedAs: path)
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw .last("write", path) }
  }
}

extension AtomicFileWriter {
  /// Returns the path with symbolic links resolved. Fails for a directory.
  private static func destination(of path: String) throws(FileError) -> String {
    var status = stat()
    // SAFETY: the path is a C string for the length of the call, and `status` is a variable of the type that it fills.
    guard unsafe stat(path, &status) == 0 else { return AtomicFile.followingLinks(path) }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path: path, action: "write", reason: unsafe String(cString: strerror(EISDIR)))
    }
    // SAFETY: `realpath` allocates its result, which is copied and then freed once.
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Whether the path leads to something other than a regular file.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    // SAFETY: the path is a C string for the length of the call, and `status` is a variable of the type that it fills.
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  private static func create(
    _ temporary: String, like target: String, reportedAs path: String
  ) throws(FileError) -> Int32 {
    var status = stat()
    // SAFETY: the paths are C strings for the length of the calls, and `status` is a variable of the type that `stat`
    // fills.
    let permissions = unsafe stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o666
    let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard file >= 0 else { throw .last("write", path) }
    return file
  }

  private static func write(
    _ data: Data, to file: Int32, reportedAs path: String
  ) throws(FileError) {
    var rest = data
    while !rest.isEmpty {
      // SAFETY: the pointer and the count are those of the data, which is not changed during the call.
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last("write", path) }
      rest = rest.dropFirst(count)
    }
  }
}
