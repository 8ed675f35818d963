// The content of a cell, as a value.

/// The content of a content view, as a value
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontentconfiguration-1fcj8)).
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The value as that state has it.
  func updated(for state: any UIConfigurationState) -> Self
}
