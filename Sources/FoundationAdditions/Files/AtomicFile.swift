// Reading and replacing whole files.

import Glibc

/// Reads whole files, and replaces them atomically.
package enum AtomicFile {
  /// Replaces the file at `path` atomically, as ``AtomicFileWriter`` does. After an error no temporary file is left.
  package static func write(_ data: Data, to path: String) throws(FileError) {
    let file = try AtomicFileWriter(path)
    try file.append(data)
    try file.commit()
  }

  /// The path that links at the end of a path lead to, also where nothing is there yet. The path itself where they lead
  /// round in a circle.
  package static func followingLinks(_ path: String) -> String {
    var place = path
    for _ in 0..<mostLinks {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
        return place
      }
      let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
      place = link.hasPrefix("/") ? link : folder + link
    }
    return path
  }

  /// As many as the kernel follows.
  private static let mostLinks = 40

  /// Returns the contents of the file at `path`. Fails for devices, pipes and sockets, which may have no end, or nothing
  /// to read; waits for none.
  package static func read(_ path: String) throws(FileError) -> Data {
    // SAFETY: the path is a C string for the length of the call.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .last("read", path) }
    defer { close(file) }
    var status = stat()
    // SAFETY: `status` is a variable of the type that the call fills.
    if unsafe fstat(file, &status) == 0, let kind = endless[status.st_mode & S_IFMT] {
      throw FileError(path: path, action: "read", reason: "it is a \(kind)")
    }
    var data = Data()
    var block = [UInt8](repeating: 0, count: 65536)
    while true {
      // SAFETY: the call writes at most `block.count` bytes into the array.
      let count = unsafe Glibc.read(file, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last("read", path) }
      if count == 0 { return data }
      data.append(contentsOf: block[..<count])
    }
  }

  private static let endless = [
    S_IFCHR: "device", S_IFBLK: "device", S_IFIFO: "pipe", S_IFSOCK: "socket",
  ]
}
