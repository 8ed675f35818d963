// The attributes of presentation intents.

extension AttributeScopes.FoundationAttributes {
  /// The attribute of an ``InlinePresentationIntent``.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name in an `NSAttributedString`.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The attribute of a ``PresentationIntent``.
  public enum PresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = PresentationIntent
    /// The attribute's name in an `NSAttributedString`.
    public static let name = "NSPresentationIntent"
  }

  /// A name for key paths only; reading it traps.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("a name") }
  /// A name for key paths only; reading it traps.
  public var presentationIntent: PresentationIntentAttribute { fatalError("a name") }
}

extension NSAttributedString.Key {
  /// The raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// A `PresentationIntent`.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// A `URL`.
  public static let imageURL = NSAttributedString.Key("NSImageURL")
}
