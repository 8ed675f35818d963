// The region that lines of text fill.

import CoreGraphics
public import Foundation

/// The region of a text's lines
/// ([Apple](https://developer.apple.com/documentation/uikit/nstextcontainer)).
open class NSTextContainer: NSObject {
  /// Points; a side of 0 is without a limit.
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

  /// 0: any number. Default: 0.
  open var maximumNumberOfLines = 0 {
    didSet { didChange() }
  }

  /// The line break mode of the last line. Default: `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { didChange() }
  }

  /// Has no effect: lines extend from side to side.
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Told of each change, by the text view.
  var onChange: (() -> Void)?

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

  /// The lines' width; infinite without a limit.
  var lineWidth: CGFloat {
    size.width > 0 && size.width < 1e7 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity
  }

  /// The lines' height; infinite without a limit.
  var lineHeight: CGFloat {
    size.height > 0 && size.height < 1e7 ? size.height : .infinity
  }
}
