// Fresh designables with and without Interface Builder's defaults.

import CoreGraphics
import Foundation
import ImageCoding
import TestSupport
import Testing

@Suite struct BareTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let text = """
      import UIKit

      @IBDesignable class Press: UIButton {}

      @IBDesignable class Titled: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          setTitle("Mine", for: .normal)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }

      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: scratch.file("Press.swift")))
  }

  private func picture(_ arguments: String...) throws -> PixelBuffer {
    let outcome = try SourceProgram.run(
      ["snapshot", "Press.swift", "-o", "a.png"] + arguments, folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try PNG.decode(try Data(contentsOf: URL(fileURLWithPath: scratch.file("a.png"))))
  }

  private func isBlank(_ picture: PixelBuffer) -> Bool {
    (0..<picture.height).allSatisfy { y in
      (0..<picture.width).allSatisfy { x in picture[x, y] == picture[0, 0] }
    }
  }

  @Test func `a button that its class leaves open has a title, and is as large as that`() throws {
    let shown = try picture("--view", "Press")
    #expect(!isBlank(shown) && shown.width < 100)
    let bare = try picture("--view", "Press", "--bare")
    #expect(isBlank(bare) && bare.width == 320 && bare.height == 240)
  }

  @Test func `a class that sets its title looks the same with and without`() throws {
    let shown = try picture("--view", "Titled")
    let bare = try picture("--view", "Titled", "--bare")
    #expect(shown.width == bare.width && shown.height == bare.height)
    let places = (0..<shown.height).flatMap { y in (0..<shown.width).map { (x: $0, y: y) } }
    #expect(places.allSatisfy { shown[$0.x, $0.y] == bare[$0.x, $0.y] })
  }
}
