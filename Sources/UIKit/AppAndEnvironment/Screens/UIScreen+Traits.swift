// The traits of the screen.

extension UIScreen: UITraitEnvironment {
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
