// The search for the action of a change, and the implicit animation at its end.

extension CALayer {
  /// Returns the action for a change of `key`; nil for none and where actions are disabled.
  func actionForChange(_ key: String) -> (any CAAction)? {
    if CATransaction.disableActions() { return nil }
    return action(forKey: key)
  }

  /// Delegate, `actions`, the style's, the class's default, the implicit animation. `NSNull` ends
  /// the search with nothing.
  func searchAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegateAction(forKey: event) ?? actions?[event] ?? styleAction(forKey: event)
      ?? type(of: self).defaultAction(forKey: event) ?? implicitAction(forKey: event)
    return found is NSNull ? nil : found
  }

  private func delegateAction(forKey event: String) -> (any CAAction)? {
    guard let delegate else { return nil }
    return onMainActor((delegate, self, event)) { $0.action(for: $1, forKey: $2) }
  }

  private func styleAction(forKey event: String) -> (any CAAction)? {
    (style?["actions"] as? [String: any CAAction])?[event]
  }

  /// Returns an animation from the present value to the new one, with the transaction's duration
  /// and curve; nil for a property that does not animate by itself, and for a layer that was in no
  /// frame yet.
  private func implicitAction(forKey event: String) -> (any CAAction)? {
    guard flags.contains(.shown), TransactionStack.values.animatesImplicitly,
      let property = AnyLayerProperty.all[event],
      property.animatesImplicitly,
      let value = property.get(presentedValues())
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = value.boxed
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
