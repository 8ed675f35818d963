// Code of a page that answers in the name of its agent.

/// The source of a forged answer.
package enum ForgedReply {
  /// Statements that find the agent's socket, and tell of a frame on it. `sendsFile`: with a file that is no memory of
  /// frames.
  package static func code(sendsFile: Bool) -> String {
    """
    let socket: Int32 = (10..<256).first { number in
      var kind: Int32 = 0
      var size = socklen_t(4)
      return getsockopt(number, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 && kind == 1
    }!
    let text = Array(#"{"shown":{"width":4000,"height":4000,"points":[4000,4000],"commands":[],"scenes":[]}}"#.utf8)
    var message = [UInt8(text.count), 0, 0, 0] + text
    let file = open(NSTemporaryDirectory() + "/frames", O_RDWR | O_CREAT, 0o600)
    var control: [UInt64] = [20, 1 << 32 | 1, UInt64(file)]
    let count = message.count
    message.withUnsafeMutableBytes { bytes in
      control.withUnsafeMutableBytes { control in
        var part = iovec(iov_base: bytes.baseAddress, iov_len: count)
        withUnsafeMutablePointer(to: &part) { part in
          var header = msghdr()
          header.msg_iov = part
          header.msg_iovlen = 1
          header.msg_control = \(sendsFile ? "control.baseAddress" : "nil")
          header.msg_controllen = \(sendsFile ? "20" : "0")
          _ = sendmsg(socket, &header, 0)
        }
      }
    }
    """
  }
}
