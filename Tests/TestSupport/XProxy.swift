// A proxy that speaks X, lets chosen requests fail, and says what the server does not.

internal import Foundation
private import Synchronization

/// Stands between one client and a server, passes everything on, and turns chosen requests into
/// errors: they reach the server as a request that does not exist, and the server's complaint is
/// passed on as the error of the request that it was.
package final class XProxy: Sendable {
  /// The display's name for clients, such as `:20001`.
  package let display: String
  private let listener: Int32
  private let path: String
  /// A byte: there is something to say. The thread ends when this closes.
  private let lifeline: Int32
  private let wishes = Wishes()

  private final class Wishes: Sendable {
    /// The major codes of the requests that fail, with the codes of their errors.
    let failing = Mutex<[UInt8: UInt8]>([:])
    /// Events that the client is to hear.
    let events = Mutex<[[UInt8]]>([])
    /// Bytes that the client has sent.
    let sent = Mutex(0)
  }

  /// Nil where there is no socket. `disguise`: how the client shall take the server's pixels to be.
  /// Default: as they are. `latency`: how long what either says is on its way. Default: none.
  package init?(
    to server: PrivateXServer, disguise: PixelDisguise? = nil, latency: Duration = .zero
  ) {
    var ends: [Int32] = [0, 0]
    guard let (listener, number) = Self.listen(), unsafe pipe(&ends) == 0 else { return nil }
    self.listener = listener
    path = Self.path(number)
    display = ":\(number)"
    lifeline = ends[1]
    guard let target = Int(server.display.dropFirst()) else { return nil }
    Thread { [wishes, end = ends[0]] in
      Self.serve(listener, Self.path(target), disguise, latency, wishes, until: end)
    }.start()
  }

  deinit {
    close(lifeline)
    close(listener)
    unsafe unlink(path)
  }

  /// From now on requests of that major code fail with that error; nil: they succeed again.
  package func fail(_ request: UInt8, with error: UInt8?) {
    wishes.failing.withLock { $0[request] = error }
  }

  /// Says an event to the client, which is there already, as the server would: behind what the server
  /// has said, with the number of the last request that it has answered.
  package func say(_ event: [UInt8]) {
    wishes.events.withLock { $0.append(event) }
    let byte: [UInt8] = [0]
    unsafe Foundation.write(lifeline, byte, 1)
  }

  /// Bytes that the client has sent so far and the server was given.
  package var sentBytes: Int { wishes.sent.withLock { $0 } }

  // MARK: Sockets

  private static func path(_ number: Int) -> String { "/tmp/.X11-unix/X\(number)" }

  private static func listen() -> (Int32, Int)? {
    let first = 20_000 + Int(getpid()) % 20_000
    for number in first..<first + 1000 {
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      if unsafe named(path(number), descriptor, bind) == 0, Foundation.listen(descriptor, 1) == 0 {
        return (descriptor, number)
      }
      close(descriptor)
    }
    return nil
  }

  private static func named(
    _ path: String, _ descriptor: Int32,
    _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe use(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// Takes one client and passes on what both say, until one of them or the test ends.
  private static func serve(
    _ listener: Int32, _ target: String, _ disguise: PixelDisguise?, _ latency: Duration,
    _ wishes: Wishes, until end: Int32
  ) {
    defer { close(end) }
    guard ready([listener, end])?.first == true else { return }
    let client = accept(listener, nil, nil)
    let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer {
      close(client)
      close(server)
    }
    guard client >= 0, unsafe named(target, server, connect) == 0 else { return }
    var requests = RequestStream(disguise: disguise)
    var answers = AnswerStream(disguise: disguise)
    var ways = LongWays(latency: latency)
    while let ready = ready([client, server, end], ways.wait) {
      if ready[0] {
        guard let bytes = read(client) else { return }
        let codes = wishes.failing.withLock { $0 }
        let (whole, failed) = requests.take(bytes, failing: codes)
        answers.failed += failed
        ways.send(whole, to: server)
        wishes.sent.withLock { $0 += whole.count }
      }
      if ready[1] {
        guard let bytes = read(server) else { return }
        ways.send(answers.take(bytes), to: client)
      }
      if ready[2] {
        var byte: UInt8 = 0
        guard unsafe Foundation.read(end, &byte, 1) == 1 else { return }
        let events = wishes.events.withLock { events in
          defer { events = [] }
          return events
        }
        ways.send(events.flatMap(answers.numbered), to: client)
      }
      guard ways.arrive({ write($0, to: $1) }) else { return }
    }
  }

  /// Nil where nothing can be waited for; none is ready when the milliseconds have passed.
  private static func ready(_ descriptors: [Int32], _ wait: Int32 = -1) -> [Bool]? {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&polled, UInt(polled.count), wait) >= 0 else { return nil }
    return polled.map { $0.revents != 0 }
  }

  /// Nil at the end.
  private static func read(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBytes {
        unsafe send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }
}

/// Messages on their way, in the order in which they arrive.
private struct LongWays {
  let latency: Duration
  private var travelling: [(due: ContinuousClock.Instant, bytes: [UInt8], target: Int32)] = []

  init(latency: Duration) { self.latency = latency }

  mutating func send(_ bytes: [UInt8], to target: Int32) {
    travelling.append((.now + latency, bytes, target))
  }

  /// Milliseconds until something arrives; −1 where nothing travels.
  var wait: Int32 {
    guard let first = travelling.first else { return -1 }
    return Int32(max(0, ((first.due - .now) / .milliseconds(1)).rounded(.up)))
  }

  /// Hands on what is there; false where a hand refuses.
  mutating func arrive(_ hand: ([UInt8], Int32) -> Bool) -> Bool {
    while let first = travelling.first, first.due <= .now {
      travelling.removeFirst()
      guard hand(first.bytes, first.target) else { return false }
    }
    return true
  }
}
