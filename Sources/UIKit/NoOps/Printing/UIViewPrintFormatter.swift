// No-op on Linux: the print formatter of a view; nothing is printed.

/// The print formatter of a view.
open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView

  init(_ view: UIView) { self.view = view }
}

extension UIView {
  func printFormatter() -> UIViewPrintFormatter {
    logOnce("UIView.viewPrintFormatter: nothing is printed in a preview")
    return UIViewPrintFormatter(self)
  }
}
