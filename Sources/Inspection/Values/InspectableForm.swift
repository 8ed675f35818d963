// How an inspector shows and edits the values of a type that is known only at run time.

internal import CoreGraphics
internal import UIKit

/// The kind of a type's values, with the ways between them and inspectable values: of the inspectable types, and of
/// enumerations, by their cases' names, or their raw values where the names are not known.
struct InspectableForm {
  let kind: InspectableKind
  let isOptional: Bool
  /// The value of the type; nil where the inspectable one is of another kind or out of the type's range.
  let read: (InspectableValue) -> Any?
  /// Nil where the value is of another type.
  let write: (Any) -> InspectableValue?

  /// The forms of types whose values have names in their sources, by the types; and of the types that most properties
  /// have: the runtime searches the whole program for a type's first conformance, which takes 0.1 ms.
  @MainActor private static var declared: [ObjectIdentifier: InspectableForm] = [
    ObjectIdentifier(CGFloat.self): form(of: CGFloat.self),
    ObjectIdentifier(Double.self): form(of: Double.self),
    ObjectIdentifier(Int.self): form(of: Int.self),
    ObjectIdentifier(Bool.self): form(of: Bool.self),
    ObjectIdentifier(String.self): form(of: String.self),
    ObjectIdentifier(UIColor.self): form(of: UIColor.self),
    ObjectIdentifier(UIColor?.self): form(of: UIColor?.self),
  ]

  private static func form<Value: InspectableType>(of type: Value.Type) -> InspectableForm {
    InspectableForm(
      kind: type.inspectableKind, isOptional: type.isOptionalInspectable,
      read: { value in type.read(value).map { $0 } }, write: { ($0 as? Value)?.inspectableValue })
  }

  /// Gives the values of an enumeration the names of their cases.
  @MainActor static func declare<Value: Hashable>(
    cases: KeyValuePairs<String, Value>
  ) {
    let values = cases.map { $0.value as Any }
    let names = Dictionary(cases.map { ($0.value, $0.key) }) { first, _ in first }
    declared[ObjectIdentifier(Value.self)] = choices(cases.map(\.key), values) { value in
      (value as? Value).flatMap { names[$0] }
    }
  }

  /// Gives the members of an option set the names of their constants. One that is empty is no member: each set has it.
  @MainActor static func declare<Value: OptionSet>(
    members: KeyValuePairs<String, Value>
  ) where Value.Element == Value {
    declared[ObjectIdentifier(Value.self)] = options(
      members.filter { !$0.value.isEmpty }.map { ($0.key, $0.value) })
  }

  /// Nil where no inspector can show the type's values.
  @MainActor static func of(_ type: Any.Type) -> InspectableForm? {
    if let form = declared[ObjectIdentifier(type)] { return form }
    if let type = type as? any InspectableType.Type { return form(of: type) }
    if let type = type as? any OptionalValue.Type {
      return of(type.wrapped).map { form in
        InspectableForm(
          kind: form.kind, isOptional: true,
          read: { value in
            if case .none = value { return type.absent }
            return form.read(value)
          },
          write: { value in
            guard let value = value as? any OptionalValue else { return form.write(value) }
            return value.present.map { form.write($0) } ?? InspectableValue.none
          })
      }
    }
    if let type = type as? any ArrayValue.Type { return list(of: type) }
    if let type = type as? any DictionaryValue.Type { return dictionary(of: type) }
    if let type = type as? any NamedOptions.Type { return options(of: type) }
    if let type = type as? any CaseIterable.Type { return choices(all(of: type)) }
    guard let type = type as? any RawRepresentable.Type else { return nil }
    return raw(type)
  }

  /// The form of a type that no inspector can edit: its values are shown as text.
  static func opaque(_ type: Any.Type) -> InspectableForm {
    InspectableForm(
      kind: .opaque, isOptional: false, read: { _ in nil },
      write: { .opaque(OpaqueText.of($0)) })
  }

  @MainActor private static func list(of type: any ArrayValue.Type) -> InspectableForm? {
    of(type.element).flatMap { element in
      guard element.isSingle else { return nil }
      return InspectableForm(
        kind: .list(element.kind), isOptional: false,
        read: { value in
          guard case .list(let values) = value else { return nil }
          let read = values.compactMap(element.read)
          return read.count == values.count ? type.make(read) : nil
        },
        write: { value in
          (value as? any ArrayValue).map { .list($0.values.compactMap(element.write)) }
        })
    }
  }

  @MainActor private static func dictionary(
    of type: any DictionaryValue.Type
  ) -> InspectableForm? {
    guard let key = of(type.key), key.isKey, let value = of(type.value), value.isSingle else {
      return nil
    }
    return InspectableForm(
      kind: .dictionary(key: key.kind, value: value.kind), isOptional: false,
      read: { given in
        guard case .dictionary(let pairs) = given else { return nil }
        let read = pairs.compactMap { pair in
          key.read(pair.key).flatMap { key in value.read(pair.value).map { (key, $0) } }
        }
        return read.count == pairs.count ? type.make(read) : nil
      },
      write: { given in
        (given as? any DictionaryValue).map { dictionary in
          .dictionary(
            dictionary.pairs.compactMap { pair in
              key.write(pair.key).flatMap { key in value.write(pair.value).map { (key, $0) } }
            })
        }
      })
  }

  /// Whether its values can be in a list or a dictionary.
  private var isSingle: Bool {
    switch kind {
    case .list, .dictionary: false
    default: !isOptional
    }
  }

  /// Whether its values can be keys.
  private var isKey: Bool {
    switch kind {
    case .string, .integer, .number, .choice: !isOptional
    default: false
    }
  }

  /// Any of the named members.
  static func options<Value: NamedOptions>(of type: Value.Type) -> InspectableForm {
    options(Value.options)
  }

  /// Any of a few members, by their names. What has none is a whole number behind them: its raw value.
  private static func options<Value: OptionSet>(
    _ members: [(name: String, value: Value)]
  ) -> InspectableForm where Value.Element == Value {
    let values = Dictionary(members) { first, _ in first }
    return InspectableForm(
      kind: .options(members.map(\.name)), isOptional: false,
      read: { value in
        guard case .options(let names) = value else { return nil }
        let chosen = names.compactMap { values[$0] ?? Value(rawText: $0) }
        return chosen.count == names.count ? Value(chosen) : nil
      },
      write: { value in
        (value as? Value).map { set in
          let named = members.filter { set.isSuperset(of: $0.value) }
          let rest = set.subtracting(Value(named.map(\.value)))
          let unnamed = rest.isEmpty ? [] : [rest.rawText].compactMap(\.self)
          return .options(named.map(\.name) + unnamed)
        }
      })
  }

  private static func all<Value: CaseIterable>(of type: Value.Type) -> [Any] {
    Array(type.allCases)
  }

  /// One of a few values, by their names.
  private static func choices(_ values: [Any]) -> InspectableForm? {
    let names = values.map { String(describing: $0) }
    guard !names.isEmpty, Set(names).count == names.count else { return nil }
    return choices(names, values) { value in
      let name = String(describing: value)
      return names.contains(name) ? name : nil
    }
  }

  /// One of a few values, by names; `name`: that of a value, nil where it has none.
  private static func choices(
    _ names: [String], _ values: [Any], name: @escaping (Any) -> String?
  ) -> InspectableForm {
    InspectableForm(
      kind: .choice(names, rawValues: RawValues(of: values, named: names)), isOptional: false,
      read: { value in
        guard case .choice(let name) = value else { return nil }
        return names.firstIndex(of: name).map { values[$0] }
      },
      write: { value in name(value).map { .choice($0) } })
  }

  /// Raw values that are looked at for the cases of an enumeration of whole numbers.
  private static let sampled = -8..<256

  /// An enumeration of whole numbers by its cases' names; others by their raw values.
  private static func raw<Value: RawRepresentable>(_ type: Value.Type) -> InspectableForm? {
    guard let number = Value.RawValue.self as? any InspectableType.Type else { return nil }
    if Mirror.displaysCases(of: type), number.inspectableKind == .integer {
      let found = sampled.compactMap { position in
        (number.read(.integer(position)) as? Value.RawValue).flatMap(Value.init(rawValue:))
      }
      if let form = choices(found) { return form }
    }
    return InspectableForm(
      kind: number.inspectableKind, isOptional: false,
      read: { value in (number.read(value) as? Value.RawValue).flatMap(Value.init(rawValue:)) },
      write: { value in
        ((value as? Value)?.rawValue as? any InspectableType)?.inspectableValue
      })
  }
}

extension OptionSet {
  /// The raw value; nil where it is no whole number.
  fileprivate var rawText: String? { (rawValue as? any FixedWidthInteger).map { "\($0)" } }

  fileprivate init?(rawText: String) {
    guard let type = RawValue.self as? any FixedWidthInteger.Type,
      let raw = type.init(rawText) as? RawValue
    else { return nil }
    self.init(rawValue: raw)
  }
}

extension Mirror {
  /// Whether the type is an enumeration; an option set has a value for each number.
  fileprivate static func displaysCases<Value: RawRepresentable>(of type: Value.Type) -> Bool {
    guard !(type is any OptionSet.Type),
      let number = Value.RawValue.self as? any InspectableType.Type
    else { return false }
    for position in 0..<256 {
      guard let raw = number.read(.integer(position)) as? Value.RawValue,
        let value = Value(rawValue: raw)
      else { continue }
      return Mirror(reflecting: value).displayStyle == .enum
    }
    return false
  }
}

/// Any optional value.
private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  static var absent: Any { get }
  var present: Any? { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  static var absent: Any { Self.none as Any }
  var present: Any? { map { $0 } }
}

/// Any array.
private protocol ArrayValue {
  static var element: Any.Type { get }
  static func make(_ values: [Any]) -> Any?
  var values: [Any] { get }
}

extension Array: ArrayValue {
  static var element: Any.Type { Element.self }
  static func make(_ values: [Any]) -> Any? {
    let typed = values.compactMap { $0 as? Element }
    return typed.count == values.count ? typed : nil
  }
  var values: [Any] { self }
}

/// Any dictionary.
private protocol DictionaryValue {
  static var key: Any.Type { get }
  static var value: Any.Type { get }
  static func make(_ pairs: [(key: Any, value: Any)]) -> Any?
  var pairs: [(key: Any, value: Any)] { get }
}

extension Dictionary: DictionaryValue {
  static var key: Any.Type { Key.self }
  static var value: Any.Type { Value.self }
  /// Nil where two pairs have the same key, too.
  static func make(_ pairs: [(key: Any, value: Any)]) -> Any? {
    var made = Self()
    for (key, value) in pairs {
      guard let key = key as? Key, let value = value as? Value else { return nil }
      made[key] = value
    }
    return made.count == pairs.count ? made : nil
  }
  var pairs: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }
}
