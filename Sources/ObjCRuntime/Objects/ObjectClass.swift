// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Functions of Objective-C's runtime that need its classes.

internal import FoundationAdditions

/// The class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.flatMap { type(of: $0 as AnyObject) }
}

/// Cannot be done: a Swift object keeps its class. One line in the log says so.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  let given = obj.map { "\(type(of: $0))" } ?? "nil"
  logOnce("object_setClass: an object of \(given) stays one, and does not become one of \(cls)")
  return nil
}
