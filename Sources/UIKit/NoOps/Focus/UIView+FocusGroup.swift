// No-op on Linux: the focus group of a view, stored and never read.

extension UIView {
  public var focusGroupIdentifier: String? {
    get { storage.rareData?.focusGroupIdentifier }
    set { rareData.focusGroupIdentifier = newValue }
  }
}
