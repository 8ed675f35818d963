// Descriptors that go from one process to another with the bytes of a message.

internal import Foundation

/// Sends and receives bytes on a socket, with one descriptor at a time (`SCM_RIGHTS`).
package enum DescriptorPassing {
  /// The control message of one descriptor, as the kernel lays it out: its length in a word, two integers that say
  /// what it is, and the descriptor.
  private struct Control {
    var length = MemoryLayout<Control>.size
    var level = SOL_SOCKET
    /// `SCM_RIGHTS`.
    var kind: Int32 = 1
    var descriptor: Int32 = -1

    /// Without the padding at the end, so that there is room for one descriptor.
    static let size = MemoryLayout<Control>.size
  }

  /// Sends bytes with a descriptor, as `send` does; how many, or less than 0.
  @discardableResult
  package static func send(
    _ bytes: ArraySlice<UInt8>, _ descriptor: Int32, to socket: Int32
  ) -> Int {
    var control = Control(descriptor: descriptor)
    // SAFETY: the bytes are there for the length of the call, and are read alone.
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe withMessage(UnsafeMutableRawBufferPointer(mutating: bytes), &control) { message in
        unsafe sendmsg(socket, &message, Int32(MSG_NOSIGNAL))
      }
    }
  }

  /// Receives bytes as `recv` does; how many, or less than 0. `descriptor`: the one that came with them, which is the
  /// caller's then; nil: none did. Further ones are closed by the kernel.
  static func receive(
    _ block: inout [UInt8], from socket: Int32
  ) -> (count: Int, descriptor: Int32?) {
    var control = Control()
    var length = 0
    // SAFETY: the block is there for the length of the call.
    let count = unsafe block.withUnsafeMutableBytes { bytes in
      unsafe withMessage(bytes, &control) { message in
        let count = unsafe recvmsg(socket, &message, Int32(MSG_CMSG_CLOEXEC))
        unsafe length = message.msg_controllen
        return count
      }
    }
    let isDescriptor =
      count > 0 && length >= Control.size && control.level == SOL_SOCKET && control.kind == 1
    return (count, isDescriptor ? control.descriptor : nil)
  }

  /// Calls `body` with a message of bytes and one control message.
  private static func withMessage(
    _ bytes: UnsafeMutableRawBufferPointer, _ control: inout Control, _ body: (inout msghdr) -> Int
  ) -> Int {
    // SAFETY: the pointers are to the caller's bytes and to variables here, for the length of the call, with their
    // lengths.
    unsafe withUnsafeMutableBytes(of: &control) { control in
      var part = unsafe iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
      return unsafe withUnsafeMutablePointer(to: &part) { part in
        var message = unsafe msghdr()
        unsafe message.msg_iov = part
        unsafe message.msg_iovlen = 1
        unsafe message.msg_control = control.baseAddress
        unsafe message.msg_controllen = Control.size
        return unsafe body(&message)
      }
    }
  }
}
