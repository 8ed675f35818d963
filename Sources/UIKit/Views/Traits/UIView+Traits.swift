// The traits of a view: its superview's and its own overrides.

import CoreGraphics

extension UIView {
  /// Whether any view has ever overridden a trait. Until then, all have the program's.
  static var overridesTraits = false

  /// Whether any view has ever overridden the direction of layout.
  private static var overridesDirection = false

  /// The direction of layout among the view's traits.
  var environmentDirection: UIUserInterfaceLayoutDirection {
    var view = Self.overridesDirection ? self : nil
    while let candidate = view {
      switch candidate.storage.traitOverrides?.layoutDirection {
      case .leftToRight: return .leftToRight
      case .rightToLeft: return .rightToLeft
      default: view = candidate.superview
      }
    }
    return ShownSettings.current.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The traits that the view overrides for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { storage.traitOverrides ?? UITraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      storage.traitOverrides = newValue
      if newValue.layoutDirection != .unspecified { Self.overridesDirection = true }
      traitOverridesChanged()
    }
  }

  /// Updates the traits after overrides of this view began or ended.
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

  /// Has no effect: changes of traits apply at once.
  public func updateTraitsIfNeeded() {}

  /// Reports changed traits to the view and its descendants.
  func traitsMayHaveChanged() {
    guard Self.overridesTraits else { return }
    let now = traitCollection
    let previous = storage.storedTraits ?? .shown
    guard now != previous else { return }
    storage.storedTraits = now
    now.performAsCurrent { adaptToTraits(from: previous, to: now) }
    for child in children { child.traitsMayHaveChanged() }
  }

  /// Reports the traits to a view that enters a window for the first time, as systems up to iOS 12 do:
  /// gradients are often set up by that alone.
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

  /// Returns a colour resolved with the view's traits.
  func resolved(_ color: UIColor?) -> UIColor? {
    Self.overridesTraits ? color?.resolvedColor(with: traitCollection) : color
  }
}
