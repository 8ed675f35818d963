// What a cell shows, as a value, and the views that show such values.

/// A value that says what a content view shows
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontentconfiguration-1fcj8)).
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The value as that state has it.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontentview)).
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show that one in the place of its own. Default: one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
