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

  // The parameters' names tell the compiler's messages about them from the user's.

  /// `setNeedsLayout` for `#selector(UIView.setNeedsLayout)`, which is made known by that. `Target` may be a
  /// protocol: then all objects that adopt it have the method. What a class registers goes before.
  public static func selector<SelectorTarget, SelectorResult>(
    _ name: String,
    _ method: @escaping @MainActor (SelectorTarget) -> @MainActor () -> SelectorResult
  ) -> Selector {
    let selector = Selector(name)
    share(selector) { (target: SelectorTarget, _) in method(target)() }
    return selector
  }

  /// `copy:` for `#selector(UIResponderStandardEditActions.copy)`: those of Apple's methods with one
  /// argument that are used as actions have no label for it. Of two methods of a name, that without arguments
  /// is meant.
  @_disfavoredOverload
  public static func selector<SelectorTarget, SelectorArgument, SelectorResult>(
    _ name: String,
    _ method:
      @escaping @MainActor (SelectorTarget) -> @MainActor (SelectorArgument) -> SelectorResult
  ) -> Selector {
    let selector = Selector(name + ":")
    share(selector) { (target: SelectorTarget, arguments) in
      guard let argument: SelectorArgument = cast(arguments, 0, SelectorTarget.self, selector)
      else { return nil }
      return method(target)(argument)
    }
    return selector
  }

  /// `turnTo:` for `#selector(turn(to:))`, of a method that the compiler has found.
  public static func checkedSelector(_ name: String, _ method: Any) -> Selector { Selector(name) }

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
