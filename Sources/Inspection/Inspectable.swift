// A property that an inspector shows and edits: its name, its kind, its getter and setter.

internal import CoreGraphics
internal import UIKit

/// A property of a class of views or layers, typed where it is declared and untyped where it is used.
@MainActor
package struct Inspectable {
  /// The property's name or key path, as Swift writes it.
  package let name: String
  /// The kind of its values.
  package let kind: InspectableKind
  /// Whether it can hold no value.
  package let isOptional: Bool
  /// Whether the class lets others set it.
  package let isWritable: Bool
  /// The source's documentation comment, without its slashes; nil: there is none. Default: nil.
  package var documentation: String?
  /// Where it is declared; nil for UIKit's own.
  package let position: SourcePosition?
  private let getter: (AnyObject) -> InspectableValue?
  private let setter: (AnyObject, InspectableValue) -> Bool
  /// Reads the value that stands in for none; nil: none does.
  private var standIn: ((AnyObject) -> InspectableValue?)?

  /// A property with closures; `Root` is the class that declares it.
  package init<Root: AnyObject, Value: InspectableType>(
    _ name: String, of root: Root.Type, at position: SourcePosition? = nil,
    get: @escaping (Root) -> Value,
    set: @escaping (Root, Value) -> Void
  ) {
    self.name = name
    kind = Value.inspectableKind
    isOptional = Value.isOptionalInspectable
    isWritable = true
    self.position = position
    getter = { ($0 as? Root).map(get)?.inspectableValue }
    setter = { view, value in
      guard let root = view as? Root, let value = Value.read(value) else { return false }
      set(root, value)
      return true
    }
  }

  /// A stored or computed property.
  package init<Root: AnyObject, Value: InspectableType>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>,
    at position: SourcePosition? = nil
  ) {
    self.init(
      name, of: Root.self, at: position, get: { $0[keyPath: path] },
      set: { $0[keyPath: path] = $1 })
  }

  /// A property whose type is known only at run time. `set` says whether it
  /// took the value.
  init(
    _ name: String, _ form: InspectableForm, at position: SourcePosition?,
    isWritable: Bool, get: @escaping (AnyObject) -> Any?, set: @escaping (AnyObject, Any) -> Bool
  ) {
    self.name = name
    kind = form.kind
    isOptional = form.isOptional
    self.isWritable = isWritable
    self.position = position
    getter = { get($0).flatMap(form.write) }
    setter = { view, value in form.read(value).map { set(view, $0) } ?? false }
  }

  /// A property that is one of a few named values.
  package init<Root: AnyObject, Value: Equatable>(
    _ name: String, choices: [(name: String, value: Value)], get: @escaping (Root) -> Value,
    set: @escaping (Root, Value) -> Void
  ) {
    self.name = name
    let names = choices.map(\.name)
    kind = .choice(names, rawValues: RawValues(of: choices.map(\.value), named: names))
    isOptional = false
    isWritable = true
    position = nil
    getter = { view in
      guard let value = (view as? Root).map(get) else { return nil }
      return choices.first { $0.value == value }.map { .choice($0.name) } ?? InspectableValue.none
    }
    setter = { view, value in
      guard let root = view as? Root, case .choice(let name) = value,
        let choice = choices.first(where: { $0.name == name })
      else { return false }
      set(root, choice.value)
      return true
    }
  }

  /// A stored or computed property that is one of a few named values.
  package init<Root: AnyObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>,
    choices: [(name: String, value: Value)]
  ) {
    self.init(name, choices: choices) { (root: Root) in
      root[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  /// A stored or computed property that is an option set.
  package init<Root: AnyObject, Value: NamedOptions>(
    options name: String, of root: Root.Type, get: @escaping (Root) -> Value,
    set: @escaping (Root, Value) -> Void
  ) {
    self.init(
      name, InspectableForm.options(of: Value.self), at: nil, isWritable: true,
      get: { ($0 as? Root).map(get) },
      set: { view, value in
        guard let root = view as? Root, let value = value as? Value else { return false }
        set(root, value)
        return true
      })
  }

  /// The same property, of which a value can be read where none is set: an inherited or a standard one. `standIn`: reads
  /// that.
  func reading<Root: AnyObject, Value: InspectableType>(
    whereNoneIsSet standIn: @escaping (Root) -> Value
  ) -> Inspectable {
    var property = self
    property.standIn = { ($0 as? Root).map(standIn)?.inspectableValue }
    return property
  }

  /// Returns the value that stands in for none; nil where none does.
  package func standIn(of object: AnyObject) -> InspectableValue? { standIn?(object) }

  /// The name in words: "Corner Radius" for `cornerRadius`.
  package var readableName: String { ReadableName.of(name) }

  /// Returns the present value; nil where `object` is not of the class that declares the property.
  package func value(of object: AnyObject) -> InspectableValue? { getter(object) }

  /// Sets the value. Returns false, and changes nothing, where `object` is of another class, or the value of another
  /// kind or out of the property's range.
  package func set(_ value: InspectableValue, of object: AnyObject) -> Bool {
    setter(object, value)
  }

  /// The same property of a view's own layer, as a key path: `layer.cornerRadius`.
  var ofViewsLayer: Inspectable { Inspectable(ofViewsLayer: self) }

  private init(ofViewsLayer property: Inspectable) {
    name = "layer." + property.name
    (kind, isOptional, isWritable) = (property.kind, property.isOptional, property.isWritable)
    position = nil
    getter = { ($0 as? UIView).flatMap { property.value(of: $0.layer) } }
    setter = { object, value in
      (object as? UIView).map { property.set(value, of: $0.layer) } ?? false
    }
  }
}
