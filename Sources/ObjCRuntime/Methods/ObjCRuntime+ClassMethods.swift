// Class methods by selector.

private import Synchronization

extension ObjCRuntime {
  typealias ClassMethod = @MainActor (_ arguments: [Any?]) -> Any?

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
  }

  private static let classMethods = Mutex<[Key: ClassMethod]>([:])

  /// Returns the object that selectors are sent to: `target` itself, or the object that represents a class.
  package static func receiver(of target: Any) -> AnyObject {
    // Most are, and the way from any value to an object is a long one.
    if let object = target as? NSObject { return object }
    return (target as? AnyClass).map { ClassObject.of($0) } ?? target as AnyObject
  }

  /// Registers a class method without arguments. A second registration of a selector replaces the first.
  public static func register<Target: AnyObject, Result>(
    classOf type: Target.Type, _ selector: Selector, _ method: @escaping @MainActor () -> Result
  ) {
    add(type, selector) { _ in method() }
  }

  /// Registers a class method with one argument; a call without arguments passes nil.
  public static func register<Target: AnyObject, Argument, Result>(
    classOf type: Target.Type, _ selector: Selector,
    _ method: @escaping @MainActor (Argument) -> Result
  ) {
    add(type, selector) { arguments in
      guard let argument: Argument = cast(arguments, at: 0, of: type, selector: selector) else {
        return nil
      }
      return method(argument)
    }
  }

  /// Registers a class method with two arguments; a call with fewer passes nil for the rest.
  public static func register<Target: AnyObject, First, Second, Result>(
    classOf type: Target.Type, _ selector: Selector,
    _ method: @escaping @MainActor (First, Second) -> Result
  ) {
    add(type, selector) { arguments in
      guard let first: First = cast(arguments, at: 0, of: type, selector: selector),
        let second: Second = cast(arguments, at: 1, of: type, selector: selector)
      else { return nil }
      return method(first, second)
    }
  }

  private static func add<Target: AnyObject>(
    _ type: Target.Type, _ selector: Selector, method: @escaping ClassMethod
  ) {
    let key = Key(type: ObjectIdentifier(type), selector: selector)
    classMethods.withLock { $0[key] = method }
  }

  /// Returns a method of the class that `target` represents, or of a superclass; nil for other objects.
  static func classMethod(of target: AnyObject, _ selector: Selector) -> ClassMethod? {
    guard let target = target as? ClassObject else { return nil }
    return firstInClasses(from: target.type) { type in
      classMethods.withLock { $0[Key(type: type, selector: selector)] }
    }
  }
}
