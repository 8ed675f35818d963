// A page with one view that has a property of each kind, as the lowered copy of a source registers them.

import CoreGraphics
import MainLoop
import Messages
import Pages
import UIKit

@testable import Inspection

/// A view with a property of each kind that a source may declare.
final class KindsView: UIView {
  var insets = UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16)
  var words = "One line"
  var picture: UIImage?
  var font: UIFont = .systemFont(ofSize: 17)
  var numbers: [CGFloat] = [1, 2, 3]
  var colors: [UIColor] = [.red, .blue]
  var edges: UIRectEdge = [.top, .left]
  var table = ["a": 1, "b": 2]
  var marks: [UIRectEdge.RawValue: UIColor] = [10: .red, 9: .blue]
  var span: ClosedRange<CGFloat> = 0...1
  var startPoint = CGPoint(x: 0, y: 0.5)
  var endPoint = CGPoint(x: 1, y: 0.5)
  var cornerRadius: CGFloat = 8 { didSet { layer.cornerRadius = cornerRadius } }
}

/// Shows two views of each kind's class and a plain one, placed by their frames.
@MainActor
struct KindsModule: PageModule {
  static let size = CGSize(width: 375, height: 667)
  private static let place = SourcePosition("Kinds.swift", line: 1)

  let inspector: Inspector
  var shownClasses: [String] { ["KindsView"] }
  var imageNames: [String] { [] }

  init() {
    let all: [Inspectable?] = [
      Self.property("insets", \.insets), Self.property("words", \.words),
      Self.property("picture", \.picture), Self.property("font", \.font),
      Self.property("numbers", \.numbers), Self.property("colors", \.colors),
      Self.property("edges", \.edges), Self.property("table", \.table),
      Self.property("marks", \.marks), Self.property("span", \.span),
      Self.property("startPoint", \.startPoint), Self.property("endPoint", \.endPoint),
      Self.property("cornerRadius", \.cornerRadius),
    ]
    inspector = Inspector([
      DesignableDescription(
        KindsView.self, named: "KindsView", inspectables: all.compactMap { $0 }
      ) { KindsView(frame: $0) }
    ])
  }

  private static func property<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<KindsView, Value>
  ) -> Inspectable {
    let form = InspectableForm.of(Value.self) ?? .opaque(Value.self)
    return Inspectable(
      name, form, at: place, isWritable: form.kind != .opaque,
      get: { ($0 as? KindsView)?[keyPath: path] },
      set: { view, value in
        guard let view = view as? KindsView, let value = value as? Value else { return false }
        view[keyPath: path] = value
        return true
      })
  }

  func composition() -> PageComposition? {
    let frames = [
      CGRect(x: 40, y: 40, width: 120, height: 80), CGRect(x: 220, y: 160, width: 100, height: 100),
    ]
    let views = zip(frames, [UIColor.systemTeal, .systemOrange]).map { frame, color in
      let view = KindsView(frame: frame)
      view.backgroundColor = color
      return view
    }
    let label = UILabel(frame: CGRect(x: 40, y: 320, width: 200, height: 40))
    label.text = "A label"
    return PageComposition(size: Self.size, views: views + [label])
  }
}

extension StudioHands {
  /// A person at the inspector beside a page with a property of each kind.
  static func atKinds(scale: CGFloat = 1) throws -> StudioHands {
    let page = try InProcessPage(PageScene(scale: Double(scale)), of: KindsModule())
    return StudioHands(try Harness(page: page, scale: scale))
  }

  /// The first view with a property of each kind.
  var kinds: KindsView {
    get throws { try kinds(0) }
  }

  func kinds(_ index: Int) throws -> KindsView {
    let views = harness.views(KindsView.self)
    guard views.indices.contains(index) else { throw MissingView() }
    return views[index]
  }

  /// A view that a test needs is not there.
  struct MissingView: Error {}
}
