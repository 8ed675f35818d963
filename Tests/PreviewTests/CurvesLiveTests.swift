// The list of animations and their curves behind an agent, in a real window.

import CXTest
import CoreGraphics
import Foundation
import TestSupport
import Testing
import Windowing

@Suite(.serialized) struct CurvesLiveTests {
  /// A bar that moves to the right in two seconds at each touch, from the beginning.
  private static let code = """
    import UIKit
    @IBDesignable class Dial: UIView {
      let bar = CALayer()
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .red
        bar.frame = CGRect(x: 90, y: 0, width: 10, height: 100)
        bar.backgroundColor = UIColor.blue.cgColor
        layer.addSublayer(bar)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (5, 95, 2)
        bar.add(move, forKey: "move")
      }
    }
    """

  @Test func `an agent's animation is paced anew, and each press has its own row`() throws {
    let live = try LiveProgram()
    let hands = live.program.hands
    try live.write(Self.code)
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    hands.press(XK_t)
    let size = PixelSize(
      width: LiveProgram.studioSize.width, height: LiveProgram.studioSize.height + 132)
    #expect(live.showsInStudio(0xFF0000, height: size.height))
    func pixels() -> [UInt32] { hands.pixels(size) ?? [] }
    /// Waits for a colour of a pixel of the window.
    func comes(_ color: UInt32, _ x: Int, _ y: Int, not: Bool = false) -> Bool {
      live.waits {
        let all = pixels()
        return !all.isEmpty && (all[y * size.width + x] == color) != not
      }
    }
    /// Whether a pixel of the page, at half of its height, is the bar's.
    func isBar(_ x: Int) -> Bool {
      let all = pixels()
      return !all.isEmpty && all[(44 + 40 + 50) * size.width + 208 + 40 + x] == 0x0000FF
    }
    /// Whether a row of the list has the bar of an animation.
    func hasBar(row: Int) -> Bool {
      let (all, y) = (pixels(), size.height - 132 + 44 + 28 * row + 14)
      return !all.isEmpty && all[y * size.width..<(y + 1) * size.width].contains(0xBFD8FB)
    }
    hands.click(208 + 90, 44 + 90)
    #expect(live.waits { hasBar(row: 0) })
    // On a busy machine no frame may be seen on the way.
    hands.pause(seconds: 2.5)
    #expect(live.waits { isBar(99) }, "it comes to the end")
    // The middle of the run is the middle of the page.
    hands.click(8 + 34 * 6 + 48 + 8 + 30, size.height - 132 + 22)
    let (accent, list): (UInt32, Int) = (0x0A66E0, size.height - 132 + 44)
    #expect(comes(accent, 300, list - 33), "the field of seconds has the keyboard")
    hands.press(XK_a, holding: [XK_Control_L])
    hands.press(XK_1)
    hands.press(XK_Return)
    #expect(live.waits { isBar(50) && !isBar(20) })
    hands.press(XK_Escape)
    #expect(comes(accent, 300, list - 33, not: true))
    hands.press(XK_k, holding: [XK_Control_L])
    #expect(comes(accent, 200, 21), "the field of the palette has the keyboard")
    for key in [XK_c, XK_u, XK_r, XK_v, XK_e, XK_s] { hands.press(key) }
    #expect(comes(accent, 120, 75), "one command is left")
    hands.press(XK_Return)
    #expect(comes(accent, 310, list + 3), "the first curve has the keyboard")
    hands.press(XK_Return)
    #expect(comes(0xFFFFFF, size.width - 234, 90), "the editor is open, beside its curve")
    for _ in 0..<10 { hands.press(XK_Right, holding: [XK_Shift_L]) }
    #expect(live.waits { isBar(16) && !isBar(50) }, "(1, 0), (1, 1) is slow at first")
    hands.press(XK_Escape)
    #expect(comes(0xFFFFFF, size.width - 234, 90, not: true))
    // Played again from the beginning, to an earlier time and back.
    hands.press(XK_comma)
    hands.press(XK_period)
    #expect(live.waits { isBar(16) && !isBar(50) })
    hands.press(XK_r)
    #expect(live.waits { isBar(99) && !isBar(16) })
    hands.press(XK_p)
    hands.click(208 + 90, 44 + 90)
    #expect(live.waits { hasBar(row: 0) && !isBar(99) })
    hands.click(208 + 90, 44 + 90)
    #expect(live.waits { hasBar(row: 0) && hasBar(row: 1) })
    #expect(!hasBar(row: 2))
  }
}
