// Showing the configurations of cells, headers and footers.

import CoreGraphics

/// The configurations of a cell, and the views that show them.
@MainActor final class CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  let backgroundView = BackgroundConfigurationView(frame: .zero)
  /// Whether values follow the state.
  var updatesContent = true
  var updatesBackground = true
  /// Whether the configuration update handler has to be called.
  var needsUpdate = true
}

/// A view whose content and background are values that follow its state.
@MainActor protocol ConfiguredCell: UIView {
  associatedtype State: UIConfigurationState
  var contentView: UIView { get set }
  var configurations: CellConfigurations { get }
  var configurationState: State { get }
  func updateConfiguration(using state: State)
}

extension UITableViewCell: ConfiguredCell {}
extension UICollectionViewCell: ConfiguredCell {}
extension UITableViewHeaderFooterView: ConfiguredCell {}

extension ConfiguredCell {
  // MARK: Content

  func setContent(_ configuration: (any UIContentConfiguration)?) {
    configurations.content = configuration
    guard let configuration else { return replaceContent(UIView()) }
    let shown = contentView as? any UIContentView
    if shown?.supports(configuration) == true {
      showContent()
    } else {
      replaceContent(inState(configuration).makeContentView())
    }
    setNeedsLayout()
  }

  private func inState(_ content: any UIContentConfiguration) -> any UIContentConfiguration {
    configurations.updatesContent ? content.updated(for: configurationState) : content
  }

  private func showContent() {
    guard let content = configurations.content else { return }
    (contentView as? any UIContentView)?.configuration = inState(content)
  }

  private func replaceContent(_ view: UIView) {
    let old = contentView
    view.frame = old.frame
    view.autoresizingMask = old.autoresizingMask
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    contentView = view
  }

  /// The height of the configured content in that width; nil where the content is no
  /// configuration's.
  func configuredHeight(
    _ width: CGFloat, _ horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGFloat? {
    updateConfigurationIfNeeded()
    guard configurations.content != nil else { return nil }
    return contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    ).height
  }

  /// Returns the size that the content view's contents ask for: configured content, or views with
  /// constraints; nil for other contents.
  func contentSizeFitting(
    _ target: CGSize, _ horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    if let height = configuredHeight(target.width, horizontal, vertical: vertical) {
      return CGSize(width: target.width, height: height)
    }
    guard contentView.subviews.contains(where: \.isConstrained) else { return nil }
    return contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  // MARK: Background

  /// Sets the background, which replaces the view's colour.
  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    configurations.background = configuration
    if configuration != nil { backgroundColor = nil }
    showBackground()
  }

  private func showBackground() {
    let backgroundView = configurations.backgroundView
    guard let background = configurations.background else {
      return backgroundView.removeFromSuperview()
    }
    if backgroundView.superview !== self {
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
    let shown =
      configurations.updatesBackground ? background.updated(for: configurationState) : background
    backgroundView.show(shown, color: nil, radius: shown.cornerRadius)
  }

  // MARK: State

  func stateDidChange() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Calls the update handler, then applies both configurations in the current state.
  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    updateConfiguration(using: configurationState)
    if configurations.updatesContent { showContent() }
    if configurations.updatesBackground { showBackground() }
  }
}
