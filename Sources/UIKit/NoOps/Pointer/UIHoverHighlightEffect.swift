// No-op on Linux: the hover effect that highlights a view, which is never applied.

public struct UIHoverHighlightEffect: UIHoverEffect {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static var highlight: Self { Self() }
}
