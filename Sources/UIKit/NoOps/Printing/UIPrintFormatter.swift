// No-op on Linux: the base class of print formatters; nothing is printed.

public import CoreGraphics

/// Lays out content for printing; there are never any pages
/// ([Apple](https://developer.apple.com/documentation/uikit/uiprintformatter)).
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var contentInsets = UIEdgeInsets.zero
  open var perPageContentInsets = UIEdgeInsets.zero
  open var startPage = 0
  /// 0: nothing is printed.
  open var pageCount: Int { 0 }
  open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}
