// What a keyboard would be told; kept for sources, as keys come from the machine's own.

import CoreGraphics

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// A view that takes typed text
/// ([Apple](https://developer.apple.com/documentation/uikit/uikeyinput)).
@preconcurrency @MainActor public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// What a key that is no character does to an edited text.
package enum TextKey: String, Hashable, Sendable {
  case left, right, up, down, home, end, deleteBackward, deleteForward, enter
  case selectAll, cut, copy, paste
}

/// What takes keys as long as it is the first responder.
@MainActor package protocol TextInput: UIResponder, UIKeyInput {
  /// `extending`: whether the other end of the selection stays where it is.
  func press(_ key: TextKey, extending: Bool)
}

extension TextInput {
  package func press(_ key: TextKey) { press(key, extending: false) }
}
