// The symbols of UIKit's controls and bars in the outline.

internal import CoreGraphics
internal import UIKit

extension Symbol {
  /// The controls and bars that have a symbol here.
  enum Control: String {
    case activity, navigationBar, picker, progress, segments, stepper, tabBar, toggle, toolbar
  }

  /// A control as small as a row's symbol, at the screen's scale of the moment.
  static func control(_ control: Control) -> UIImage {
    drawn(CGSize(width: 14, height: 12)) {
      switch control {
      case .activity: drawSpokes()
      case .navigationBar: drawScreen(bar: CGRect(x: 1.5, y: 1.5, width: 11, height: 3))
      case .tabBar: drawScreen(bar: CGRect(x: 1.5, y: 7.5, width: 11, height: 3))
      case .toolbar: drawToolbar()
      case .picker: drawPicker()
      case .progress: drawProgress()
      case .segments: drawSegments()
      case .stepper: drawStepper()
      case .toggle: drawToggle()
      }
    }
  }

  private static func stroke(_ frame: CGRect, radius: CGFloat) {
    let path = UIBezierPath(roundedRect: frame, cornerRadius: radius)
    path.lineWidth = 1
    path.stroke()
  }

  private static func fill(_ frame: CGRect, radius: CGFloat = 0) {
    UIColor.black.setFill()
    UIBezierPath(roundedRect: frame, cornerRadius: radius).fill()
  }

  /// Lines from one point to another, each as x, y, x, y.
  private static func stroke(_ lines: [[CGFloat]]) {
    let path = UIBezierPath()
    for line in lines {
      path.move(to: CGPoint(x: line[0], y: line[1]))
      path.addLine(to: CGPoint(x: line[2], y: line[3]))
    }
    path.lineWidth = 1
    path.lineCapStyle = .round
    path.stroke()
  }

  /// The spokes of a wheel that turns, the later ones fainter.
  private static func drawSpokes() {
    let diagonal: CGFloat = 0.7071
    let directions: [(CGFloat, CGFloat)] = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal),
      (-1, 0), (-diagonal, -diagonal),
    ]
    for (index, (x, y)) in directions.enumerated() {
      UIColor.black.withAlphaComponent(1 - 0.09 * CGFloat(index)).setStroke()
      stroke([[7 + 2.4 * x, 6 + 2.4 * y, 7 + 4.8 * x, 6 + 4.8 * y]])
    }
  }

  private static let screen = CGRect(x: 1.5, y: 1.5, width: 11, height: 9)

  private static func drawScreen(bar: CGRect) {
    stroke(screen, radius: 2)
    fill(bar, radius: 1)
  }

  private static func drawToolbar() {
    stroke(screen, radius: 2)
    stroke([[1.5, 6.5, 12.5, 6.5]])
    for x in [4, 7, 10] as [CGFloat] {
      fill(CGRect(x: x - 0.8, y: 7.8, width: 1.6, height: 1.6), radius: 0.8)
    }
  }

  /// The chosen line between its neighbours.
  private static func drawPicker() {
    stroke(CGRect(x: 1.5, y: 3.5, width: 11, height: 5), radius: 1.5)
    stroke([[4, 6, 10, 6], [4.5, 1, 9.5, 1], [4.5, 11, 9.5, 11]])
  }

  private static func drawProgress() {
    stroke(CGRect(x: 0.5, y: 4.5, width: 13, height: 3), radius: 1.5)
    fill(CGRect(x: 0.5, y: 4.5, width: 7.5, height: 3), radius: 1.5)
  }

  private static func drawSegments() {
    stroke(CGRect(x: 0.5, y: 2.5, width: 13, height: 7), radius: 2)
    fill(CGRect(x: 0.5, y: 2.5, width: 5, height: 7), radius: 2)
    stroke([[9.5, 2.5, 9.5, 9.5]])
  }

  private static func drawStepper() {
    stroke(CGRect(x: 0.5, y: 2.5, width: 13, height: 7), radius: 2)
    stroke([[7, 2.5, 7, 9.5], [2.75, 6, 4.75, 6], [9.25, 6, 11.25, 6], [10.25, 5, 10.25, 7]])
  }

  private static func drawToggle() {
    stroke(CGRect(x: 0.5, y: 2.5, width: 13, height: 7), radius: 3.5)
    fill(CGRect(x: 7.5, y: 3.5, width: 5, height: 5), radius: 2.5)
  }
}
