// Deprecated members of the application that still have an effect: interaction events and opening
// of URLs.

extension UIApplication {
  @available(*, deprecated, message: "Set isUserInteractionEnabled of a view")
  public func beginIgnoringInteractionEvents() { keyWindow?.isUserInteractionEnabled = false }

  @available(*, deprecated, message: "Set isUserInteractionEnabled of a view")
  public func endIgnoringInteractionEvents() { keyWindow?.isUserInteractionEnabled = true }

  @available(*, deprecated, message: "Ask isUserInteractionEnabled of a view")
  public var isIgnoringInteractionEvents: Bool { keyWindow?.isUserInteractionEnabled == false }

  @available(*, deprecated, message: "Use open(_:options:completionHandler:)")
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// All, as a page can be turned.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
