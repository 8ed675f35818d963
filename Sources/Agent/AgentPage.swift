// The page of a user's designables: one view, or all of them as a sheet.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// What is shown, made from a scene.
@MainActor
final class AgentPage {
  /// Holds the views; its bounds are the page.
  let root = UIView(frame: .zero)
  /// The shown designables, in the order of declaration.
  let views: [UIView]
  let inspector: Inspector
  private let isSheet: Bool

  /// Makes the views in Interface Builder's order: make, size, set, prepare, layout. A size that nobody
  /// asked for is the one that the view wants in the end.
  init(_ scene: AgentScene) throws(Refusal) {
    inspector = Inspector(
      LoweredSource.descriptions,
      values: ValueText { name throws(ImageLookupError) in try Self.image(name) })
    let names = scene.view.map { [$0] } ?? LoweredSource.shownClasses
    if names.isEmpty { throw Refusal(.badData, "there is no view class in the sources") }
    var made: [UIView] = []
    for name in names { made.append(try Self.view(named: name, scene, inspector)) }
    views = made
    isSheet = names.count > 1
    for assignment in scene.assignments { try apply(assignment) }
    for view in views { view.prepareForInterfaceBuilder() }
    if scene.width == nil { for view in views { view.frame.size = Self.naturalSize(of: view) } }
    if isSheet { layOutSheet(names) } else { layOutAlone() }
    root.outputScale = CGFloat(scene.scale)
    root.layoutIfNeeded()
  }

  private static func view(
    named name: String, _ scene: AgentScene, _ inspector: Inspector
  ) throws(Refusal) -> UIView {
    let description = try refusing { () throws(InspectionError) in
      try inspector.description(named: name)
    }
    let view = description.make()
    var size = naturalSize(of: view)
    if let width = scene.width, let height = scene.height {
      size = CGSize(width: width, height: height)
    }
    view.frame = CGRect(origin: .zero, size: size)
    return view
  }

  /// The intrinsic size, else 320 × 240.
  private static func naturalSize(of view: UIView) -> CGSize {
    let size = view.intrinsicContentSize
    return size.width > 0 && size.height > 0 ? size : CGSize(width: 320, height: 240)
  }

  /// Sets a property of the one view, or of all views of a class.
  func apply(_ assignment: AgentAssignment) throws(Refusal) {
    let wanted = assignment.assignment
    try Self.refusing { () throws(InspectionError) in
      var targets = views
      if let name = assignment.className {
        let description = try inspector.description(named: name)
        targets = views.filter { description.describes($0) }
      } else if isSheet {
        throw InspectionError.noClass(assignment.property + "=" + assignment.text)
      }
      for view in targets { try inspector.apply(wanted, to: view) }
    }
  }

  /// A picture by its name in the searched folders.
  private static func image(_ name: String) throws(ImageLookupError) -> UIImage {
    guard let image = UIImage(named: name) else { throw .missing(name) }
    return image
  }

  private static func refusing<Result>(
    _ body: () throws(InspectionError) -> Result
  ) throws(Refusal) -> Result {
    do throws(InspectionError) {
      return try body()
    } catch {
      throw Refusal(error.isMissingFile ? .missingInput : .usage, "\(error)")
    }
  }

  // MARK: Layout

  private func layOutAlone() {
    root.addSubview(views[0])
    root.frame = CGRect(origin: .zero, size: views[0].bounds.size)
  }

  private func layOutSheet(_ names: [String]) {
    root.backgroundColor = .white
    var top = Sheet.margin
    var width: CGFloat = 0
    for (view, name) in zip(views, names) {
      let caption = Sheet.caption(name)
      caption.frame.origin = CGPoint(x: Sheet.margin, y: top)
      view.frame.origin = CGPoint(x: Sheet.margin, y: caption.frame.maxY + Sheet.gap)
      root.addSubview(caption)
      root.addSubview(view)
      top = view.frame.maxY + Sheet.margin
      width = max(width, view.frame.width, caption.frame.width)
    }
    root.frame = CGRect(x: 0, y: 0, width: width + 2 * Sheet.margin, height: top)
  }
}

/// How several designables stand on one page.
private enum Sheet {
  /// Points around each view.
  static let margin: CGFloat = 24
  /// Points between a caption and its view.
  static let gap: CGFloat = 8

  @MainActor static func caption(_ name: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = ReadableName.of(name)
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = UIColor(white: 0.45, alpha: 1)
    label.sizeToFit()
    return label
  }
}

extension AgentAssignment {
  fileprivate var assignment: Assignment {
    Assignment(className: className, property: property, text: text)
  }
}

extension InspectionError {
  /// Whether an image's file is not there.
  fileprivate var isMissingFile: Bool {
    if case .missingImage = self { return true }
    return false
  }
}
