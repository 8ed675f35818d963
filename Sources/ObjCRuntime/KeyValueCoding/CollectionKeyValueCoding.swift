// Key-value coding of collections: the values of their elements, and collection operators.

internal import Foundation
internal import FoundationAdditions

/// Key-value coding of an array or a set: a key stands for the values of all elements, and `@sum` and its like combine
/// them
/// ([Apple](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html)).
@MainActor struct CollectionKeyValueCoding {
  private let elements: [Any]
  private let isSet: Bool

  /// Returns nil where the object is neither an array nor a set.
  init?(_ object: NSObject) {
    switch object {
    case let array as NSArray: (elements, isSet) = (Array(array), false)
    case let set as NSSet: (elements, isSet) = (Array(set), true)
    case let set as NSOrderedSet: (elements, isSet) = (Array(set), false)
    default: return nil
    }
  }

  /// Returns the value of each element, or the count for `@count`. An element without a value is `NSNull` in an
  /// array, and left out of a set.
  func value(forKey key: String) -> Any? {
    if key == "@count" { return NSNumber(value: elements.count) }
    if key.hasPrefix("@") {
      logOnce("the collection operator “\(key)” needs a key path after it")
      return nil
    }
    let values = elements.map { Self.value(of: $0, key) }
    return isSet ? NSSet(array: values.compactMap(\.self)) : values.map { $0 ?? NSNull() }
  }

  /// Returns the result of an operator such as `@sum` for the path `rest`, or the elements' values along the path.
  func value(forKey key: String, then rest: String) -> Any? {
    guard key.hasPrefix("@") else {
      return (value(forKey: key) as? NSObject)?.value(forKeyPath: rest)
    }
    if key == "@count" { return value(forKey: key) }
    return Self.applyOperator(key, elements.compactMap { Self.value(of: $0, rest) })
  }

  /// Sets the value of every element.
  func setValue(_ value: Any?, forKeyPath keyPath: String) {
    for element in elements { (element as? NSObject)?.setAnyValue(value, forKeyPath: keyPath) }
  }

  private static func applyOperator(_ name: String, _ values: [Any]) -> Any? {
    let numbers = values.compactMap(KeyValueConversion.double)
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
    guard let one = KeyValueConversion.double(one), let other = KeyValueConversion.double(other)
    else { return false }
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
    if numberKeys.contains(keyPath), let number = KeyValueConversion.double(element) {
      return NSNumber(value: number)
    }
    return (element as? NSObject)?.value(forKeyPath: keyPath)
  }

  /// The keys that convert a number or a string.
  private static let numberKeys: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue",
  ]
}

extension NSObject {
  /// Sets a value by the object's own key-value coding where it has one.
  @MainActor fileprivate func setAnyValue(_ value: Any?, forKeyPath keyPath: String) {
    if let object = self as? any KeyValueCoding {
      object.setValue(value, forKeyPath: keyPath)
    } else {
      setValue(value, forKeyPath: keyPath)
    }
  }
}
