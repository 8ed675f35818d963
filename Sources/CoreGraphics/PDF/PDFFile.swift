// A document's objects, found by their numbers.

/// All objects of a document.
///
/// They are looked for in the whole file, not in its table: documents are small here, and damaged tables are
/// no matter. Of an object that was written again the last one counts.
struct PDFFile: Sendable {
  private var objects: [Int: PDFObject] = [:]
  /// Each page with what it has of the nodes above it.
  private(set) var pages: [[String: PDFObject]] = []

  /// Nodes in each other, at most.
  private static let depth = 32

  /// nil where the bytes hold no page that can be read.
  init?(_ bytes: [UInt8]) {
    guard bytes.prefix(1024).contains(UInt8(ascii: "%")) else { return nil }
    readObjects(bytes)
    for case .stream(let keys, let packed) in objects.values where keys["Type"]?.name == "ObjStm" {
      readPacked(keys, packed)
    }
    let catalog = objects.sorted { $0.key < $1.key }.last {
      $0.value.dictionary?["Type"]?.name == "Catalog"
    }
    guard let root = catalog?.value.dictionary?["Pages"] else { return nil }
    collect(root, above: [:], level: 0)
    if pages.isEmpty { return nil }
  }

  // MARK: Objects

  private mutating func readObjects(_ bytes: [UInt8]) {
    let marker = Array("obj".utf8)
    var offset = 0
    while let found = Self.find(marker, in: bytes[min(offset, bytes.count)...]) {
      offset = found + marker.count
      guard let number = Self.objectNumber(before: found, in: bytes) else { continue }
      var parser = PDFParser(bytes[...], at: offset)
      guard let object = parser.object() else { continue }
      objects[number] = Self.withStream(object, &parser)
      offset = max(offset, parser.offset)
    }
  }

  private static func find(_ word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var offset = bytes.startIndex
    while offset + word.count <= bytes.endIndex {
      if bytes[offset] == word[0], bytes[offset...].starts(with: word) { return offset }
      offset += 1
    }
    return nil
  }

  /// The object number: the 12 of `12 0 obj`.
  private static func objectNumber(before offset: Int, in bytes: [UInt8]) -> Int? {
    let line = String(decoding: bytes[max(0, offset - 24)..<offset], as: UTF8.self)
    return line.firstMatch(of: /(\d+)\s+\d+\s+$/).flatMap { Int($0.1) }
  }

  private static func withStream(_ object: PDFObject, _ parser: inout PDFParser) -> PDFObject {
    guard case .dictionary(let keys) = object else { return object }
    parser.skipSpace()
    guard parser.take("stream") else { return object }
    _ = parser.take("\r")
    _ = parser.take("\n")
    let rest = parser.bytes[parser.offset...]
    let stop = end(of: rest, length: keys["Length"]?.integer)
    parser.offset = stop
    return .stream(keys, rest[..<stop])
  }

  /// The end of a stream. Its length may be wrong, or another object: then the word after it counts.
  private static func end(of stream: ArraySlice<UInt8>, length: Int?) -> Int {
    let word = Array("endstream".utf8)
    if let length, length >= 0, stream.startIndex + length <= stream.endIndex {
      let stop = stream.startIndex + length
      if find(word, in: stream[stop...].prefix(word.count + 2)) != nil { return stop }
    }
    return find(word, in: stream) ?? stream.endIndex
  }

  /// The objects that a stream holds.
  private mutating func readPacked(_ keys: [String: PDFObject], _ packed: ArraySlice<UInt8>) {
    guard let bytes = decoded(.stream(keys, packed)), let count = keys["N"]?.integer,
      let first = keys["First"]?.integer
    else { return }
    var head = PDFParser(bytes[...])
    for _ in 0..<count {
      guard let number = head.object()?.integer, let place = head.object()?.integer,
        bytes.indices.contains(first + place)
      else { return }
      var parser = PDFParser(bytes[...], at: first + place)
      if objects[number] == nil { objects[number] = parser.object() }
    }
  }

  // MARK: Asking

  /// The object itself in the place of a reference to it.
  func resolved(_ object: PDFObject?) -> PDFObject? {
    var object = object
    for _ in 0..<Self.depth {
      guard case .reference(let number) = object else { return object }
      object = objects[number]
    }
    return nil
  }

  func numbers(_ object: PDFObject?) -> [Double] {
    (resolved(object)?.array ?? []).compactMap { resolved($0)?.number }
  }

  /// A stream's bytes, unpacked; nil where they are packed with an unknown filter.
  func decoded(_ object: PDFObject?) -> [UInt8]? {
    guard case .stream(let keys, let bytes) = resolved(object) else { return nil }
    let filter = resolved(keys["Filter"])
    let names = filter?.array?.compactMap { resolved($0)?.name } ?? filter?.name.map { [$0] } ?? []
    if names.isEmpty { return Array(bytes) }
    guard names == ["FlateDecode"] else {
      logOnce("documents: streams packed with \(names.joined(separator: ", ")) are not read")
      return nil
    }
    return Inflate.unpack(bytes)
  }

  // MARK: Pages

  private static let inherited = ["MediaBox", "CropBox", "Resources", "Rotate"]

  private mutating func collect(
    _ node: PDFObject, above: [String: PDFObject], level: Int
  ) {
    guard level < Self.depth, let keys = resolved(node)?.dictionary else { return }
    let known = above.merging(keys) { $1 }
    guard let kids = resolved(keys["Kids"])?.array else { return pages.append(known) }
    let below = known.filter { Self.inherited.contains($0.key) }
    for kid in kids { collect(kid, above: below, level: level + 1) }
  }
}
