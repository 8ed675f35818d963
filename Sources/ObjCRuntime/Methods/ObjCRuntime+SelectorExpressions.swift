// `#selector` expressions without argument labels, whose method the compiler finds.

private import Synchronization

extension ObjCRuntime {
  /// A method of all objects of a class or of all adopters of a protocol.
  private struct Shared {
    let owner: ObjectIdentifier
    let matches: @Sendable (AnyObject) -> Bool
    let method: Implementation
  }

  private static let shared = Mutex<[Selector: [Shared]]>([:])

  // Unusual parameter names mark the compiler's messages about this call as not the user's.

  /// Returns and registers `setNeedsLayout` for `#selector(UIView.setNeedsLayout)`. If `SelectorTarget` is a
  /// protocol, all its adopters get the method. Methods that a class registers itself take precedence.
  public static func selector<SelectorTarget, SelectorResult>(
    _ name: String,
    _ method: @escaping @MainActor (SelectorTarget) -> @MainActor () -> SelectorResult
  ) -> Selector {
    let selector = Selector(name)
    share(selector) { (target: SelectorTarget, _) in method(target)() }
    return selector
  }

  /// Returns and registers `copy:` for `#selector(UIResponderStandardEditActions.copy)`: Apple's action methods
  /// have one argument without a label. A method without arguments of the same name is preferred.
  @_disfavoredOverload
  public static func selector<SelectorTarget, SelectorArgument, SelectorResult>(
    _ name: String,
    _ method:
      @escaping @MainActor (SelectorTarget) -> @MainActor (SelectorArgument) -> SelectorResult
  ) -> Selector {
    let selector = Selector(name + ":")
    share(selector) { (target: SelectorTarget, arguments) in
      guard
        let argument: SelectorArgument = cast(
          arguments, at: 0, of: SelectorTarget.self, selector: selector)
      else { return nil }
      return method(target)(argument)
    }
    return selector
  }

  /// Returns `turnTo:` for `#selector(turn(to:))`. Passing the method makes the compiler check that it exists.
  public static func checkedSelector(_ name: String, _ method: Any) -> Selector { Selector(name) }

  private static func share<Target>(
    _ selector: Selector, _ method: @escaping @MainActor (Target, [Any?]) -> Any?
  ) {
    let owner = ObjectIdentifier(Target.self)
    shared.withLock { shared in
      guard shared[selector]?.contains(where: { $0.owner == owner }) != true else { return }
      shared[selector, default: []].append(
        Shared(
          owner: owner, matches: { $0 is Target },
          method: { target, arguments in (target as? Target).flatMap { method($0, arguments) } }))
    }
  }

  static func sharedMethod(of target: AnyObject, _ selector: Selector) -> Implementation? {
    shared.withLock { $0[selector] }?.first { $0.matches(target) }?.method
  }
}
