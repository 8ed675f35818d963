// LLVM's bitstream: a container of records, in which the compiler writes down a file's dependencies.

/// Reads the records of a bitstream, whatever blocks they stand in. Fails on what is none: each read is checked.
///
/// The format: <https://llvm.org/docs/BitCodeFormat.html>.
struct Bitstream {
  /// A record's code, its numbers, and the bytes at its end.
  struct Record {
    var code: UInt64
    var fields: [UInt64] = []
    var blob: [UInt8] = []
  }

  /// The place and the kind of a mistake.
  struct Malformed: Error {
    /// In bits from the beginning.
    let position: Int
    let reason: String
  }

  /// How one part of a record is written.
  private indirect enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array(Operand)
    case character
    case blob

    /// Whether it takes up bits: an array of others could be of any length.
    var hasWidth: Bool {
      switch self {
      case .fixed(let width), .variable(let width): width > 0
      case .character: true
      case .literal, .array, .blob: false
      }
    }
  }

  private typealias Abbreviation = [Operand]

  /// A block around the position.
  private struct Block {
    let abbreviationWidth: Int
    var abbreviations: [Abbreviation]
    /// Whether it says how other blocks are written.
    let isInfo: Bool
  }

  /// Abbreviations that every block of an identifier begins with.
  private var known: [UInt64: [Abbreviation]] = [:]
  /// The block that an information block speaks of.
  private var described: UInt64?
  private let bytes: [UInt8]
  private var position: Int
  private(set) var records: [Record] = []

  /// Reads all records behind the `signature`.
  init(_ bytes: [UInt8], signature: String) throws(Malformed) {
    self.bytes = bytes
    position = signature.utf8.count * 8
    guard bytes.starts(with: signature.utf8) else {
      throw Malformed(position: 0, reason: "the signature is not \(signature)")
    }
    try read()
  }

  private mutating func read() throws(Malformed) {
    var blocks = [Block(abbreviationWidth: 2, abbreviations: [], isInfo: false)]
    while let block = blocks.last, blocks.count > 1 || position + 32 <= bytes.count * 8 {
      let kind = try fixed(block.abbreviationWidth)
      switch kind {
      case 0:
        guard blocks.count > 1 else { throw malformed("a block ends that has not begun") }
        align()
        blocks.removeLast()
      case 1:
        guard blocks.count < Self.deepest else { throw malformed("blocks are nested too deep") }
        blocks.append(try enterBlock())
      case 2:
        let abbreviation = try abbreviation()
        if block.isInfo {
          guard let described else { throw malformed("a block is described without its name") }
          known[described, default: []].append(abbreviation)
        } else {
          blocks[blocks.count - 1].abbreviations.append(abbreviation)
        }
      case 3:
        let record = try plainRecord()
        if block.isInfo {
          if record.code == 1 { described = record.fields.first }
        } else {
          records.append(record)
        }
      default:
        let index = Int(kind) - 4
        guard block.abbreviations.indices.contains(index) else {
          throw malformed("there is no abbreviation \(kind)")
        }
        records.append(try record(block.abbreviations[index]))
      }
    }
  }

  /// More operands than any abbreviation has.
  private static let mostOperands = 64
  /// More blocks within one another than any file has.
  private static let deepest = 16

  private mutating func enterBlock() throws(Malformed) -> Block {
    let name = try variable(8)
    let width = try variable(4)
    align()
    // Its length in words.
    _ = try fixed(32)
    guard (2...32).contains(width) else { throw malformed("abbreviations are \(width) bits wide") }
    return Block(
      abbreviationWidth: Int(width), abbreviations: known[name] ?? [], isInfo: name == 0)
  }

  private mutating func abbreviation() throws(Malformed) -> Abbreviation {
    let count = try variable(5)
    guard count <= Self.mostOperands else {
      throw malformed("an abbreviation has \(count) operands")
    }
    var operands: [Operand] = []
    var isArray = false
    for _ in 0..<count {
      let operand = try operand()
      if isArray, case .array? = operands.last {
        operands[operands.count - 1] = .array(operand)
        isArray = false
      } else {
        operands.append(operand)
        if case .array = operand { isArray = true }
      }
    }
    guard !operands.isEmpty, !isArray else { throw malformed("an abbreviation is not whole") }
    return operands
  }

  private mutating func operand() throws(Malformed) -> Operand {
    if try fixed(1) == 1 { return .literal(try variable(8)) }
    switch try fixed(3) {
    case 1: return .fixed(try width())
    case 2: return .variable(try width())
    case 3: return .array(.character)
    case 4: return .character
    case 5: return .blob
    case let other: throw malformed("there is no encoding \(other)")
    }
  }

  private mutating func width() throws(Malformed) -> Int {
    let width = try variable(5)
    guard width <= 64 else { throw malformed("a number is \(width) bits wide") }
    return Int(width)
  }

  private mutating func plainRecord() throws(Malformed) -> Record {
    var record = Record(code: try variable(6))
    let count = try variable(6)
    guard count <= UInt64(bytes.count) * 8 else { throw malformed("a record has \(count) fields") }
    for _ in 0..<count { record.fields.append(try variable(6)) }
    return record
  }

  private mutating func record(_ abbreviation: Abbreviation) throws(Malformed) -> Record {
    var record = Record(code: 0)
    for operand in abbreviation { try read(operand, into: &record) }
    guard !record.fields.isEmpty else { throw malformed("a record has no code") }
    record.code = record.fields.removeFirst()
    return record
  }

  private mutating func read(_ operand: Operand, into record: inout Record) throws(Malformed) {
    switch operand {
    case .literal(let value): record.fields.append(value)
    case .fixed(let width): record.fields.append(width == 0 ? 0 : try fixed(width))
    case .variable(let width): record.fields.append(width == 0 ? 0 : try variable(width))
    case .character: record.fields.append(try fixed(6))
    case .array(let element):
      let count = try variable(6)
      guard count <= UInt64(bytes.count) * 8, element.hasWidth else {
        throw malformed("an array has \(count) parts")
      }
      for _ in 0..<count { try read(element, into: &record) }
    case .blob:
      let count = try variable(6)
      align()
      guard position / 8 <= bytes.count, count <= UInt64(bytes.count - position / 8) else {
        throw malformed("a blob has \(count) bytes")
      }
      record.blob = Array(bytes[(position / 8)..<(position / 8 + Int(count))])
      position += Int(count) * 8
      align()
    }
  }

  // MARK: Numbers

  private mutating func fixed(_ width: Int) throws(Malformed) -> UInt64 {
    guard position + width <= bytes.count * 8 else { throw malformed("the file ends too early") }
    var value: UInt64 = 0
    var done = 0
    while done < width {
      let offset = position & 7
      let count = min(8 - offset, width - done)
      let part = UInt64(bytes[position >> 3] >> UInt8(offset)) & ((1 << UInt64(count)) - 1)
      value |= part << UInt64(done)
      done += count
      position += count
    }
    return value
  }

  private mutating func variable(_ width: Int) throws(Malformed) -> UInt64 {
    guard width >= 2 else { throw malformed("a number of variable width is \(width) bits wide") }
    let high: UInt64 = 1 << UInt64(width - 1)
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let part = try fixed(width)
      guard shift < 64 else { throw malformed("a number has more than 64 bits") }
      value |= (part & (high - 1)) << shift
      if part & high == 0 { return value }
      shift += UInt64(width - 1)
    }
  }

  private mutating func align() { position = (position + 31) & ~31 }

  private func malformed(_ reason: String) -> Malformed {
    Malformed(position: position, reason: reason)
  }
}
