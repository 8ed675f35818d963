// The run of a user's views in an agent, saved from a real window.

import CXTest
import CoreGraphics
import Foundation
import ImageCoding
import TestSupport
import Testing
import Windowing

@Suite(.serialized) struct SavedRunLiveTests {
  /// A bar that moves to the right in a second, once it was touched.
  private static let code = """
    import UIKit
    @IBDesignable class Dial: UIView {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .red
        bar.backgroundColor = .blue
        addSubview(bar)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.bar.frame.origin.x = 90 }
      }
    }
    """

  @Test func `a touched view's run is a WebP that plays it again`() throws {
    let live = try LiveProgram()
    let hands = live.program.hands
    try live.write(Self.code)
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    hands.press(XK_t)
    let height = LiveProgram.studioSize.height + 132
    #expect(live.showsInStudio(0xFF0000, height: height))
    hands.click(208 + 90, 44 + 90)
    /// A pixel of the page.
    func pixel(_ x: Int, _ y: Int) -> UInt32? {
      let size = PixelSize(width: LiveProgram.studioSize.width, height: height)
      return hands.pixels(size)?[(44 + 40 + y) * size.width + 208 + 40 + x]
    }
    #expect(live.waits { pixel(99, 50) == 0x0000FF })
    hands.press(XK_k, holding: [XK_Control_L])
    #expect(live.waits { pixel(50, 90) != 0xFF0000 }, "the list of all commands covers the page")
    for key in [XK_w, XK_e, XK_b, XK_p] { hands.press(key) }
    #expect(live.waits { pixel(50, 90) == 0xFF0000 }, "that of one command does not")
    hands.press(XK_Return)
    func names() -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: live.program.folder)) ?? [])
        .filter { $0.hasSuffix(".webp") }
    }
    #expect(live.waits { !names().isEmpty }, "\(live.program.said)")
    let name = try #require(names().first)
    let file = try Data(contentsOf: URL(fileURLWithPath: "\(live.program.folder)/\(name)"))
    let frames = try WebP.decode(file).frames
    #expect(frames.count == 61)
    /// The first blue column.
    func place(_ frame: PixelBuffer) -> Int? { (0..<100).first { frame[$0, 50] == 0xFF00_00FF } }
    let places = frames.map { place($0.pixels) }
    #expect(places.first == 0 && places.last == 90)
    #expect(places[30] == 45, "\(places)")
  }
}
