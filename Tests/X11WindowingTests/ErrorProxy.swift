// A proxy that speaks X and lets chosen requests fail.

import Foundation
import Synchronization
import TestSupport

/// Stands between one client and a server, passes everything on, and turns chosen requests into
/// errors: they reach the server as a request that does not exist, and the server's complaint is
/// passed on as the error of the request that it was.
final class ErrorProxy: Sendable {
  /// What the client calls it, such as `:20001`.
  let display: String
  private let listener: Int32
  private let path: String
  /// The thread ends when this closes.
  private let lifeline: Int32
  private let failing = Failing()

  /// The major codes of the requests that fail, with the codes of their errors.
  private final class Failing: Sendable {
    let codes = Mutex<[UInt8: UInt8]>([:])
  }

  /// Nil where there is no socket.
  init?(to server: PrivateXServer) {
    var ends: [Int32] = [0, 0]
    guard let (listener, number) = Self.listen(), unsafe pipe(&ends) == 0 else { return nil }
    self.listener = listener
    path = Self.path(number)
    display = ":\(number)"
    lifeline = ends[1]
    guard let target = Int(server.display.dropFirst()) else { return nil }
    Thread { [failing, end = ends[0]] in
      Self.serve(listener, Self.path(target), failing, until: end)
    }.start()
  }

  deinit {
    close(lifeline)
    close(listener)
    unsafe unlink(path)
  }

  /// From now on requests of that major code fail with that error; nil: they succeed again.
  func fail(_ request: UInt8, with error: UInt8?) {
    failing.codes.withLock { $0[request] = error }
  }

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
    _ listener: Int32, _ target: String, _ failing: Failing, until end: Int32
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
    var requests = RequestStream()
    var answers = AnswerStream()
    while let ready = ready([client, server, end]), !ready[2] {
      if ready[0] {
        guard let bytes = read(client) else { return }
        let codes = failing.codes.withLock { $0 }
        let (whole, failed) = requests.take(bytes, failing: codes)
        answers.failed += failed
        guard write(whole, to: server) else { return }
      }
      if ready[1] {
        guard let bytes = read(server), write(answers.take(bytes), to: client) else { return }
      }
    }
  }

  private static func ready(_ descriptors: [Int32]) -> [Bool]? {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&polled, UInt(polled.count), -1) > 0 else { return nil }
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

/// A request that was made to fail.
private struct FailedRequest {
  var major: UInt8
  var minor: UInt8
  var error: UInt8
}

/// A request that no server has.
private let noRequest: UInt8 = 126

/// Whole messages of one side, least significant byte first.
private struct MessageBuffer {
  private(set) var bytes: [UInt8] = []
  var isSetUp = false

  mutating func append(_ new: [UInt8]) { bytes += new }

  func number(_ place: Int, bytes count: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }

  /// The first message, if all of it has come.
  mutating func next(_ length: (MessageBuffer) -> Int?) -> [UInt8]? {
    guard let length = length(self), bytes.count >= length else { return nil }
    defer { bytes.removeFirst(length) }
    return Array(bytes[..<length])
  }
}

/// What the client says.
private struct RequestStream {
  private var buffer = MessageBuffer()

  /// The whole requests, those of a failing code made invalid, and which those were.
  mutating func take(
    _ bytes: [UInt8], failing: [UInt8: UInt8]
  ) -> (bytes: [UInt8], failed: [FailedRequest]) {
    buffer.append(bytes)
    var (whole, failed): ([UInt8], [FailedRequest]) = ([], [])
    while var request = buffer.next(Self.length) {
      if buffer.isSetUp, let error = failing[request[0]] {
        failed.append(FailedRequest(major: request[0], minor: request[1], error: error))
        request[0] = noRequest
      }
      buffer.isSetUp = true
      whole += request
    }
    return (whole, failed)
  }

  /// Lengths count in fours; a large request has 0 there and its length behind.
  private static func length(_ buffer: MessageBuffer) -> Int? {
    func padded(_ count: Int) -> Int { (count + 3) / 4 * 4 }
    if !buffer.isSetUp {
      guard buffer.bytes.count >= 12 else { return nil }
      return 12 + padded(buffer.number(6, bytes: 2)) + padded(buffer.number(8, bytes: 2))
    }
    guard buffer.bytes.count >= 4 else { return nil }
    let short = buffer.number(2, bytes: 2)
    if short > 0 { return 4 * short }
    return buffer.bytes.count >= 8 ? 4 * buffer.number(4, bytes: 4) : nil
  }
}

/// What the server says.
private struct AnswerStream {
  /// Requests that were made to fail and not complained about yet, oldest first.
  var failed: [FailedRequest] = []
  private var buffer = MessageBuffer()

  /// The whole messages; complaints name the requests as they were.
  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    buffer.append(bytes)
    var whole: [UInt8] = []
    while var message = buffer.next(Self.length) {
      if buffer.isSetUp, message[0] == 0, message[10] == noRequest, !failed.isEmpty {
        let request = failed.removeFirst()
        message[1] = request.error
        message[8] = request.minor
        message[10] = request.major
      }
      buffer.isSetUp = true
      whole += message
    }
    return whole
  }

  /// Errors and events have 32 bytes; replies and events of the newer extensions more.
  private static func length(_ buffer: MessageBuffer) -> Int? {
    guard buffer.bytes.count >= 8 else { return nil }
    if !buffer.isSetUp { return 8 + 4 * buffer.number(6, bytes: 2) }
    let isLonger = [1, 35].contains(buffer.bytes[0] & 0x7F)
    return isLonger ? 32 + 4 * buffer.number(4, bytes: 4) : 32
  }
}
