// No-op on Linux: the default hover effect, which is never applied.

public struct UIHoverAutomaticEffect: UIHoverEffect {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static var automatic: Self { Self() }
}
