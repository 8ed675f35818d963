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
    if let color = element.value("textColor")?.color { label.textColor = color }
    label.highlightedTextColor = element.value("highlightedColor")?.color
    label.shadowColor = element.value("shadowColor")?.color
    if let offset = element.value("shadowOffset") { label.shadowOffset = offset.rect.size }
    label.textAlignment = alignment(element)
    label.lineBreakMode =
      NibNames.lineBreaks[element.attributes["lineBreakMode"] ?? ""] ?? .byTruncatingTail
    label.numberOfLines = max(0, element.integer("numberOfLines") ?? 1)
    setFit(label, element)
    label.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    if let width = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = width
    }
    label.isEnabled = element.flag("enabled") ?? true
    label.isHighlighted = element.flag("highlighted") ?? false
    label.text = element.text("text")
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
    label.allowsDefaultTighteningForTruncation =
      element.flag("adjustsLetterSpacingToFitWidth") ?? false
    label.baselineAdjustment =
      ["alignBaselines": .alignBaselines, "none": .none][
        element.attributes["baselineAdjustment"] ?? ""] ?? .alignCenters
  }

  // MARK: Text fields

  static func configure(_ field: UITextField, _ element: NibElement) {
    if let font = element.value("fontDescription")?.font { field.font = font }
    if let color = element.value("textColor")?.color { field.textColor = color }
    field.textAlignment = alignment(element)
    field.borderStyle =
      ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect][
        element.attributes["borderStyle"] ?? ""] ?? .none
    field.clearButtonMode =
      ["whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always][
        element.attributes["clearButtonMode"] ?? ""] ?? .never
    field.background = element.image("background")
    field.disabledBackground = element.image("disabledBackground")
    field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    field.minimumFontSize = element.number("minimumFontSize") ?? 0
    field.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    field.clearsOnBeginEditing = element.flag("clearsOnBeginEditing") ?? false
    field.text = element.text("text")
    if let text = element.value("attributedText") { field.attributedText = text.attributedText }
    field.placeholder = element.text("placeholder")
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
    if let color = element.value("textColor")?.color { text.textColor = color }
    text.textAlignment = alignment(element)
    text.isEditable = element.flag("editable") ?? true
    text.isSelectable = element.flag("selectable") ?? true
    text.allowsEditingTextAttributes = element.flag("allowsEditingTextAttributes") ?? false
    text.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
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
