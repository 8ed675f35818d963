// The gradient view: one lowest layer, at once, whatever is set.

import CoreGraphics
import Designables
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct LDGradientViewTests {
  private let view = LDGradientView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private var gradient: CAGradientLayer? { view.gradientLayers.first }

  @Test func `a fresh view has clear colours and runs from top to bottom`() throws {
    let gradient = try #require(gradient)
    #expect(view.startColor == nil && view.endColor == nil)
    #expect(view.angle == 270)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(gradient.colors as? [CGColor] == [UIColor.clear.cgColor, UIColor.clear.cgColor])
  }

  @Test func `a property shows at once, without a layout and without an animation`() throws {
    let showing = Showing(view)
    showing.run {
      view.startColor = .red
      view.endColor = .blue
      view.angle = 45
    }
    let gradient = try #require(gradient)
    #expect(gradient.colors as? [CGColor] == [UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(gradient.startPoint == CGPoint(x: 0, y: 1))
    #expect(gradient.endPoint == CGPoint(x: 1, y: 0))
    #expect(gradient.animationKeys() ?? [] == [])
    #expect(!showing.stage.isRunning)
  }

  @Test func `the layer follows frame and bounds at once`() throws {
    let showing = Showing(view)
    let gradient = try #require(gradient)
    #expect(gradient.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    view.frame = CGRect(x: 5, y: 6, width: 50, height: 40)
    #expect(gradient.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    showing.run { view.bounds.size = CGSize(width: 70, height: 30) }
    #expect(gradient.frame.size == CGSize(width: 70, height: 30))
    #expect(!showing.stage.isRunning)
  }

  @Test func `there is one gradient layer, the lowest, whatever happens`() {
    let showing = Showing(view)
    view.addSubview(UIView(frame: view.bounds))
    view.layer.insertSublayer(CALayer(), at: 0)
    for _ in 0..<3 {
      view.prepareForInterfaceBuilder()
      showing.run { view.angle += 10 }
      showing.run { view.setNeedsLayout() }
      #expect(view.gradientLayers.count == 1)
      #expect(view.layer.sublayers?.first === gradient)
    }
    #expect(view.subviews.count == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an angle that is not finite leaves the old one`(angle: CGFloat) throws {
    view.angle = 30
    view.angle = angle
    #expect(view.angle == 30)
    let gradient = try #require(gradient)
    #expect(gradient.startPoint.isNear(0, 0.788675, within: 5e-7))
  }

  @Test func `nil is drawn as clear`() throws {
    view.startColor = .white
    view.endColor = .red
    view.endColor = nil
    let colors = try #require(gradient).colors as? [CGColor]
    #expect(colors == [UIColor.white.cgColor, UIColor.clear.cgColor])
  }

  @Test func `a view without a size does not crash`() {
    view.frame = .zero
    let showing = Showing(view)
    showing.run { view.startColor = .red }
    #expect(view.gradientLayers.count == 1)
  }

  @Test func `the view goes when nobody holds it`() {
    weak var gone: LDGradientView?
    do {
      let view = LDGradientView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let showing = Showing(view)
      showing.run { view.startColor = .red }
      gone = view
    }
    #expect(gone == nil)
  }
}
