// No-op on Linux: the hover effect that lifts a view, which is never applied.

public struct UIHoverLiftEffect: UIHoverEffect {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  public static var lift: Self { Self() }
}
