// Broken PNG files are errors, never crashes.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing

@Suite struct PNGFuzzTests {
  @Test func `2000 damaged files are read or refused`() throws {
    let seeds = try [
      PNG.encode(PNGTests.noise(width: 9, height: 7, opaque: false, seed: 3)),
      PNG.encode(PNGTests.noise(width: 16, height: 16, opaque: true, seed: 4), pixelsPerMeter: 9),
      TinyPNG(
        width: 2, height: 2, kind: 3, isInterlaced: true,
        extra: [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [9])], rows: [[0, 1], [0, 0], [0, 1, 0]]
      ).file,
    ].map { Array($0) }
    var readCount = 0
    Fuzz.run(2000) { generator, trace in
      let isDamaged = Bool.random(using: &generator)
      let file = isDamaged ? Self.damaged(seeds, &generator) : Array(Self.odd(&generator).file)
      do throws(PNGError) {
        let pixels = try PNG.decode(Data(file))
        readCount += 1
        #expect(pixels.width <= PixelSize.maximumSide, "\(trace)")
      } catch {
        #expect(!"\(error)".isEmpty, "\(trace)")
      }
    }
    // Else the damage would be so great that nothing behind the header is tested.
    #expect(readCount > 200 && readCount < 1900 * Fuzz.scale)
  }

  /// A file whose checksums are right and whose header, tables and rows are anything.
  private static func odd(_ generator: inout SeededGenerator) -> TinyPNG {
    func bytes(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    var png = TinyPNG(
      width: Int.random(in: 1...9, using: &generator),
      height: Int.random(in: 1...9, using: &generator), rows: [])
    png.depth = 1 << UInt8.random(in: 0...4, using: &generator)
    png.kind = [0, 2, 3, 4, 6].randomElement(using: &generator) ?? 0
    png.isInterlaced = Bool.random(using: &generator)
    let colors = 3 * Int.random(in: 1...20, using: &generator)
    png.extra = [("PLTE", bytes(colors))]
    for (name, count) in [("tRNS", 2), ("tRNS", 6), ("gAMA", 4), ("sBIT", 3), ("cHRM", 32)]
    where Int.random(in: 0..<4, using: &generator) == 0 {
      png.extra.append((name, bytes(count)))
    }
    // Every byte may be taken for a filter, of which there are five; sometimes there are too few.
    let rowCount = Int.random(in: 0..<10, using: &generator) == 0 ? 3 : 3 * png.height
    png.rows = (0..<rowCount * 4).map { _ in
      var word = generator.next()
      return (0..<20).map { _ in
        defer { word /= 5 }
        return UInt8(word % 5)
      }
    }
    return png
  }

  private static func damaged(
    _ seeds: [[UInt8]], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var file = seeds.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &generator) { generator.damage(&file, cut: 8) }
    if Bool.random(using: &generator) { repairChecksums(&file) }
    return file
  }

  /// Without this libpng stops at the first checksum and sees nothing of the damage behind it.
  private static func repairChecksums(_ file: inout [UInt8]) {
    var place = 8
    while place + 12 <= file.count {
      let count = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard count <= file.count - place - 12 else { return }
      let crc = TinyPNG.crc(Array(file[place + 4..<place + 8 + count]))
      for index in 0..<4 {
        file[place + 8 + count + index] = UInt8(truncatingIfNeeded: crc >> (24 - 8 * index))
      }
      place += 12 + count
    }
  }
}
