// The keyboard traits of texts in documents.

internal import InterfaceDocuments

/// Sets the keyboard traits of a `textInputTraits` element.
@MainActor enum NibInputTraits {
  static func set(_ field: UITextField, _ traits: NibElement) {
    field.autocapitalizationType = capitalization(traits)
    field.autocorrectionType = correction(traits)
    field.spellCheckingType = spelling(traits)
    field.keyboardType = keyboards[traits.attributes["keyboardType"] ?? ""] ?? .default
    field.keyboardAppearance = appearance(traits)
    field.returnKeyType = returnKeys[traits.attributes["returnKeyType"] ?? ""] ?? .default
    field.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
    field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    field.smartQuotesType = smart(traits, "smartQuotesType", no: .no, yes: .yes) ?? .default
    field.smartDashesType = smart(traits, "smartDashesType", no: .no, yes: .yes) ?? .default
    field.smartInsertDeleteType =
      smart(traits, "smartInsertDeleteType", no: .no, yes: .yes) ?? .default
    field.textContentType = content(traits)
  }

  static func set(_ view: UITextView, _ traits: NibElement) {
    view.autocapitalizationType = capitalization(traits)
    view.autocorrectionType = correction(traits)
    view.keyboardType = keyboards[traits.attributes["keyboardType"] ?? ""] ?? .default
    view.returnKeyType = returnKeys[traits.attributes["returnKeyType"] ?? ""] ?? .default
    view.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    view.smartQuotesType = smart(traits, "smartQuotesType", no: .no, yes: .yes) ?? .default
    view.smartDashesType = smart(traits, "smartDashesType", no: .no, yes: .yes) ?? .default
    view.smartInsertDeleteType =
      smart(traits, "smartInsertDeleteType", no: .no, yes: .yes) ?? .default
    view.textContentType = content(traits)
  }

  static func set(_ bar: UISearchBar, _ traits: NibElement) {
    bar.autocapitalizationType = capitalization(traits)
    bar.autocorrectionType = correction(traits)
    bar.keyboardType = keyboards[traits.attributes["keyboardType"] ?? ""] ?? .default
    bar.returnKeyType = returnKeys[traits.attributes["returnKeyType"] ?? ""] ?? .search
  }

  // MARK: Values by their names

  /// Documents write no attribute for no capitals.
  private static func capitalization(_ traits: NibElement) -> UITextAutocapitalizationType {
    ["words": .words, "sentences": .sentences, "allCharacters": .allCharacters][
      traits.attributes["autocapitalizationType"] ?? ""] ?? .none
  }

  private static func correction(_ traits: NibElement) -> UITextAutocorrectionType {
    ["no": .no, "yes": .yes][traits.attributes["autocorrectionType"] ?? ""] ?? .default
  }

  private static func spelling(_ traits: NibElement) -> UITextSpellCheckingType {
    ["no": .no, "yes": .yes][traits.attributes["spellCheckingType"] ?? ""] ?? .default
  }

  private static func appearance(_ traits: NibElement) -> UIKeyboardAppearance {
    ["alert": .dark, "dark": .dark, "light": .light][
      traits.attributes["keyboardAppearance"] ?? ""] ?? .default
  }

  private static func smart<Value>(
    _ traits: NibElement, _ attribute: String, no: Value, yes: Value
  ) -> Value? {
    switch traits.attributes[attribute] {
    case "no": no
    case "yes": yes
    default: nil
    }
  }

  private static func content(_ traits: NibElement) -> UITextContentType? {
    traits.attributes["textContentType"].map { UITextContentType(rawValue: $0) }
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "asciiCapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
    "asciiCapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
