// The method table: methods by class and selector, in place of Objective-C's runtime.

import FoundationAdditions
private import Synchronization

/// The tables of methods by class and selector, and of properties by class and key.
///
/// Swift on Linux has no runtime that finds methods by name. Code that needs that, such as the lowering of sources
/// with `@objc`, registers each method once:
///
///     ObjCRuntime.register(Dial.self, "turn:") { (dial, sender: UISlider) in dial.turn(sender) }
///
/// Subclasses inherit methods, and override one by registering their own. Methods run on the main actor: a call
/// from another thread is enqueued on the main queue and returns nil.
public enum ObjCRuntime {
  typealias Implementation = @MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Any?

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
  }

  private static let methods = Mutex<[Key: Implementation]>([:])

  /// Registers a method without arguments. A second registration of a selector replaces the first.
  public static func register<Target: AnyObject, Result>(
    _ type: Target.Type, _ selector: Selector, _ method: @escaping @MainActor (Target) -> Result
  ) {
    add(type, selector) { target, _ in method(target) }
  }

  /// Registers a method with one argument; a call without arguments passes nil.
  public static func register<Target: AnyObject, Argument, Result>(
    _ type: Target.Type, _ selector: Selector,
    _ method: @escaping @MainActor (Target, Argument) -> Result
  ) {
    add(type, selector) { target, arguments in
      guard let argument: Argument = cast(arguments, at: 0, of: type, selector: selector) else {
        return nil
      }
      return method(target, argument)
    }
  }

  /// Registers a method with two arguments; a call with fewer passes nil for the rest.
  public static func register<Target: AnyObject, First, Second, Result>(
    _ type: Target.Type, _ selector: Selector,
    _ method: @escaping @MainActor (Target, First, Second) -> Result
  ) {
    add(type, selector) { target, arguments in
      guard let first: First = cast(arguments, at: 0, of: type, selector: selector),
        let second: Second = cast(arguments, at: 1, of: type, selector: selector)
      else { return nil }
      return method(target, first, second)
    }
  }

  /// Registers a method with three arguments; a call with fewer passes nil for the rest.
  public static func register<Target: AnyObject, First, Second, Third, Result>(
    _ type: Target.Type, _ selector: Selector,
    _ method: @escaping @MainActor (Target, First, Second, Third) -> Result
  ) {
    add(type, selector) { target, arguments in
      guard let first: First = cast(arguments, at: 0, of: type, selector: selector),
        let second: Second = cast(arguments, at: 1, of: type, selector: selector),
        let third: Third = cast(arguments, at: 2, of: type, selector: selector)
      else { return nil }
      return method(target, first, second, third)
    }
  }

  /// Registers a selector for `responds(to:)` alone: its method has more than three arguments or types that a
  /// selector cannot pass, as optional methods of delegates may have. Sending it logs one line.
  public static func registerName<Target: AnyObject>(_ type: Target.Type, _ selector: Selector) {
    add(type, selector) { _, _ in
      logOnce("\(type).\(selector) was not called: no selector can hand on what it takes")
      return nil
    }
  }

  /// Whether the object's class or a superclass has a method for the selector; an object that overrides
  /// `responds(to:)` decides itself.
  public static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    if let target = target as? any SelectorResponding { return target.responds(to: selector) }
    return hasMethod(target, selector)
  }

  /// Whether the object's class or a superclass has a method for the selector.
  public static func hasMethod(_ target: AnyObject, _ selector: Selector?) -> Bool {
    selector.map { method(of: target, $0) != nil } ?? false
  }

  /// Whether the class or a superclass has a method for the selector.
  static func instances(of type: AnyClass, respondTo selector: Selector) -> Bool {
    registerGenerics(of: type)
    return firstInClasses(from: type) { type in
      methods.withLock { $0[Key(type: type, selector: selector)] }
    } != nil
  }

  /// Returns the object if it responds to the selector, else nil. Calls of a protocol's optional methods use it.
  public static func responding<Target>(_ target: Target?, to selector: Selector) -> Target? {
    target.flatMap { responds($0 as AnyObject, to: selector) ? $0 : nil }
  }

  /// Calls the method for a selector and returns its result.
  ///
  /// Returns nil and calls nothing, with one line in the log, where there is no method or an argument has another
  /// type than the method's. Returns nil on other threads than the main one, where the call is only enqueued.
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
    return callOnMainActor(method, target, arguments: arguments)
  }

  private static func add<Target: AnyObject>(
    _ type: Target.Type, _ selector: Selector,
    method: @escaping @MainActor (Target, [Any?]) -> Any?
  ) {
    let key = Key(type: ObjectIdentifier(type), selector: selector)
    methods.withLock {
      $0[key] = { target, arguments in (target as? Target).flatMap { method($0, arguments) } }
    }
  }

  private static func method(of target: AnyObject, _ selector: Selector) -> Implementation? {
    if let method = classMethod(of: target, selector) { return { method($1) } }
    registerGenerics(of: type(of: target))
    let own = firstInSuperclasses(of: target) { type in
      methods.withLock { $0[Key(type: type, selector: selector)] }
    }
    return own ?? sharedMethod(of: target, selector)
  }

  /// Returns an argument as the type that the method takes; nil, with one line in the log, where it has another type.
  static func cast<Target, Argument>(
    _ arguments: [Any?], at index: Int, of type: Target.Type, selector: Selector
  ) -> Argument? {
    let argument = index < arguments.count ? arguments[index] : nil
    // Unwrapped first: `Any` as an optional `Argument` would nest the optional.
    if let argument {
      if let argument = argument as? Argument { return argument }
    } else if let none = argument as? Argument {
      return none
    }
    let given = argument.map { "\(Swift.type(of: $0))" } ?? "nil"
    logOnce("\(type).\(selector) was not called: \(given) is no \(Argument.self)")
    return nil
  }

  /// Returns the first result of `find` for the object's class and its superclasses.
  static func firstInSuperclasses<Result>(
    of target: AnyObject, _ find: (ObjectIdentifier) -> Result?
  ) -> Result? {
    firstInClasses(from: type(of: target), find)
  }

  /// Returns the first result of `find` for the class and its superclasses.
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

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether code of the main actor may run here. Another thread than the first may serve the main queue.
  private static var isOnMainThread: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
  }

  /// Calls the method at once on the main thread; elsewhere enqueues the call on the main queue and returns nil.
  private static func callOnMainActor(
    _ method: @escaping Implementation, _ target: AnyObject, arguments: [Any?]
  ) -> Any? {
    // SAFETY: target and arguments are used on the main actor only from here on: as on Apple's systems the caller
    // does not touch them while the call is under way.
    nonisolated(unsafe) let (target, arguments) = (target, arguments)
    guard isOnMainThread else {
      DispatchQueue.main.async { _ = unsafe method(target, arguments) }
      return nil
    }
    // SAFETY: written and read on this thread, which is the main actor's.
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { unsafe result = method(target, arguments) }
    return unsafe result
  }
}
