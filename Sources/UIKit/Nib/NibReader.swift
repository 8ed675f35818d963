// Makes the views of a document.

import CoreGraphics
internal import InterfaceDocuments
import ObjCRuntime

/// Makes the objects of one document, once.
///
/// Reads views of UIKit's classes and of sources' own, frames, colours, texts, constraints, runtime
/// attributes, outlets and actions. An unknown element becomes a plain view, with one log line.
@MainActor struct NibReader {
  private let owner: AnyObject?
  private let document: String
  /// The objects by their identifiers in the document.
  private var objects: [String: AnyObject] = [:]
  private var made: [(view: UIView, element: NibElement)] = []

  init(document: String, owner: Any?) {
    self.document = document
    self.owner = owner.map { $0 as AnyObject }
  }

  /// Returns the document's top-level objects, in its order.
  mutating func read(_ root: NibElement) -> [Any] {
    let elements = root.child("objects")?.children ?? []
    for placeholder in elements where placeholder.name == "placeholder" {
      if let owner, placeholder.attributes["placeholderIdentifier"] == "IBFilesOwner" {
        objects[placeholder.attributes["id"] ?? "-1"] = owner
      }
    }
    let top = elements.filter { NibViews.isView($0) }.map { makeView($0) }
    for (view, element) in made { constrain(view, element) }
    for (view, element) in made { NibViews.setRuntimeAttributes(of: view, element) }
    if let owner, let file = elements.first(where: { $0.name == "placeholder" }) {
      connect(owner, file)
    }
    for (view, element) in made { connect(view, element) }
    for (view, _) in made { view.awakeFromNib() }
    return top
  }

  // MARK: Views

  private mutating func makeView(_ element: NibElement) -> UIView {
    let view = NibViews.make(element, document)
    NibViews.setAttributes(of: view, element)
    let place = made.count
    _ = adopt(view, element)
    guard let other = view.awakeAfter(using: NSCoder()) as? UIView, other !== view else {
      return view
    }
    made[place].0 = other
    if let id = element.attributes["id"] { objects[id] = other }
    return other
  }

  /// Registers a view under its identifiers, and makes its subviews.
  private mutating func adopt(_ view: UIView, _ element: NibElement) -> UIView {
    made.append((view, element))
    if let id = element.attributes["id"] { objects[id] = view }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      let isSafeArea = guide.attributes["key"] == "safeArea"
      let scroll = view as? UIScrollView
      let own =
        guide.attributes["key"] == "contentLayoutGuide"
        ? scroll?.contentLayoutGuide : scroll?.frameLayoutGuide
      objects[guide.attributes["id"] ?? ""] = isSafeArea ? view.safeAreaLayoutGuide : own
    }
    if let inner = NibViews.contentView(of: view), let content = element.value("contentView") {
      NibViews.setAttributes(of: inner, content)
      _ = adopt(inner, content)
    }
    for child in element.child("subviews")?.children ?? [] {
      let subview = makeView(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    return view
  }

  // MARK: Constraints

  private func constrain(_ view: UIView, _ element: NibElement) {
    let left = Set(
      element.children.filter { $0.name == "variation" && $0.attributes["key"] == "default" }
        .flatMap(\.children).filter { $0.attributes["key"] == "constraints" }
        .flatMap(\.children).filter { $0.name == "exclude" }
        .compactMap { $0.attributes["reference"] })
    for line in element.child("constraints")?.children ?? [] {
      guard !left.contains(line.attributes["id"] ?? ""), line.flag("placeholder") != true,
        let constraint = constraint(line, in: view)
      else { continue }
      if let id = line.attributes["id"] { remember(constraint, id) }
      constraint.isActive = true
    }
  }

  private func constraint(_ line: NibElement, in view: UIView) -> NSLayoutConstraint? {
    let first = line.attributes["firstItem"].map { objects[$0] } ?? view
    let second = line.attributes["secondItem"].map { objects[$0] }
    guard let first, let attribute = NibViews.attributes[line.attributes["firstAttribute"] ?? ""]
    else { return nil }
    if let second, second == nil { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: NibViews.relations[line.attributes["relation"] ?? ""] ?? .equal,
      toItem: second ?? nil,
      attribute: NibViews.attributes[line.attributes["secondAttribute"] ?? ""] ?? .notAnAttribute,
      multiplier: line.ratio("multiplier"),
      constant: line.number("constant") ?? 0)
    if let priority = line.number("priority") {
      constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
    }
    constraint.identifier = line.attributes["identifier"]
    return constraint
  }

  private func remember(_ constraint: NSLayoutConstraint, _ id: String) {
    constraints.byIdentifier[id] = constraint
  }

  /// Constraints can be outlets too.
  private let constraints = NibConstraints()

  // MARK: Connections

  private func connect(_ object: AnyObject, _ element: NibElement) {
    for line in element.child("connections")?.children ?? [] {
      let destination = line.attributes["destination"].flatMap {
        objects[$0] ?? constraints.byIdentifier[$0]
      }
      guard let destination else { continue }
      switch line.name {
      case "outlet": setOutlet(object, key: line.attributes["property"] ?? "", value: destination)
      case "outletCollection":
        addOutlet(object, key: line.attributes["property"] ?? "", value: destination)
      case "action": addAction(object, line: line, target: destination)
      default: break
      }
    }
  }

  private func setOutlet(_ object: AnyObject, key: String, value: AnyObject) {
    if !NibViews.setDelegate(value, key, of: object),
      !ObjCRuntime.setValue(value, key, of: object)
    {
      logOnce("the document “\(document)”: \(type(of: object)) has no outlet “\(key)”")
    }
  }

  private func addOutlet(_ object: AnyObject, key: String, value: AnyObject) {
    let others = ObjCRuntime.value(key, of: object) as? [AnyObject] ?? []
    _ = ObjCRuntime.setValue(others + [value], key, of: object)
  }

  private func addAction(_ object: AnyObject, line: NibElement, target: AnyObject) {
    guard let control = object as? UIControl, let name = line.attributes["selector"] else { return }
    let event = NibViews.events[line.attributes["eventType"] ?? ""] ?? .primaryActionTriggered
    control.addTarget(target, action: Selector(name), for: event)
  }
}

/// The constraints of a document by its identifiers.
@MainActor private final class NibConstraints {
  var byIdentifier: [String: NSLayoutConstraint] = [:]
}
