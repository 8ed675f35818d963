// What was packed with zlib, as the streams of documents are.

/// Unpacks DEFLATE's blocks in zlib's frame
/// ([RFC 1950](https://www.rfc-editor.org/rfc/rfc1950), [RFC 1951](https://www.rfc-editor.org/rfc/rfc1951)).
/// The sum at the end is not looked at: what was read until there is drawn.
struct Inflate {
  /// Bytes at most: a few packed ones may ask for all of the memory.
  static let limit = 64 << 20

  /// The bytes that cannot be there, by their place in the packed ones.
  struct Failure: Error, Equatable {
    let offset: Int
  }

  private let packed: ArraySlice<UInt8>
  private var offset: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var bytes: [UInt8] = []

  static func unpack(_ packed: ArraySlice<UInt8>) throws(Failure) -> [UInt8] {
    var inflate = Inflate(packed)
    try inflate.run()
    return inflate.bytes
  }

  private init(_ packed: ArraySlice<UInt8>) {
    self.packed = packed
    // Two bytes say the method and the window, which is always large enough here.
    offset = packed.startIndex + 2
  }

  private var failure: Failure { Failure(offset: offset - packed.startIndex) }

  private mutating func run() throws(Failure) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try expand(Code.fixedLiterals, Code.fixedDistances)
      case 2:
        let codes = try readCodes()
        try expand(codes.literals, codes.distances)
      default: throw failure
      }
    }
  }

  // MARK: Bits

  private mutating func take(_ count: Int) throws(Failure) -> Int {
    while bitCount < count {
      guard offset < packed.endIndex else { throw failure }
      bits |= UInt32(packed[offset]) << UInt32(bitCount)
      offset += 1
      bitCount += 8
    }
    defer {
      bits >>= UInt32(count)
      bitCount -= count
    }
    return Int(bits & ((1 << UInt32(count)) - 1))
  }

  private mutating func symbol(_ code: Code) throws(Failure) -> Int {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts.dropFirst() {
      value |= try take(1)
      let place = value - first
      if place >= 0, place < count { return code.symbols[index + place] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw failure
  }

  // MARK: Blocks

  private mutating func copyStored() throws(Failure) {
    (bits, bitCount) = (0, 0)
    guard offset + 4 <= packed.endIndex else { throw failure }
    let length = Int(packed[offset]) | Int(packed[offset + 1]) << 8
    offset += 4
    guard offset + length <= packed.endIndex, bytes.count + length <= Self.limit else {
      throw failure
    }
    bytes += packed[offset..<offset + length]
    offset += length
  }

  private mutating func expand(_ literals: Code, _ distances: Code) throws(Failure) {
    while true {
      let value = try symbol(literals)
      if value == 256 { return }
      guard value > 256 else {
        bytes.append(UInt8(value))
        continue
      }
      guard value < 286 else { throw failure }
      let length = Self.lengths[value - 257] + (try take(Self.lengthBits[value - 257]))
      let place = try symbol(distances)
      guard place < 30 else { throw failure }
      let distance = Self.distances[place] + (try take(Self.distanceBits[place]))
      guard distance <= bytes.count, bytes.count + length <= Self.limit else { throw failure }
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
    }
  }

  private mutating func readCodes() throws(Failure) -> (literals: Code, distances: Code) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let count = try take(4) + 4
    var own = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(count) { own[place] = try take(3) }
    let code = Code(own)
    var sizes: [Int] = []
    while sizes.count < literalCount + distanceCount {
      let value = try symbol(code)
      switch value {
      case ..<16: sizes.append(value)
      case 16:
        guard let last = sizes.last else { throw failure }
        sizes += Array(repeating: last, count: 3 + (try take(2)))
      case 17: sizes += Array(repeating: 0, count: 3 + (try take(3)))
      default: sizes += Array(repeating: 0, count: 11 + (try take(7)))
      }
    }
    return (
      Code(Array(sizes[..<literalCount])),
      Code(Array(sizes[literalCount..<literalCount + distanceCount]))
    )
  }

  // MARK: The standard's tables

  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]

  /// A prefix code: how many symbols there are of each length, and the symbols by length.
  private struct Code {
    static let fixedLiterals = Code(
      Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
        + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
    static let fixedDistances = Code(Array(repeating: 5, count: 30))

    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(_ sizes: [Int]) {
      for size in sizes where size > 0 { counts[size] += 1 }
      symbols = sizes.indices.filter { sizes[$0] > 0 }.sorted {
        (sizes[$0], $0) < (sizes[$1], $1)
      }
    }
  }
}
