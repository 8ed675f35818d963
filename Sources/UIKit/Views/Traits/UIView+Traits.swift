// The traits of a view: its superview's and its own overrides.

import CoreGraphics

extension UIView {
  /// Whether any view has ever overridden a trait. Until then, all have the program's.
  static var overridesTraits = false

  /// The traits that the view overrides for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { storage.traitOverrides ?? UITraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      storage.traitOverrides = newValue
      traitOverridesChanged()
    }
  }

  /// Traits of this view are no longer those of its superview, or are again.
  func traitOverridesChanged() {
    Self.overridesTraits = true
    traitsMayHaveChanged()
  }

  /// The traits from the superviews, the view's own included.
  var effectiveTraits: UITraitCollection {
    guard Self.overridesTraits else { return .shown }
    let inherited = parent?.traitCollection ?? .shown
    guard storage.traitOverrides != nil || storage.rareData != nil else { return inherited }
    var traits = inherited.specified.overridden(by: traitOverrides)
    if let least = minimumContentSizeCategory {
      traits.preferredContentSizeCategory = max(traits.preferredContentSizeCategory, least)
    }
    if let most = maximumContentSizeCategory {
      traits.preferredContentSizeCategory = min(traits.preferredContentSizeCategory, most)
    }
    return UITraitCollection(traits)
  }

  /// Runs `body` with the view's traits current.
  func withTraits(_ body: () -> Void) {
    guard Self.overridesTraits else { return body() }
    traitCollection.performAsCurrent(body)
  }

  /// Changes what depends on traits are made at once here.
  public func updateTraitsIfNeeded() {}

  /// Tells the view and those below it whose traits are others now.
  func traitsMayHaveChanged() {
    guard Self.overridesTraits else { return }
    let now = traitCollection
    let previous = storage.storedTraits ?? .shown
    guard now != previous else { return }
    storage.storedTraits = now
    now.performAsCurrent { adaptToTraits(from: previous, to: now) }
    for child in children { child.traitsMayHaveChanged() }
  }

  /// Tells a view that comes into a window for the first time that it has traits, as systems up to
  /// iOS 12 do always and later ones where they did not foresee them: gradients are often set up by
  /// that alone.
  func meetTraits() {
    guard !storage.hasMetTraits else { return }
    storage.hasMetTraits = true
    storage.controller?.traitCollectionDidChange(nil)
    traitCollectionDidChange(nil)
  }

  private func adaptToTraits(from previous: UITraitCollection, to now: UITraitCollection) {
    if let color = storage.backgroundColor { setBackgroundColor(color) }
    setNeedsDisplay()
    setNeedsLayout()
    showTraits()
    storage.controller?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    for handler in storage.traitHandlers { handler.notify(self, from: previous, to: now) }
  }

  /// A colour as the view's traits resolve it.
  func resolved(_ color: UIColor?) -> UIColor? {
    Self.overridesTraits ? color?.resolvedColor(with: traitCollection) : color
  }
}
