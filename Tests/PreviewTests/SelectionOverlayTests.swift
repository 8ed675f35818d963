// The labels over the page: the selected view's, and the numbers of distances and constraints.

import CoreGraphics
import Messages
import Testing
import UIKit

@testable import Studio

@MainActor @Suite struct SelectionOverlayTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
  private let overlay = SelectionOverlay()
  private let title = "Artwork View  320 × 180"

  /// A view from (40, 60) to (360, 240) is selected.
  init() {
    let page = UIView(frame: root.bounds)
    root.addSubview(page)
    root.addSubview(overlay)
    overlay.frame = root.bounds
    overlay.page = page
    overlay.show([
      PageNode(
        id: 1, className: "ArtworkView", readableName: "Artwork View", size: [320, 180],
        corners: [40, 60, 360, 60, 360, 240, 40, 240])
    ])
  }

  /// The frame of the plate behind a text.
  private func plate(_ text: String) throws -> CGRect {
    overlay.layoutIfNeeded()
    func labels(_ view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    let label = try #require(
      labels(overlay).first { $0.text == text && $0.superview?.isHidden == false })
    let plate = try #require(label.superview)
    return plate.convert(plate.bounds, to: overlay)
  }

  private func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> SnapGuide {
    SnapGuide(from: CGPoint(x: x1, y: y1), to: CGPoint(x: x2, y: y2))
  }

  @Test func `the label of the view makes room for the number of a distance below it`() throws {
    #expect(try plate(title).minY == 246)
    overlay.measurements = [
      Measurement(from: CGPoint(x: 200, y: 240), to: CGPoint(x: 200, y: 258))
    ]
    let number = try plate("18")
    #expect(abs(number.midX - 200) < 20 && number.minY > 230 && number.maxY < 270)
    #expect(try !plate(title).intersects(number))
    overlay.measurements = []
    #expect(try plate(title).minY == 246)
  }

  /// Views at the bottom of the canvas, and from top to bottom of it.
  @Test func `the label lies over the view only where neither side has room`() throws {
    func show(from top: Double, to bottom: Double) {
      overlay.show([
        PageNode(
          id: 1, className: "ArtworkView", readableName: "Artwork View",
          size: [320, bottom - top], corners: [40, top, 360, top, 360, bottom, 40, bottom])
      ])
    }
    show(from: 470, to: 494)
    #expect(try plate("Artwork View  320 × 24").maxY == 464)
    show(from: 2, to: 470)
    #expect(try plate("Artwork View  320 × 468").minY == 476)
    show(from: 0, to: 500)
    let inside = try plate("Artwork View  320 × 500")
    #expect(inside.minY > 0 && inside.maxY < 500)
  }

  @Test func `the number of a constraint stands at its line, not aside of the view's label`() throws
  {
    overlay.picks = true
    overlay.shownConstraints = PageConstraints([
      PageConstraint(line: [200, 240, 200, 258], text: "18"),
      PageConstraint(line: [40, 150, 360, 150], text: "320"),
    ])
    let number = try plate("18")
    #expect(abs(number.midX - 200) < 20 && number.minY > 230 && number.maxY < 270)
    #expect(try !plate(title).intersects(number))
  }

  @Test func `numbers lie over the label where there is no free side`() throws {
    overlay.measurements = (0..<12).map { index in
      let x = 20 + CGFloat(index) * 40
      return Measurement(from: CGPoint(x: x, y: 40), to: CGPoint(x: x, y: 260))
    }
    #expect(try plate("220").height == 16)
    let layers = overlay.subviews
    let words = try #require(
      layers.firstIndex { $0.subviews.contains { ($0 as? UILabel)?.text == title } })
    let numbers = try #require(
      layers.firstIndex { view in view.subviews.contains { $0.subviews.first is UILabel } })
    #expect(words < numbers)
  }

  @Test func `the 0 of views that touch stands behind the edge that they share`() throws {
    var touching = Measurement(from: CGPoint(x: 150, y: 240), to: CGPoint(x: 150, y: 240))
    touching.helper = line(40, 240, 260, 240)
    overlay.measurements = [touching]
    let number = try plate("0")
    #expect(number.minX >= 260 && number.midY == 240)
    #expect(try !plate(title).intersects(number))
  }
}
