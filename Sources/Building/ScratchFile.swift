// Files that nobody needs after the process.

internal import Foundation

/// A file that compilers read, and nobody after this process has ended: its bytes need not be on the disk.
/// Foundation's `Data.write(to:)` waits until they are, a millisecond or more a file.
enum ScratchFile {
  /// Writes a file in the place of one that may be there. Throws a `POSIXError` or an error of Foundation's.
  static func write(_ bytes: some DataProtocol, to path: String) throws {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    // SAFETY: the name is a C string for the length of the call.
    let descriptor = unsafe Foundation.open(path, flags, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: bytes)
  }
}
