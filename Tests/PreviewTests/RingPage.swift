// A page with one view whose comments say the ranges of its numbers.

import CoreGraphics
import MainLoop
import Messages
import Pages
import UIKit

@testable import Inspection

/// A view with numbers that have ranges, and one that has none.
final class RingView: UIView {
  var lineWidth: CGFloat = 12
  var count = 3
  var progress: CGFloat = 50
}

/// Shows a ring, placed by its frame.
@MainActor
struct RingModule: PageModule {
  let inspector: Inspector
  var shownClasses: [String] { ["RingView"] }
  var imageNames: [String] { [] }

  init() {
    let all: [Inspectable?] = [
      Self.property("lineWidth", \.lineWidth, "The ring's width in points, 1...40"),
      Self.property("count", \.count, "Its parts, 1…5"),
      Self.property("progress", \.progress, "Hundredths"),
    ]
    inspector = Inspector([
      DesignableDescription(
        RingView.self, named: "RingView", inspectables: all.compactMap { $0 }
      ) { RingView(frame: $0) }
    ])
  }

  private static func property<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<RingView, Value>, _ documentation: String
  ) -> Inspectable? {
    guard let form = InspectableForm.of(Value.self) else { return nil }
    var property = Inspectable(
      name, form, at: SourcePosition("Ring.swift", line: 1), isWritable: true,
      get: { ($0 as? RingView)?[keyPath: path] },
      set: { view, value in
        guard let view = view as? RingView, let value = value as? Value else { return false }
        view[keyPath: path] = value
        return true
      })
    property.documentation = documentation
    return property
  }

  func composition() -> PageComposition? {
    let ring = RingView(frame: CGRect(x: 40, y: 40, width: 120, height: 80))
    ring.backgroundColor = .systemTeal
    let below = UIView(frame: CGRect(x: 40, y: 120, width: 120, height: 30))
    return PageComposition(size: CGSize(width: 375, height: 667), views: [ring, below])
  }
}
