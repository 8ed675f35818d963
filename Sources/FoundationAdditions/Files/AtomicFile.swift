// Files that are there whole or not at all.

import Glibc

/// Whole files, read and written in one go.
package enum AtomicFile {
  /// Replaces the file at `path`, as ``GrowingFile`` does; after an error nothing of ours is left.
  package static func write(_ data: Data, to path: String) throws(FileError) {
    let file = try GrowingFile(path)
    try file.append(data)
    try file.commit()
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
}
