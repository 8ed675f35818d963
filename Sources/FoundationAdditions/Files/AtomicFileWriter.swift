// A file that is made piece by piece, and is there whole or not at all.

import Glibc
import Synchronization

/// Bytes on their way to a file: they lie beside it and take its place with ``commit()``.
///
/// A reader sees the old file or the new one. A new file gets the usual permissions of the process,
/// a replaced one keeps its own. Devices and pipes cannot be replaced: they get everything at the
/// end, and until then it is kept in memory. Errors name the path that was asked for.
package final class GrowingFile {
  /// Makes names of this process's temporary files different from each other.
  private static let serial = Atomic<Int>(0)

  private let path: String
  /// Where the path's symbolic links lead, so that renaming replaces the file and not the link.
  private let target: String
  private let temporary: String
  /// The temporary file; nil for devices and pipes, and when all is done.
  private var descriptor: Int32?
  /// What a device or a pipe is to get.
  private var kept: Data?

  /// Fails where no file can be made at `path`, before a byte of it is known.
  package init(_ path: String) throws(FileError) {
    self.path = path
    target = try Self.destination(of: path)
    let number = Self.serial.add(1, ordering: .relaxed).newValue
    temporary = "\(target).\(getpid()).\(number).tmp"
    // Renaming over a device such as /dev/null would take it away from the whole machine.
    if Self.isSpecial(path) {
      kept = Data()
    } else {
      descriptor = try Self.create(temporary, like: target, reportedAs: path)
    }
  }

  deinit { abandon() }

  /// Adds to the end.
  package func append(_ data: Data) throws(FileError) {
    kept?.append(data)
    if let descriptor { try Self.write(data, to: descriptor, reportedAs: path) }
  }

  /// Replaces bytes that were appended before; the end stays where it is.
  package func replace(at offset: Int, with data: Data) throws(FileError) {
    if let range = kept.map({ $0.startIndex + offset..<$0.startIndex + offset + data.count }) {
      kept?.replaceSubrange(range, with: data)
    }
    guard let descriptor else { return }
    guard lseek(descriptor, offset, SEEK_SET) >= 0 else { throw .last("write", path) }
    try Self.write(data, to: descriptor, reportedAs: path)
    guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw .last("write", path) }
  }

  /// Puts everything in its place; after an error nothing of ours is left.
  package func commit() throws(FileError) {
    if let kept { return try commit(inPlace: kept) }
    guard let descriptor else { return }
    self.descriptor = nil
    do throws(FileError) {
      // A full disk may be told only here.
      guard close(descriptor) == 0 else { throw .last("write", path) }
      guard unsafe rename(temporary, target) == 0 else { throw .last("write", path) }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// Takes back what was begun. After ``commit()`` it does nothing.
  package func abandon() {
    kept = nil
    guard let descriptor else { return }
    self.descriptor = nil
    close(descriptor)
    _ = unsafe unlink(temporary)
  }

  private func commit(inPlace data: Data) throws(FileError) {
    kept = nil
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

extension GrowingFile {
  /// A folder is refused before anything is written beside it.
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

  private static func create(
    _ temporary: String, like target: String, reportedAs path: String
  ) throws(FileError) -> Int32 {
    var status = stat()
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
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last("write", path) }
      rest = rest.dropFirst(count)
    }
  }
}
