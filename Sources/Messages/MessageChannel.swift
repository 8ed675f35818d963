// Messages over a socket: each is its length in four bytes, little-endian, then JSON.

internal import Foundation
internal import Synchronization

/// One end of a connection between two processes.
///
/// Messages arrive whole and in order. A message over ``limit`` bytes, or one that is not of the
/// expected type, ends the connection like its other end's death: nothing after it can be trusted.
package final class MessageChannel {
  /// Bytes of the longest message.
  package static let limit = 64 << 20

  /// The socket. It is closed once the channel and all that is being sent are gone.
  package let descriptor: Int32
  private let sender: MessageSender
  private var received: [UInt8] = []
  /// The descriptors that came with messages and that nobody has taken, oldest first.
  private var descriptors: [Int32] = []
  /// Whether nothing more can come.
  package private(set) var isClosed = false
  /// Whether that is so because something came that is no message of ours.
  package private(set) var isGarbled = false

  /// Takes over the descriptor.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    sender = MessageSender(descriptor)
  }

  /// Two connected ends; nil where the system has no descriptors left.
  package static func pair() -> (Int32, Int32)? {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    // SAFETY: the array has room for the two descriptors that are written.
    guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    return (ends[0], ends[1])
  }

  deinit { for descriptor in descriptors { close(descriptor) } }

  /// Sends, and waits until the other end has room for all of it; false where nobody is there to read,
  /// or the message is over ``limit``. `sharing`: a descriptor that the other end gets a copy of. Default: none.
  @discardableResult
  package func send(_ message: some Encodable, sharing descriptor: Int32? = nil) -> Bool {
    guard let bytes = Self.bytes(of: message) else { return false }
    return sender.send(bytes, descriptor)
  }

  /// Sends and never waits: bytes that the other end has no room for follow when it has. False where the
  /// message is over ``limit``.
  package func post(_ message: some Encodable) -> Bool {
    guard let bytes = Self.bytes(of: message) else { return false }
    sender.post(bytes)
    return true
  }

  private static func bytes(of message: some Encodable) -> [UInt8]? {
    guard let body = try? JSONEncoder().encode(message), body.count <= limit else { return nil }
    let length = UInt32(body.count)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + body
  }

  /// Ends the connection for both ends, whoever holds them.
  package func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Waits for the next message; nil where the other end is gone.
  package func receive<Message: Decodable>(_ type: Message.Type) -> Message? {
    while !isClosed {
      if let message = next(type) { return message }
      if !isClosed { read() }
    }
    return nil
  }

  /// Whether something is there to read, be it the end.
  package var isReadable: Bool {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // SAFETY: one structure for one descriptor; `poll` keeps no pointer.
    return unsafe poll(&input, 1, 0) == 1
  }

  /// Reads what is there, once: call it when the descriptor is readable, then ``next(_:)`` until it
  /// has nothing.
  package func read() {
    var block = [UInt8](repeating: 0, count: 65536)
    let (count, shared) = DescriptorPassing.receive(&block, from: descriptor)
    if count < 0, errno == EINTR { return }
    if count <= 0 { isClosed = true } else { received += block[..<count] }
    if let shared { keep(shared) }
  }

  /// More descriptors that nobody takes than any exchange of ours leaves.
  private static let mostDescriptors = 8

  private func keep(_ shared: Int32) {
    descriptors.append(shared)
    if descriptors.count > Self.mostDescriptors { close(descriptors.removeFirst()) }
  }

  /// The oldest descriptor that came with a message; the caller closes it. Nil: none is there.
  package func takeDescriptor() -> Int32? {
    descriptors.isEmpty ? nil : descriptors.removeFirst()
  }

  /// The next message that has arrived whole; nil: none.
  package func next<Message: Decodable>(_ type: Message.Type) -> Message? {
    guard received.count >= 4 else { return nil }
    let length = received[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.limit else { return fail() }
    guard received.count >= 4 + length else { return nil }
    let body = Data(received[4..<4 + length])
    received.removeFirst(4 + length)
    guard let message = try? JSONDecoder().decode(type, from: body) else { return fail() }
    return message
  }

  private func fail<Message>() -> Message? {
    refuse()
    return nil
  }

  /// Ends the connection because of a message that cannot be one of ours, as where it is of another type.
  package func refuse() {
    isClosed = true
    isGarbled = true
    received = []
  }
}

/// The sending end of a channel. It owns the descriptor: bytes that are still being sent may outlive the channel.
private final class MessageSender: Sendable {
  private let descriptor: Int32
  /// Sends what there was no room for, in order.
  private let queue = DispatchQueue(label: "vitrine.messages")
  /// How many messages wait there.
  private let waiting = Mutex(0)

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8], _ shared: Int32?) -> Bool {
    queue.sync {
      guard let shared else { return rest(bytes[...], flags: 0).isEmpty }
      while true {
        let count = DescriptorPassing.send(bytes[...], shared, to: descriptor)
        if count < 0, errno == EINTR { continue }
        return count > 0 && rest(bytes.dropFirst(count), flags: 0).isEmpty
      }
    }
  }

  func post(_ bytes: [UInt8]) {
    waiting.withLock { waiting in
      let rest = waiting == 0 ? rest(bytes[...], flags: MSG_DONTWAIT) : bytes[...]
      guard !rest.isEmpty else { return }
      waiting += 1
      queue.async { [self] in
        _ = self.rest(rest, flags: 0)
        self.waiting.withLock { $0 -= 1 }
      }
    }
  }

  /// Bytes that the socket has no room for, or that nobody reads.
  private func rest(_ bytes: ArraySlice<UInt8>, flags: Int) -> ArraySlice<UInt8> {
    var rest = bytes
    while !rest.isEmpty {
      // SAFETY: `send` reads as many bytes as there are, within the closure.
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Foundation.send(
          descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL) | Int32(flags))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    return rest
  }
}
