// A person's values on inner views, while the code of the view around them sets them anew.

import CXTest
import CoreGraphics
import Messages
import Pages
import Stage
import Studio
import Testing
import UIKit
import Windowing

@testable import Inspection
@testable import Preview

/// A card with a badge in it, which each of its properties sets up in a way of its own.
final class CardView: UIView {
  private(set) var badge = UIView()
  /// Sets a property of the badge.
  var radius: CGFloat = 4 { didSet { badge.layer.cornerRadius = radius } }
  /// Lays the badge out.
  var inset: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Makes another badge.
  var number = 0 { didSet { makeBadge() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    makeBadge()
  }

  required init?(coder: NSCoder) { nil }

  private func makeBadge() {
    badge.removeFromSuperview()
    badge = UIView()
    badge.backgroundColor = .red
    badge.layer.cornerRadius = radius
    addSubview(badge)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = bounds.insetBy(dx: inset, dy: inset)
  }
}

@MainActor
struct CardModule: PageModule {
  let inspector = Inspector([
    DesignableDescription(
      CardView.self, named: "CardView",
      inspectables: [
        Inspectable("radius", \CardView.radius), Inspectable("inset", \CardView.inset),
        Inspectable("number", \CardView.number),
      ]
    ) { CardView(frame: $0) }
  ])
  let shownClasses = ["CardView"]
  let imageNames: [String] = []

  func composition() -> PageComposition? {
    let view = CardView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
    return PageComposition(size: CGSize(width: 200, height: 200), views: [view])
  }
}

@MainActor @Suite(.ownScreenScale) struct InnerEditsTests {
  /// The window, with the card's badge selected.
  private func opened() throws -> StudioHands {
    let hands = StudioHands(try Harness(page: try InProcessPage(PageScene(), of: CardModule())))
    hands.pick(line: 1)
    return hands
  }

  private func set(_ hands: StudioHands, line: Int, _ name: String, _ text: String) {
    hands.pick(line: line)
    #expect(hands.harness.session.studio.set(name, to: text), "\(name)")
    hands.harness.frame()
  }

  private func badge(_ hands: StudioHands) throws -> UIView {
    try #require(hands.harness.views(CardView.self).first).badge
  }

  private func undo(_ hands: StudioHands) { hands.harness.type("z", .control) }
  private func redo(_ hands: StudioHands) { hands.harness.type("z", [.control, .shift]) }

  @Test func `a value stays where the view around sets it too, undo goes to the code's`() throws {
    let hands = try opened()
    set(hands, line: 1, "layer.cornerRadius", "20")
    set(hands, line: 0, "radius", "8")
    #expect(try badge(hands).layer.cornerRadius == 20)
    undo(hands)
    #expect(try badge(hands).layer.cornerRadius == 20)
    undo(hands)
    #expect(try badge(hands).layer.cornerRadius == 4)
    redo(hands)
    #expect(try badge(hands).layer.cornerRadius == 20)
    redo(hands)
    #expect(try badge(hands).layer.cornerRadius == 20)
  }

  @Test func `a value stays on the view that takes the place of another`() throws {
    let hands = try opened()
    set(hands, line: 1, "backgroundColor", "#00ff00")
    let old = try badge(hands)
    set(hands, line: 0, "number", "3")
    let new = try badge(hands)
    #expect(new !== old)
    #expect(new.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    undo(hands)
    undo(hands)
    #expect(try badge(hands).backgroundColor == .red)
    redo(hands)
    #expect(
      try badge(hands).backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func `a place stays where the view around lays out again, and outlives a move in time`()
    throws
  {
    let hands = try opened()
    set(hands, line: 1, "frame", "5,6,40,30")
    set(hands, line: 0, "inset", "20")
    let placed = CGRect(x: 5, y: 6, width: 40, height: 30)
    #expect(try badge(hands).frame == placed)
    hands.harness.wait(1)
    hands.harness.session.seek(to: 0.2)
    hands.harness.frame()
    #expect(try badge(hands).frame == placed)
    undo(hands)
    undo(hands)
    #expect(try badge(hands).frame == CGRect(x: 10, y: 10, width: 160, height: 160))
  }

  @Test func `a value that nothing sets anew is not set again`() throws {
    let hands = try opened()
    set(hands, line: 1, "alpha", "0.5")
    try badge(hands).alpha = 0.25
    set(hands, line: 0, "radius", "8")
    #expect(try badge(hands).alpha == 0.25)
  }
}

/// The same in an agent, by keys in a real window.
@Suite(.serialized) struct InnerEditsLiveTests {
  @Test func `a value of an inner view stays where the view around sets it anew`() throws {
    let live = try LiveProgram()
    let hands = live.program.hands
    try live.write(
      """
      import UIKit
      @IBDesignable class Dial: UIView {
        let inner = UIView()
        /// Shows the inner view.
        @IBInspectable var tone: Int = 0 { didSet { inner.alpha = 1 } }
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .blue
          inner.backgroundColor = .red
          addSubview(inner)
        }
        required init?(coder: NSCoder) { fatalError("none") }
        override func layoutSubviews() {
          super.layoutSubviews()
          inner.frame = bounds
        }
      }
      """)
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    #expect(live.selectInStudio())
    hands.press(XK_Down)
    live.findInStudio([XK_a, XK_l, XK_p, XK_h, XK_a])
    hands.press(XK_0)
    hands.press(XK_Return)
    #expect(live.showsInStudio(0x0000FF), "\(live.program.said)")
    live.endTyping()
    hands.press(XK_Up)
    live.findInStudio([XK_t, XK_o, XK_n, XK_e])
    hands.press(XK_1)
    hands.press(XK_Return)
    live.endTyping()
    #expect(live.isShownInStudio(0x0000FF), "\(live.program.said)")
    // Back to the beginning, which what was set outlives.
    hands.press(XK_r)
    hands.pause(seconds: 1)
    #expect(live.showsInStudio(0x0000FF), "\(live.program.said)")
    for _ in 0..<2 { hands.press(XK_z, holding: [XK_Control_L]) }
    #expect(live.showsInStudio(0xFF0000), "\(live.program.said)")
  }
}
