// How views look by default: opaque ones, labels' backgrounds, dimmed tints, and how views describe themselves.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIViewAppearanceTests {
  private final class Disc: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)).fill()
    }
  }

  /// Returns the pixel at a place of a view's picture, as ARGB.
  private func pixel(_ view: UIView, _ x: Int, _ y: Int) throws -> UInt32 {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let bytes = try #require(image.cgImage?.dataProvider?.data) as Data
    let place = (y * Int(view.bounds.width) + x) * 4
    return bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  // https://developer.apple.com/documentation/uikit/uiview/isopaque: an opaque view fills its bounds itself. A book shows
  // it: https://oreilly.com/library/view/programming-ios-4/9781449397302/ch15s04.html
  @Test func `what an opaque view does not draw is black, unless it has a background`() throws {
    let view = Disc(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try pixel(view, 0, 0) == 0xFF00_0000 && pixel(view, 5, 5) == 0xFFFF_0000)
    view.isOpaque = false
    #expect(try pixel(view, 0, 0) == 0)
    view.isOpaque = true
    view.backgroundColor = .clear
    view.setNeedsDisplay()
    #expect(try pixel(view, 0, 0) == 0)
    view.backgroundColor = .green
    #expect(try pixel(view, 0, 0) == 0xFF00_FF00)
  }

  @Test func `a view that draws nothing is clear, and so are the framework's own`() throws {
    let frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    #expect(try pixel(UIView(frame: frame), 0, 0) == 0)
    final class Own: UIButton {
      override func draw(_ rect: CGRect) { UIRectFill(CGRect(x: 5, y: 5, width: 1, height: 1)) }
    }
    #expect(try pixel(Own(frame: frame), 0, 0) == 0)
    for view in [UILabel(), UITextField(), UISegmentedControl(items: ["a"]), UIStepper()] {
      #expect(!view.isOpaque)
    }
    #expect(UIView().isOpaque && UIControl().isOpaque)
  }

  // https://qiita.com/AS_atsushi/items/5911c65a8dbdc5c62ca9 measures it in Xcode's view debugger.
  @Test func `a label's background is square until the layer masks to its bounds`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    label.backgroundColor = .red
    label.layer.cornerRadius = 10
    #expect(try pixel(label, 0, 0) == 0xFFFF_0000 && label.layer.backgroundColor == nil)
    #expect(label.backgroundColor == .red)
    label.clipsToBounds = true
    #expect(try pixel(label, 0, 0) == 0 && pixel(label, 10, 10) == 0xFFFF_0000)
    label.clipsToBounds = false
    label.backgroundColor = nil
    label.layer.backgroundColor = UIColor.green.cgColor
    #expect(try pixel(label, 0, 0) == 0 && pixel(label, 10, 10) == 0xFF00_FF00)
  }

  // https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.property
  @Test func `a dimmed tint is grey, for those below too`() throws {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    outer.tintAdjustmentMode = .dimmed
    for view in [outer, inner] {
      var (white, alpha) = (CGFloat.zero, CGFloat.zero)
      #expect(unsafe view.tintColor.getWhite(&white, alpha: &alpha))
      #expect(abs(white - 0.2126) < 0.01 && abs(alpha - 0.5) < 0.01)
    }
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    outer.tintAdjustmentMode = .automatic
    #expect(outer.tintColor == inner.tintColor)
  }

  @Test func `the tint of views deep in one another is found in a moment`() {
    let start = ContinuousClock.now
    let outer = UIView()
    outer.tintColor = .red
    var inner = outer
    for _ in 0..<800 {
      let view = UIView()
      inner.addSubview(view)
      inner = view
    }
    #expect(inner.tintColor == .red)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintColor != .red)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `a view is described by its frame and by what is not as usual`() {
    func words(_ view: UIView) -> String {
      "\(view)".replacing(/0x[0-9a-f]+/, with: "0x")
    }
    let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 100, height: 100))
    #expect(words(view) == "<UIView: 0x; frame = (0 0.5; 100 100); layer = <CALayer: 0x>>")
    view.alpha = 0.25
    view.isHidden = true
    view.tag = 3
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      words(view).hasPrefix(
        "<UIView: 0x; frame = (0 0.5; 100 100); alpha = 0.25; hidden = YES; autoresize = W+H; "
          + "tag = 3; gestureRecognizers = <"))
    let label = UILabel()
    label.text = "Label"
    #expect(
      words(label) == "<UILabel: 0x; frame = (0 0; 0 0); text = 'Label'; opaque = NO; "
        + "userInteractionEnabled = NO; layer = <CALayer: 0x>>")
  }
}
