// Labels, text fields and text views in documents.

import CoreGraphics
import CoreText
internal import InterfaceDocuments

extension NibViews {
  /// Returns the alignment of a text; left where the attribute is absent.
  private static func alignment(_ element: NibElement) -> NSTextAlignment {
    NibNames.alignments[element.attributes["textAlignment"] ?? ""] ?? .left
  }

  // MARK: Labels

  static func configure(_ label: UILabel, _ element: NibElement) {
    if let font = element.value("fontDescription")?.font { label.font = font }
    element.color("textColor") { label.textColor = $0 }
    element.color("highlightedColor") { label.highlightedTextColor = $0 }
    element.color("shadowColor") { label.shadowColor = $0 }
    if let offset = element.value("shadowOffset") { label.shadowOffset = offset.rect.size }
    label.textAlignment = alignment(element)
    element.choice("lineBreakMode", NibNames.lineBreaks) { label.lineBreakMode = $0 }
    element.integer("numberOfLines") { label.numberOfLines = max(0, $0) }
    setFit(label, element)
    element.flag("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = $0
    }
    if let width = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = width
    }
    element.flag("enabled") { label.isEnabled = $0 }
    element.flag("highlighted") { label.isHighlighted = $0 }
    element.text("text") { label.text = $0 }
    if let text = element.value("attributedText") { label.attributedText = text.attributedText }
  }

  /// A label shrinks its text unless the document says `NO`; a least size in points is a share of the font's.
  private static func setFit(_ label: UILabel, _ element: NibElement) {
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    if let scale = element.number("minimumScaleFactor") {
      label.minimumScaleFactor = scale
    } else if let least = element.number("minimumFontSize") {
      label.shrinkText(downTo: least)
    }
    element.flag("adjustsLetterSpacingToFitWidth") {
      label.allowsDefaultTighteningForTruncation = $0
    }
    label.baselineAdjustment =
      ["alignBaselines": .alignBaselines, "none": .none][
        element.attributes["baselineAdjustment"] ?? ""] ?? .alignCenters
  }

  // MARK: Text fields

  static func configure(_ field: UITextField, _ element: NibElement) {
    if let font = element.value("fontDescription")?.font { field.font = font }
    element.color("textColor") { field.textColor = $0 }
    field.textAlignment = alignment(element)
    element.choice(
      "borderStyle", ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    ) { field.borderStyle = $0 }
    element.choice(
      "clearButtonMode",
      ["whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]
    ) { field.clearButtonMode = $0 }
    element.image("background") { field.background = $0 }
    element.image("disabledBackground") { field.disabledBackground = $0 }
    field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    element.number("minimumFontSize") { field.minimumFontSize = $0 }
    element.flag("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = $0
    }
    element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = $0 }
    element.text("text") { field.text = $0 }
    if let text = element.value("attributedText") { field.attributedText = text.attributedText }
    element.text("placeholder") { field.placeholder = $0 }
    if let text = element.value("attributedPlaceholder") {
      field.attributedPlaceholder = text.attributedText
    }
    if let traits = element.value("textInputTraits") { NibInputTraits.set(field, traits) }
  }

  // MARK: Text views

  static func configure(_ text: UITextView, _ element: NibElement) {
    configure(text as UIScrollView, element)
    text.text = element.text("text") ?? ""
    if let font = element.value("fontDescription")?.font { text.font = font }
    element.color("textColor") { text.textColor = $0 }
    text.textAlignment = alignment(element)
    element.flag("editable") { text.isEditable = $0 }
    element.flag("selectable") { text.isSelectable = $0 }
    element.flag("allowsEditingTextAttributes") { text.allowsEditingTextAttributes = $0 }
    element.flag("adjustsFontForContentSizeCategory") {
      text.adjustsFontForContentSizeCategory = $0
    }
    if let types = element.value("dataDetectorTypes") { text.dataDetectorTypes = detectors(types) }
    if let written = element.value("attributedText") {
      text.attributedText = written.attributedText
    }
    if let traits = element.value("textInputTraits") { NibInputTraits.set(text, traits) }
  }

  private static func detectors(_ element: NibElement) -> UIDataDetectorTypes {
    let types: [(String, UIDataDetectorTypes)] = [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
      ("calendarEvent", .calendarEvent),
    ]
    return types.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
  }
}
