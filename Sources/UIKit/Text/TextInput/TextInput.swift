// Responders that receive editing keys while they are first responder.

/// Responders that receive editing keys while they are first responder.
@MainActor package protocol TextInput: UIResponder, UIKeyInput {
  /// `extending`: whether the other end of the selection stays where it is.
  func press(_ key: TextKey, extending: Bool)
}

extension TextInput {
  /// Presses a key without extending the selection.
  package func press(_ key: TextKey) { press(key, extending: false) }
}
