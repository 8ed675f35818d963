// Key-value coding of collections: the elements' values, and what operators make of them.

internal import Foundation
internal import FoundationAdditions

/// What arrays and sets have under a key: the values of their elements
/// ([Apple](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html)).
@MainActor struct CollectionValues {
  private let elements: [Any]
  private let isSet: Bool

  /// Nil where the object is no collection of elements.
  init?(_ object: NSObject) {
    switch object {
    case let array as NSArray: (elements, isSet) = (Array(array), false)
    case let set as NSSet: (elements, isSet) = (Array(set), true)
    case let set as NSOrderedSet: (elements, isSet) = (Array(set), false)
    default: return nil
    }
  }

  /// The elements' values; `NSNull` for an element without one, which a set leaves out.
  func value(forKey key: String) -> Any? {
    if key == "@count" { return NSNumber(value: elements.count) }
    if key.hasPrefix("@") {
      logOnce("the collection operator “\(key)” needs a key path after it")
      return nil
    }
    let values = elements.map { Self.value(of: $0, key) }
    return isSet ? NSSet(array: values.compactMap(\.self)) : values.map { $0 ?? NSNull() }
  }

  /// `@sum.price`, or the elements' values along the path.
  func value(forKey key: String, then rest: String) -> Any? {
    guard key.hasPrefix("@") else {
      return (value(forKey: key) as? NSObject)?.value(forKeyPath: rest)
    }
    if key == "@count" { return value(forKey: key) }
    return Self.result(of: key, elements.compactMap { Self.value(of: $0, rest) })
  }

  func setValue(_ value: Any?, forKeyPath keyPath: String) {
    for element in elements { (element as? NSObject)?.setAnyValue(value, forKeyPath: keyPath) }
  }

  private static func result(of name: String, _ values: [Any]) -> Any? {
    let numbers = values.compactMap(KeyValue.double)
    let sum = numbers.reduce(0, +)
    switch name {
    case "@sum": return NSNumber(value: sum)
    case "@avg": return NSNumber(value: numbers.isEmpty ? 0 : sum / Double(numbers.count))
    case "@max": return values.max { isLess($0, $1) }
    case "@min": return values.min { isLess($0, $1) }
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects":
      var seen: Set<AnyHashable> = []
      return values.filter { ($0 as? AnyHashable).map { seen.insert($0).inserted } ?? true }
    default:
      logOnce("there is no collection operator “\(name)”")
      return nil
    }
  }

  private static func isLess(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as String, let other as String): return one < other
    case (let one as Date, let other as Date): return one < other
    default: break
    }
    guard let one = KeyValue.double(one), let other = KeyValue.double(other) else { return false }
    return one < other
  }

  private static func value(of element: Any, _ keyPath: String) -> Any? {
    if keyPath == "self" || element is NSNull { return element }
    switch element {
    case let object as any KeyValueCoding: return object.value(forKeyPath: keyPath)
    case let dictionary as NSDictionary:
      guard let (key, rest) = keyPath.firstKey else { return dictionary.object(forKey: keyPath) }
      return dictionary.object(forKey: key).flatMap { value(of: $0, rest) }
    default: break
    }
    if numberKeys.contains(keyPath), let number = KeyValue.double(element) {
      return NSNumber(value: number)
    }
    return (element as? NSObject)?.value(forKeyPath: keyPath)
  }

  /// What numbers and texts are asked for as numbers.
  private static let numberKeys: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue",
  ]
}

extension NSObject {
  /// Also of what has key-value coding of its own.
  @MainActor fileprivate func setAnyValue(_ value: Any?, forKeyPath keyPath: String) {
    if let object = self as? any KeyValueCoding {
      object.setValue(value, forKeyPath: keyPath)
    } else {
      setValue(value, forKeyPath: keyPath)
    }
  }
}
