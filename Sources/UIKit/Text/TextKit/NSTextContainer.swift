// The region that lines of text fill.

import CoreGraphics
public import Foundation

/// A rectangle that lines of text fill
/// ([Apple](https://developer.apple.com/documentation/uikit/nstextcontainer)).
open class NSTextContainer: NSObject {
  /// The size in points; a side of 0 is without a limit.
  open var size: CGSize {
    didSet { if size != oldValue { layoutManager?.invalidateLayout() } }
  }

  /// Padding in points at both ends of each line. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if !lineFragmentPadding.isFinite { lineFragmentPadding = oldValue }
      didChange()
    }
  }

  /// The limit of lines; 0 is none. Default: 0.
  open var maximumNumberOfLines = 0 {
    didSet { didChange() }
  }

  /// The line break mode of the last line. Default: `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { didChange() }
  }

  /// The regions without text. Has no effect: lines have the whole width.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows the text view's. Default: false.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's. Default: false.
  open var heightTracksTextView = false
  /// Whether there are no exclusion paths.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The layout manager that fills the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// The closure that the text view sets, called after each change.
  var onChange: (() -> Void)?

  /// Creates a container of a size in points.
  public init(size: CGSize = .zero) {
    self.size = size
  }

  public required init(coder: NSCoder) {
    size = .zero
  }

  private func didChange() {
    layoutManager?.invalidateLayout()
    onChange?()
  }

  /// The width of lines in points; infinite without a limit.
  var lineWidth: CGFloat {
    size.width > 0 && size.width < 1e7 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity
  }

  /// The height of all lines in points; infinite without a limit.
  var lineHeight: CGFloat {
    size.height > 0 && size.height < 1e7 ? size.height : .infinity
  }
}
