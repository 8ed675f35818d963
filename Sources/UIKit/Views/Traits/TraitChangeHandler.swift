// The handler behind one registration for trait changes.

/// The handler behind one registration for trait changes.
@MainActor final class TraitChangeHandler: NSObject, UITraitChangeRegistration {
  private let traits: [any StoredTrait.Type]
  private let handler: (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UIView, UITraitCollection) -> Void) {
    self.traits = traits.compactMap { $0 as? any StoredTrait.Type }
    self.handler = handler
  }

  /// Calls the handler if one of its traits changed.
  func notify(_ view: UIView, from previous: UITraitCollection, to now: UITraitCollection) {
    guard traits.contains(where: { $0.differs(previous.specified, now.specified) }) else { return }
    handler(view, previous)
  }
}
