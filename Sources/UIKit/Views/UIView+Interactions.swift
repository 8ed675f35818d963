// Adding and removing a view's interactions.

extension UIView {
  func attach(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    extras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    extras.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  public var focusGroupIdentifier: String? {
    get { storage.extras?.focusGroupIdentifier }
    set { extras.focusGroupIdentifier = newValue }
  }

  /// The smallest text size of the view and those below it. Default: nil.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { storage.extras?.minimumContentSizeCategory }
    set {
      extras.minimumContentSizeCategory = newValue
      traitOverridesChanged()
    }
  }

  /// The largest text size of the view and those below it. Default: nil.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storage.extras?.maximumContentSizeCategory }
    set {
      extras.maximumContentSizeCategory = newValue
      traitOverridesChanged()
    }
  }
}
