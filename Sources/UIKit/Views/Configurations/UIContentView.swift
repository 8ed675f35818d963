// Views that show a content configuration.

/// A view that shows a content configuration
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontentview)).
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show `configuration`. Default: true for its own configuration's type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
