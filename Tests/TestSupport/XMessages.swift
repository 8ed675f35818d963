// The traffic of clients and servers of X, cut into whole messages.

/// A request that was made to fail.
struct FailedRequest {
  var major: UInt8
  var minor: UInt8
  var error: UInt8
}

/// A request that no server has.
private let noRequest: UInt8 = 126

/// Whole messages of one side, least significant byte first.
struct MessageBuffer {
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

/// The client's requests.
struct RequestStream {
  /// How the client takes the server's pixels to be; nil: as they are.
  private let disguise: PixelDisguise?
  private var buffer = MessageBuffer()

  init(disguise: PixelDisguise?) { self.disguise = disguise }

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
      whole += buffer.isSetUp ? disguise?.undone(request) ?? request : request
      buffer.isSetUp = true
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

/// The server's replies, events and errors.
struct AnswerStream {
  /// The pixel format that the client is told; nil: the server's own.
  private let disguise: PixelDisguise?
  /// Requests that were made to fail and not complained about yet, oldest first.
  var failed: [FailedRequest] = []
  private var buffer = MessageBuffer()
  /// The number of the last request that the server has spoken of, as it writes it.
  private var number: ArraySlice<UInt8> = [0, 0]

  init(disguise: PixelDisguise?) { self.disguise = disguise }

  /// The event with the number that the server would give it now.
  func numbered(_ event: [UInt8]) -> [UInt8] { Array(event[..<2] + number + event[4...]) }

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
      if buffer.isSetUp, message[0] & 0x7F != Self.keymap { number = message[2...3] }
      if !buffer.isSetUp, let disguise { message = disguise.told(message) }
      buffer.isSetUp = true
      whole += message
    }
    return whole
  }

  /// The event that has no number.
  private static let keymap: UInt8 = 11

  /// Errors and events have 32 bytes; replies and events of the newer extensions more.
  private static func length(_ buffer: MessageBuffer) -> Int? {
    guard buffer.bytes.count >= 8 else { return nil }
    if !buffer.isSetUp { return 8 + 4 * buffer.number(6, bytes: 2) }
    let isLonger = [1, 35].contains(buffer.bytes[0] & 0x7F)
    return isLonger ? 32 + 4 * buffer.number(4, bytes: 4) : 32
  }
}
