// The segments before a JPEG file's pixels, read before any memory is asked for (ITU-T T.81, B.2).

import CoreGraphics

/// The facts of a frame's header that decide how much memory a picture needs, and how it is turned.
struct JPEGHeader {
  private(set) var width = 0
  private(set) var height = 0
  /// Exif's, 1 … 8.
  private(set) var orientation = 1

  init(_ data: Data) throws(JPEGError) {
    guard JPEG.isJPEG(data) else { throw .notJPEG }
    var bytes = data.dropFirst(2)
    while let segment = Segment(&bytes) {
      if let turn = segment.orientation { orientation = turn }
      guard Self.frames.contains(segment.marker) else { continue }
      guard Self.readFrames.contains(segment.marker) else { throw .kind(marker: segment.marker) }
      guard let height = segment.content.number(at: 1), let width = segment.content.number(at: 3)
      else { throw .notJPEG }
      (self.width, self.height) = (width, height)
      return
    }
    throw .notJPEG
  }

  /// Whether a file of `count` bytes can hold this many pixels: a block of 8 × 8 takes a bit at least, and
  /// colours that are coarser than light take a quarter of the blocks. Half of a file may be missing.
  func canBeHeld(inBytes count: Int) -> Bool {
    width * height <= count * 8 * 64 * 4 * 2
  }

  /// The markers of frames; among them stand those of tables.
  private static let frames = Set<UInt8>(0xC0...0xCF).subtracting([0xC4, 0xC8, 0xCC])
  /// Baseline, extended and progressive, with Huffman codes. Arithmetic codes have no least length.
  private static let readFrames: Set<UInt8> = [0xC0, 0xC1, 0xC2]
}

/// A marker and what belongs to it.
private struct Segment {
  let marker: UInt8
  let content: Data

  /// Takes the next one off `bytes`; nil where none follows, or the pixels do.
  init?(_ bytes: inout Data) {
    guard bytes.first == 0xFF else { return nil }
    bytes = bytes.drop { $0 == 0xFF }
    guard let marker = bytes.popFirst(), marker != Self.scan, let length = bytes.number(at: 0),
      length >= 2, length <= bytes.count
    else { return nil }
    self.marker = marker
    content = bytes.prefix(length).dropFirst(2)
    bytes = bytes.dropFirst(length)
  }

  private static let scan: UInt8 = 0xDA

  /// The orientation of an Exif segment (Exif 2.32, 4.6.4): a TIFF file, whose first directory has entries
  /// of 12 bytes, tag 0x0112 among them.
  var orientation: Int? {
    guard marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let file = content.dropFirst(6)
    let isLittle = file.starts(with: Array("II".utf8))
    guard isLittle || file.starts(with: Array("MM".utf8)),
      let directory = file.long(at: 4, isLittle), let count = file.number(at: directory, isLittle)
    else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = file.number(at: place, isLittle) else { return nil }
      if tag == 0x0112, let value = file.number(at: place + 8, isLittle) {
        return (1...8).contains(value) ? value : nil
      }
    }
    return nil
  }
}

extension Data {
  /// Two bytes at a distance from the beginning; nil where they are not.
  fileprivate func number(at place: Int, _ isLittle: Bool = false) -> Int? {
    guard place >= 0, place <= count - 2 else { return nil }
    let (first, second) = (Int(self[startIndex + place]), Int(self[startIndex + place + 1]))
    return isLittle ? second << 8 | first : first << 8 | second
  }

  /// Four bytes.
  fileprivate func long(at place: Int, _ isLittle: Bool) -> Int? {
    guard let first = number(at: place, isLittle), let second = number(at: place + 2, isLittle)
    else { return nil }
    return isLittle ? second << 16 | first : first << 16 | second
  }
}
