// Methods that a selector names without their labels: the compiler alone knows what they take.

private import Synchronization

extension ObjCRuntime {
  /// A method of all objects of a class or a protocol.
  private struct Shared {
    let owner: ObjectIdentifier
    let isOf: @Sendable (AnyObject) -> Bool
    let method: Method
  }

  private static let shared = Mutex<[Selector: [Shared]]>([:])

  /// `setNeedsLayout` for `#selector(UIView.setNeedsLayout)`, which is made known by that. `Target` may be a
  /// protocol: then all objects that adopt it have the method. What a class registers goes before.
  public static func selector<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) -> Selector {
    let selector = Selector(name)
    share(selector) { (target: Target, _) in method(target)() }
    return selector
  }

  /// `copy:` for `#selector(UIResponderStandardEditActions.copy)`: those of Apple's methods with one
  /// argument that are used as actions have no label for it. Of two methods of a name, that without arguments
  /// is meant.
  @_disfavoredOverload
  public static func selector<Target, Argument, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
  ) -> Selector {
    let selector = Selector(name + ":")
    share(selector) { (target: Target, arguments) in
      guard let argument: Argument = cast(arguments, 0, Target.self, selector) else { return nil }
      return method(target)(argument)
    }
    return selector
  }

  private static func share<Target>(
    _ selector: Selector, _ method: @escaping @MainActor (Target, [Any?]) -> Any?
  ) {
    let owner = ObjectIdentifier(Target.self)
    shared.withLock { shared in
      guard shared[selector]?.contains(where: { $0.owner == owner }) != true else { return }
      shared[selector, default: []].append(
        Shared(
          owner: owner, isOf: { $0 is Target },
          method: { target, arguments in (target as? Target).flatMap { method($0, arguments) } }))
    }
  }

  static func sharedMethod(of target: AnyObject, _ selector: Selector) -> Method? {
    shared.withLock { $0[selector] }?.first { $0.isOf(target) }?.method
  }
}
