// The table of symbols is what the generator makes of the SVG files in `Resources/Symbols`.

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor @Suite struct SymbolTableTests {
  /// With `VITRINE_SYMBOLS=write` in the environment the file is written first, as `make symbols` does.
  @Test func `the table of symbols agrees with the SVG files`() throws {
    let generated = try GeneratedSymbols()
    if ProcessInfo.processInfo.environment["VITRINE_SYMBOLS"] == "write" {
      try Data(generated.text.utf8).write(to: GeneratedSymbols.file)
    }
    let text = try String(contentsOf: GeneratedSymbols.file, encoding: .utf8)
    #expect(text == generated.text, "run make symbols")
  }

  @Test func `each file is a symbol that draws something`() throws {
    for name in try GeneratedSymbols().names {
      let image = try #require(UIImage(systemName: name), "no symbol \(name)")
      let bytes = try #require(image.cgImage?.dataProvider?.data) as Data
      #expect(bytes.contains { $0 != 0 }, "\(name) is empty")
    }
  }
}
