// Methods by class and selector: what stands for Objective-C's runtime where there is none.

import FoundationAdditions
private import Synchronization

/// The table that leads from a class and a selector to a method, and from a class and a key to a
/// property.
///
/// Swift on Linux has no runtime that knows methods by name. Who wants methods of a class to be
/// found, such as a pass that rewrites sources with `@objc` in them, registers each of them once:
///
///     ObjCRuntime.register(Dial.self, "turn:") { (dial, sender: UISlider) in dial.turn(sender) }
///
/// A method is found on subclasses too; what a subclass registers itself goes before. Methods run on
/// the main actor: a call from another thread is queued there and returns nil.
public enum ObjCRuntime {
  typealias Method = @MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Any?

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
  }

  private static let methods = Mutex<[Key: Method]>([:])

  /// A method without arguments. Again for the same name replaces it; so with the others.
  public static func register<Target: AnyObject, Result>(
    _ type: Target.Type, _ selector: Selector, _ method: @escaping @MainActor (Target) -> Result
  ) {
    add(type, selector) { target, _ in method(target) }
  }

  /// A method with one argument; a call without any passes nil.
  public static func register<Target: AnyObject, Argument, Result>(
    _ type: Target.Type, _ selector: Selector,
    _ method: @escaping @MainActor (Target, Argument) -> Result
  ) {
    add(type, selector) { target, arguments in
      guard let argument: Argument = cast(arguments, 0, type, selector) else { return nil }
      return method(target, argument)
    }
  }

  /// A method with two arguments; missing ones are nil.
  public static func register<Target: AnyObject, First, Second, Result>(
    _ type: Target.Type, _ selector: Selector,
    _ method: @escaping @MainActor (Target, First, Second) -> Result
  ) {
    add(type, selector) { target, arguments in
      guard let first: First = cast(arguments, 0, type, selector),
        let second: Second = cast(arguments, 1, type, selector)
      else { return nil }
      return method(target, first, second)
    }
  }

  /// A method that others may ask for, and that no selector calls: it takes more than two arguments, or
  /// such as cannot be handed on. A function of a protocol that a class need not have may be one.
  public static func registerName<Target: AnyObject>(_ type: Target.Type, _ selector: Selector) {
    add(type, selector) { _, _ in
      logOnce("\(type).\(selector) was not called: no selector can hand on what it takes")
      return nil
    }
  }

  /// Whether a method of that name was registered for the object's class or one above it, or the object
  /// says so itself.
  public static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    if let target = target as? any SelectorAnswering { return target.responds(to: selector) }
    return hasMethod(target, selector)
  }

  /// Whether a method of that name was registered for the object's class or one above it.
  public static func hasMethod(_ target: AnyObject, _ selector: Selector?) -> Bool {
    selector.map { method(of: target, $0) != nil } ?? false
  }

  /// Whether a method of that name was registered for the class or one above it.
  static func instances(of type: AnyClass, respondTo selector: Selector) -> Bool {
    registerGenerics(of: type)
    return firstInClasses(from: type) { type in
      methods.withLock { $0[Key(type: type, selector: selector)] }
    } != nil
  }

  /// The object where it has a method of that name, else nil: how a function of a protocol is called
  /// that a class need not have.
  public static func responding<Target>(_ target: Target?, to selector: Selector) -> Target? {
    target.flatMap { responds($0 as AnyObject, to: selector) ? $0 : nil }
  }

  /// Calls the method. Where there is none, or an argument is of another type, one line in the log
  /// says so and nothing is called.
  @discardableResult
  public static func send(
    _ selector: Selector, to target: AnyObject, _ arguments: Any?...
  ) -> Any? {
    send(selector, to: target, arguments)
  }

  private static func send(
    _ selector: Selector, to target: AnyObject, _ arguments: [Any?]
  ) -> Any? {
    guard let method = method(of: target, selector) else {
      if let target = forwardingTarget(of: target, selector) {
        return send(selector, to: target, arguments)
      }
      let name = (target as? ClassObject).map { "the class \($0.type)" } ?? "\(type(of: target))"
      logOnce("\(name) has no method for the selector \(selector)")
      return nil
    }
    return onMainActor(target, arguments, method)
  }

  private static func add<Target: AnyObject>(
    _ type: Target.Type, _ selector: Selector,
    _ method: @escaping @MainActor (Target, [Any?]) -> Any?
  ) {
    let key = Key(type: ObjectIdentifier(type), selector: selector)
    methods.withLock {
      $0[key] = { target, arguments in (target as? Target).flatMap { method($0, arguments) } }
    }
  }

  private static func method(of target: AnyObject, _ selector: Selector) -> Method? {
    if let method = classMethod(of: target, selector) { return { method($1) } }
    registerGenerics(of: type(of: target))
    let own = firstInSuperclasses(of: target) { type in
      methods.withLock { $0[Key(type: type, selector: selector)] }
    }
    return own ?? sharedMethod(of: target, selector)
  }

  static func cast<Target, Argument>(
    _ arguments: [Any?], _ index: Int, _ type: Target.Type, _ selector: Selector
  ) -> Argument? {
    let argument = index < arguments.count ? arguments[index] : nil
    // Not an optional within `Any`, where that is what the method takes.
    if let argument {
      if let argument = argument as? Argument { return argument }
    } else if let none = argument as? Argument {
      return none
    }
    let given = argument.map { "\(Swift.type(of: $0))" } ?? "nil"
    logOnce("\(type).\(selector) was not called: \(given) is no \(Argument.self)")
    return nil
  }

  /// The first answer that `find` has for the object's class and those above it.
  static func firstInSuperclasses<Result>(
    of target: AnyObject, _ find: (ObjectIdentifier) -> Result?
  ) -> Result? {
    firstInClasses(from: type(of: target), find)
  }

  /// The first answer that `find` has for the class and those above it.
  static func firstInClasses<Result>(
    from type: AnyClass, _ find: (ObjectIdentifier) -> Result?
  ) -> Result? {
    var candidate: AnyClass? = type
    while let type = candidate {
      if let found = find(ObjectIdentifier(type)) { return found }
      candidate = _getSuperclass(type)
    }
    return nil
  }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor's code may run here. The main queue may be served by another thread than
  /// the first.
  private static var isOnMainThread: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  /// Calls at once on the main thread, from elsewhere on the main queue's next turn.
  private static func onMainActor(
    _ target: AnyObject, _ arguments: [Any?], _ method: @escaping Method
  ) -> Any? {
    // SAFETY: used on the main actor only; the caller gives them away, as on Apple's systems.
    nonisolated(unsafe) let (target, arguments) = (target, arguments)
    guard isOnMainThread else {
      DispatchQueue.main.async { _ = unsafe method(target, arguments) }
      return nil
    }
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { unsafe result = method(target, arguments) }
    return unsafe result
  }
}
