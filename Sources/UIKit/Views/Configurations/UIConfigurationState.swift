// The state that configurations depend on.

/// The state that configurations depend on
/// ([Apple](https://developer.apple.com/documentation/uikit/uiconfigurationstate)).
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  /// Custom states. Default: nil.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
