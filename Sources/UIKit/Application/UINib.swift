// Interface documents by name.

public import CoreGraphics

/// A document that holds views
/// ([Apple](https://developer.apple.com/documentation/uikit/uinib)).
///
/// Documents are not read yet: one empty view stands for each, and one log line names it.
@preconcurrency @MainActor open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    logOnce("the document “\(name)” is not read yet: an empty view stands for it")
    return [UIView()]
  }
}

extension Bundle {
  /// As `UINib.instantiate(withOwner:options:)`.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
