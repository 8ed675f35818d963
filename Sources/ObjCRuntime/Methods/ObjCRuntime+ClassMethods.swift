// Classes as the targets of selectors.

private import Synchronization

/// What stands for a class where an object is asked for: one for each class, and it lives for ever.
final class ClassObject: Sendable {
  let type: AnyClass

  private init(_ type: AnyClass) { self.type = type }

  private static let known = Mutex<[ObjectIdentifier: ClassObject]>([:])

  static func of(_ type: AnyClass) -> ClassObject {
    known.withLock { known in
      let object = known[ObjectIdentifier(type)] ?? ClassObject(type)
      known[ObjectIdentifier(type)] = object
      return object
    }
  }
}

extension ObjCRuntime {
  typealias ClassMethod = @MainActor (_ arguments: [Any?]) -> Any?

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
  }

  private static let classMethods = Mutex<[Key: ClassMethod]>([:])

  /// The object that selectors are sent to: `target` itself, or what stands for a class.
  package static func receiver(of target: Any) -> AnyObject {
    (target as? AnyClass).map { ClassObject.of($0) } ?? target as AnyObject
  }

  /// A method of the class itself, without arguments. Again for the same name replaces it.
  public static func register<Target: AnyObject, Result>(
    classOf type: Target.Type, _ selector: Selector, _ method: @escaping @MainActor () -> Result
  ) {
    add(type, selector) { _ in method() }
  }

  /// A method of the class itself with one argument; a call without any passes nil.
  public static func register<Target: AnyObject, Argument, Result>(
    classOf type: Target.Type, _ selector: Selector,
    _ method: @escaping @MainActor (Argument) -> Result
  ) {
    add(type, selector) { arguments in
      guard let argument: Argument = cast(arguments, 0, type, selector) else { return nil }
      return method(argument)
    }
  }

  /// A method of the class itself with two arguments; missing ones are nil.
  public static func register<Target: AnyObject, First, Second, Result>(
    classOf type: Target.Type, _ selector: Selector,
    _ method: @escaping @MainActor (First, Second) -> Result
  ) {
    add(type, selector) { arguments in
      guard let first: First = cast(arguments, 0, type, selector),
        let second: Second = cast(arguments, 1, type, selector)
      else { return nil }
      return method(first, second)
    }
  }

  private static func add<Target: AnyObject>(
    _ type: Target.Type, _ selector: Selector, _ method: @escaping ClassMethod
  ) {
    let key = Key(type: ObjectIdentifier(type), selector: selector)
    classMethods.withLock { $0[key] = method }
  }

  /// A method of the class that `target` stands for, or of one above it.
  static func classMethod(of target: AnyObject, _ selector: Selector) -> ClassMethod? {
    guard let target = target as? ClassObject else { return nil }
    return firstInClasses(from: target.type) { type in
      classMethods.withLock { $0[Key(type: type, selector: selector)] }
    }
  }
}
