// The page of a user's designables: one view, or all of them as a sheet.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// What is shown, made from a scene.
@MainActor
final class AgentPage {
  /// Holds the views: that of the window's controller, as in an application.
  private let page: UIView
  /// Points.
  private(set) var size = CGSize.zero
  /// The shown designables, in the order of declaration.
  let views: [UIView]
  let inspector: Inspector
  private let isSheet: Bool
  /// What was set since the page was shown.
  private(set) var settings: [AgentAssignment] = []
  /// The inspectables' values before anybody did anything, by view, without those of an earlier page;
  /// nil: nobody has.
  private(set) var firstValues: [[AgentState.Value]]?
  /// The inspectables that an earlier page had other values of, by view.
  private(set) var restoredNames: [ObjectIdentifier: Set<String>] = [:]

  /// Makes the views in Interface Builder's order: make, size, set, prepare, layout. A size that nobody
  /// asked for is what the view gives itself while it is prepared, else the one that is natural then. `state` is set like the scene's own values, where it fits.
  init(_ scene: AgentScene, state: AgentState?, in window: UIWindow) throws(Refusal) {
    let controller = UIViewController()
    window.rootViewController = controller
    page = controller.view
    window.makeKeyAndVisible()
    inspector = Inspector(
      LoweredSource.descriptions,
      values: ValueText { name throws(ImageLookupError) in try Self.image(name) })
    let names = scene.view.map { [$0] } ?? LoweredSource.shownClasses
    if names.isEmpty { throw Refusal(.badData, "there is no view class in the sources") }
    var made: [UIView] = []
    for name in names { made.append(try Self.view(named: name, scene, inspector)) }
    views = made
    isSheet = names.count > 1
    let sizes = views.map(\.frame.size)
    for assignment in scene.assignments { try apply(assignment) }
    if let state { restoreValues(state) }
    for view in views { view.prepareForInterfaceBuilder() }
    for (view, size) in zip(views, sizes) where scene.width == nil && view.frame.size == size {
      view.frame.size = DesignSize.natural(of: view)
    }
    if isSheet { layOutSheet(names, in: window) } else { layOutAlone(in: window) }
    window.layoutIfNeeded()
  }

  private static func view(
    named name: String, _ scene: AgentScene, _ inspector: Inspector
  ) throws(Refusal) -> UIView {
    let description = try refusing { () throws(InspectionError) in
      try inspector.description(named: name)
    }
    guard let width = scene.width, let height = scene.height else {
      return description.instance(size: nil)
    }
    return description.instance(size: CGSize(width: width, height: height))
  }

  /// Sets a property, and remembers that somebody did.
  func set(_ assignment: AgentAssignment) throws(Refusal) {
    try apply(assignment)
    settings.removeAll {
      $0.className == assignment.className && $0.property == assignment.property
    }
    settings.append(assignment)
  }

  /// Somebody is about to do something: what differs from now on was changed by them. Not before, since
  /// reading a property runs the sources' code, which Interface Builder would not have run.
  func noteValues() {
    guard firstValues == nil else { return }
    firstValues = views.map { view in
      let restored = restoredNames[ObjectIdentifier(view)] ?? []
      return values(of: view).filter { !restored.contains($0.name) }
    }
  }

  /// Takes over the value that an inspectable had in an earlier page, if it fits.
  func restore(_ value: AgentState.Value, of view: UIView) {
    let assignment = Assignment(className: nil, property: value.name, text: value.text)
    guard (try? inspector.apply(assignment, to: view)) != nil else { return }
    restoredNames[ObjectIdentifier(view), default: []].insert(value.name)
  }

  /// Opens the font that nearly every page needs, so that it is there when the page is.
  static func openFonts() { Sheet.caption("Vitrine").layoutIfNeeded() }

  /// Sets a property of the one view, or of all views of a class.
  private func apply(_ assignment: AgentAssignment) throws(Refusal) {
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

  /// The view's frame is the whole page, also where a transform makes it another than the bounds.
  private func layOutAlone(in window: UIWindow) {
    size = views[0].frame.size
    window.frame.size = size
    if views[0].frame.origin != .zero { views[0].frame.origin = .zero }
    page.addSubview(views[0])
  }

  private func layOutSheet(_ names: [String], in window: UIWindow) {
    page.backgroundColor = .white
    let sheet = Sheet(zip(views, names).map { (view: $0, caption: Sheet.caption($1)) })
    size = sheet.size
    window.frame.size = size
    sheet.place(on: page)
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
