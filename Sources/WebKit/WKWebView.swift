// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// A web view that shows no web page.

public import CoreGraphics
public import Foundation
public import UIKit

/// A grey box with the class's name; no page is loaded
/// ([Apple](https://developer.apple.com/documentation/webkit/wkwebview)).
@preconcurrency @MainActor open class WKWebView: UIView {
  /// The configuration that the view was made with.
  public let configuration: WKWebViewConfiguration
  /// Kept, and never called.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Kept, and never called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Default: false. Nothing can be gone back to.
  open var allowsBackForwardNavigationGestures = false
  /// The address that was loaded last.
  open private(set) var url: URL?
  /// A scroll view that shows nothing.
  public let scrollView = UIScrollView()

  /// A box of that frame.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    contentMode = .redraw
    PlaceholderBox.announce("WKWebView")
  }

  /// A box of that frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    contentMode = .redraw
    PlaceholderBox.announce("WKWebView")
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    PlaceholderBox.draw("WKWebView", in: bounds, context)
  }

  /// Nil: a page has no title here.
  open var title: String? { nil }
  /// False: nothing is ever loading.
  open var isLoading: Bool { false }
  /// 0 to 1; 0 here.
  open var estimatedProgress: Double { 0 }
  /// False here.
  open var canGoBack: Bool { false }
  /// False here.
  open var canGoForward: Bool { false }

  /// Keeps the address; loads nothing.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }

  /// Keeps the address; loads nothing.
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    url = URL
    return nil
  }

  /// Loads nothing.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// Stops nothing.
  open func stopLoading() {}

  /// Runs nothing; the handler is not called.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
}
