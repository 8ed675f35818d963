// No-op on Linux: the name of a sound of the focus; none is played.

/// The name of a sound of the focus
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocussoundidentifier)). None is played.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public static let none = UIFocusSoundIdentifier(rawValue: "none")
  public static let `default` = UIFocusSoundIdentifier(rawValue: "default")

  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}
