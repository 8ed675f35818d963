// Changed SVG files: a symbol or an error, never a crash.

import Foundation
import TestSupport
import Testing

@Suite struct SVGFuzzTests {
  @Test func `bytes that were changed give a symbol or an error, never a crash`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: GeneratedSymbols.folder.path)
      .sorted()
    let pieces = [
      "transform=\"rotate(9e9)\"", "<g>", "</g>", "1e6", "-", "A", "a9 9 9 1 1 9 9", "\"", "<",
      "matrix(1e6 0 0 1e6 0 0)", "1e-300", "id=\"text\"", "é", "&amp;", "z", "NaN", "0",
    ]
    Fuzz.run(300) { generator, trace in
      let name = names.randomElement(using: &generator) ?? ""
      guard let data = try? Data(contentsOf: GeneratedSymbols.folder.appendingPathComponent(name))
      else { return }
      var bytes = Array(data)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes[place] = UInt8.random(in: 0x20..<0x7F, using: &generator)
        default:
          bytes.insert(
            contentsOf: Array((pieces.randomElement(using: &generator) ?? "").utf8), at: place)
        }
      }
      do throws(SVGError) {
        let symbol = try SVGSymbolReader.symbol(Data(bytes), file: name)
        for segments in symbol.segments.values {
          let words = SVGSymbol.path(segments).split(separator: " ")
          #expect(
            words.allSatisfy {
              $0 == "Z" || Double($0.drop { "MLHVQCAaOER".contains($0) })?.isFinite == true
            },
            "\(trace): \(words)")
        }
      } catch {
        #expect(error.file == name && error.line > 0 && !error.reason.isEmpty, "\(trace)")
      }
    }
  }
}
