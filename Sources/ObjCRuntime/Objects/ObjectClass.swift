// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The class of an object (Apple's topic “Working with Instances”).

internal import FoundationAdditions

/// Returns the class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.flatMap { type(of: $0 as AnyObject) }
}

/// Does nothing and returns nil, with one line in the log: the class of a Swift object cannot be changed.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  let given = obj.map { "\(type(of: $0))" } ?? "nil"
  logOnce("object_setClass: an object of \(given) stays one, and does not become one of \(cls)")
  return nil
}
