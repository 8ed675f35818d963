// The values that a document gives to a view, read apart from the code that sets them.

import CoreGraphics
import CoreText
import Foundation
import InterfaceDocuments

@testable import UIKit

/// Compares a view with its element, attribute by attribute.
///
/// Reads the element's own words, with defaults from Interface Builder's documents, so that a mistake in reading is a
/// mismatch.
@MainActor struct DocumentExpectations {
  private let view: UIView
  private let element: NibElement
  private(set) var mismatches: [Mismatch] = []

  init(_ view: UIView, _ element: NibElement) {
    self.view = view
    self.element = element
    compareLook()
    switch view {
    case let label as UILabel: compare(label)
    case let button as UIButton: compare(button)
    case let field as UITextField: compare(field)
    case let text as UITextView: compare(text)
    case let image as UIImageView: compare(image)
    case let stack as UIStackView: compare(stack)
    case let control as UISegmentedControl: compare(control)
    default: compareValues()
    }
    compareRuntimeAttributes()
  }

  // MARK: All views

  private mutating func compareLook() {
    expect("hidden", element.attributes["hidden"] == "YES", view.isHidden)
    expect("alpha", element.number("alpha") ?? 1, view.alpha)
    expect("tag", element.number("tag") ?? 0, CGFloat(view.tag))
    if let flag = element.attributes["clipsSubviews"] {
      expect("clipsSubviews", flag == "YES", view.clipsToBounds)
    }
    expect(
      "userInteractionEnabled", element.attributes["userInteractionEnabled"] != "NO",
      view.isUserInteractionEnabled)
    let mode = element.attributes["contentMode"] ?? "scaleToFill"
    if view is UIImageView { expect("contentMode", mode, "\(view.contentMode)") }
    expect("backgroundColor", "backgroundColor", view.backgroundColor)
    expect("tintColor", "tintColor", view.tintColor)
    if let priority = element.number("horizontalHuggingPriority") {
      expect(
        "horizontalHuggingPriority", priority,
        CGFloat(view.contentHuggingPriority(for: .horizontal).rawValue))
    }
  }

  private mutating func compareRuntimeAttributes() {
    let lines = element.child("userDefinedRuntimeAttributes")?.children ?? []
    for line in lines where line.attributes["keyPath"]?.hasPrefix("layer.") == true {
      let path = line.attributes["keyPath"] ?? ""
      let value = view.value(forKeyPath: path)
      if let number = line.child("integer")?.number("value") ?? line.child("real")?.number("value")
      {
        expect(path, number, CGFloat((value as? NSNumber)?.doubleValue ?? .nan))
      } else if line.attributes["type"] == "boolean" {
        expect(path, line.attributes["value"] == "YES", value as? Bool ?? false)
      }
    }
  }

  // MARK: Texts

  private mutating func compare(_ label: UILabel) {
    if let attributed = element.value("attributedText") {
      compare("attributedText", attributed, label.attributedText)
      return
    }
    expect("text", words("text"), label.text ?? "")
    expect("textColor", "textColor", label.textColor)
    expect("fontDescription", label.font)
    expect("numberOfLines", element.number("numberOfLines") ?? 1, CGFloat(label.numberOfLines))
    expect(
      "textAlignment", element.attributes["textAlignment"] ?? "left", "\(label.textAlignment)")
  }

  private mutating func compare(_ field: UITextField) {
    guard element.value("attributedText") == nil else { return }
    expect("text", words("text"), field.text ?? "")
    if element.value("attributedPlaceholder") == nil {
      expect("placeholder", words("placeholder"), field.placeholder ?? "")
    }
    expect("textColor", "textColor", field.textColor)
    expect("fontDescription", field.font)
    expect(
      "borderStyle", element.attributes["borderStyle"] ?? "none", "\(field.borderStyle)")
    expect(
      "textAlignment", element.attributes["textAlignment"] ?? "left", "\(field.textAlignment)")
  }

  private mutating func compare(_ text: UITextView) {
    if let attributed = element.value("attributedText") {
      compare("attributedText", attributed, text.attributedText)
      return
    }
    expect("text", words("text"), text.text ?? "")
    expect("textColor", "textColor", text.textColor)
    expect("fontDescription", text.font)
    expect(
      "textAlignment", element.attributes["textAlignment"] ?? "left", "\(text.textAlignment)")
  }

  private mutating func compare(
    _ name: String, _ attributed: NibElement, _ shown: NSAttributedString?
  ) {
    let fragments = attributed.children.filter { $0.name == "fragment" }
    let written = fragments.map { $0.text("content") ?? "" }.joined()
    expect(name, written, shown?.string ?? "")
    guard let first = fragments.first?.child("attributes"), shown?.length ?? 0 > 0 else { return }
    let attributes = unsafe shown?.attributes(at: 0, effectiveRange: nil) ?? [:]
    if let color = first.value("NSColor"), let written = Self.components(color) {
      expectColor(name + " NSColor", written, attributes[.foregroundColor] as? UIColor)
    }
    if let size = first.value("NSFont")?.number("size") {
      expect(name + " NSFont", size, (attributes[.font] as? UIFont)?.pointSize ?? 0)
    }
  }

  /// A text in the attribute of that name or in a `string` with that key.
  private func words(_ name: String) -> String {
    if let text = element.attributes[name] { return text }
    let child = element.children.first {
      ["string", "mutableString"].contains($0.name) && $0.attributes["key"] == name
    }
    guard let child else { return "" }
    guard child.attributes["base64-UTF8"] == "YES" else { return child.text }
    let letters = child.text.filter { !$0.isWhitespace }
    let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  // MARK: Buttons and images

  private mutating func compare(_ button: UIButton) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected,
      "disabled": .disabled,
    ]
    for line in element.children where line.name == "state" {
      guard let name = line.attributes["key"], let state = states[name] else { continue }
      if element.value("configuration") == nil, let title = line.attributes["title"] {
        expect("\(name) title", title, button.title(for: state) ?? "")
      }
      if let color = line.value("titleColor"), let written = Self.components(color) {
        expectColor("\(name) titleColor", written, button.titleColor(for: state))
      }
      expectImage("\(name) image", line, "image", button.image(for: state))
      expectImage(
        "\(name) backgroundImage", line, "backgroundImage", button.backgroundImage(for: state))
    }
    let configuration = element.value("configuration")
    if let configuration {
      expect(
        "configuration title", configuration.attributes["title"] ?? "",
        button.configuration?.title ?? "")
    } else if element.value("fontDescription") != nil {
      expect("fontDescription", button.titleLabel?.font)
    }
    expect("enabled", element.attributes["enabled"] != "NO", button.isEnabled)
  }

  private mutating func compare(_ view: UIImageView) {
    expectImage("image", element, "image", view.image)
  }

  private mutating func expectImage(
    _ name: String, _ line: NibElement, _ attribute: String, _ shown: UIImage?
  ) {
    guard line.attributes[attribute]?.isEmpty == false else { return }
    guard let shown else { return add(name, line.attributes[attribute] ?? "", "nil") }
    guard line.attributes["catalog"] != "system" else { return }
    let parts = (line.attributes[NibElement.sizeAttribute(attribute)] ?? "").split(separator: "x")
      .compactMap { Double($0) }
    guard parts.count == 2, parts[0] >= 1, parts[1] >= 1 else { return }
    expect(name + " width", CGFloat(parts[0]), shown.size.width)
    expect(name + " height", CGFloat(parts[1]), shown.size.height)
  }

  // MARK: Other kinds

  private mutating func compare(_ stack: UIStackView) {
    expect("axis", element.attributes["axis"] ?? "horizontal", "\(stack.axis)")
    expect("distribution", element.attributes["distribution"] ?? "fill", "\(stack.distribution)")
    // Horizontal stacks have names of their own for the same values.
    let ends = ["top": "leading", "bottom": "trailing"]
    let alignment = element.attributes["alignment"] ?? "fill"
    expect("alignment", ends[alignment] ?? alignment, "\(stack.alignment)")
    if element.attributes["spacingType"] != "standard" {
      expect("spacing", element.number("spacing") ?? 0, stack.spacing)
    }
    let count = element.child("subviews")?.children.count {
      $0.attributes[NibVariations.excludedMark] != "YES"
    }
    expect("arranged subviews", CGFloat(count ?? 0), CGFloat(stack.arrangedSubviews.count))
  }

  private mutating func compare(_ control: UISegmentedControl) {
    let segments = element.child("segments")?.children ?? []
    expect("segments", CGFloat(segments.count), CGFloat(control.numberOfSegments))
    for (index, line) in segments.enumerated() where line.attributes["image"] == nil {
      expect(
        "segment \(index)", line.attributes["title"] ?? "",
        control.titleForSegment(at: index) ?? "")
    }
    expect(
      "selectedSegmentIndex", element.number("selectedSegmentIndex") ?? -1,
      CGFloat(control.selectedSegmentIndex))
  }

  private mutating func compareValues() {
    switch view {
    case let control as UISwitch: expect("on", element.attributes["on"] == "YES", control.isOn)
    case let slider as UISlider:
      expect("minValue", element.number("minValue") ?? 0, CGFloat(slider.minimumValue))
      expect("maxValue", element.number("maxValue") ?? 1, CGFloat(slider.maximumValue))
      expect("value", element.number("value") ?? 0, CGFloat(slider.value))
    case let stepper as UIStepper:
      expect("maximumValue", element.number("maximumValue") ?? 100, CGFloat(stepper.maximumValue))
      expect("value", element.number("value") ?? 0, CGFloat(stepper.value))
    case let progress as UIProgressView:
      expect("progress", element.number("progress") ?? 0, CGFloat(progress.progress))
      expect("progressTintColor", "progressTintColor", progress.progressTintColor)
    case let pages as UIPageControl:
      expect("numberOfPages", element.number("numberOfPages") ?? 0, CGFloat(pages.numberOfPages))
    case let bar as UISearchBar:
      expect("placeholder", words("placeholder"), bar.placeholder ?? "")
    default: break
    }
  }

  // MARK: Comparing

  private mutating func add(_ attribute: String, _ written: String, _ shown: String) {
    mismatches.append(
      Mismatch(
        line: element.line, element: element.attributes["customClass"] ?? element.name,
        id: element.attributes["id"] ?? "", attribute: attribute, written: written, shown: shown))
  }

  private mutating func expect(_ attribute: String, _ written: Bool, _ shown: Bool) {
    if written != shown { add(attribute, "\(written)", "\(shown)") }
  }

  private mutating func expect(_ attribute: String, _ written: CGFloat, _ shown: CGFloat) {
    if !(abs(written - shown) < 0.001) { add(attribute, "\(written)", "\(shown)") }
  }

  private mutating func expect(_ attribute: String, _ written: String, _ shown: String) {
    if written != shown { add(attribute, "“\(written)”", "“\(shown)”") }
  }

  /// A font of the system's, whose size and weight the document has, or of an installed family.
  private mutating func expect(_ key: String, _ shown: UIFont?) {
    guard let line = element.value(key) else { return }
    guard let shown else { return add(key, "a font", "nil") }
    if let style = line.attributes["style"] {
      let points = Self.styleSizes[String(style.dropFirst("UICTFontTextStyle".count))]
      if let points { expect(key + " size", points, shown.pointSize) }
      return
    }
    if let points = line.number("pointSize") { expect(key + " size", points, shown.pointSize) }
    let isBold = line.attributes["type"] == "boldSystem" || line.attributes["weight"] == "bold"
    if line.attributes["type"]?.lowercased().hasSuffix("system") == true {
      expect(key + " bold", isBold, shown == .systemFont(ofSize: shown.pointSize, weight: .bold))
    }
  }

  /// The sizes of text styles at the standard size of text, in Apple's guidelines.
  private static let styleSizes: [String: CGFloat] = [
    "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17,
    "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
  ]

  private mutating func expect(_ attribute: String, _ key: String, _ shown: UIColor?) {
    guard let line = element.value(key), let written = Self.components(line) else { return }
    expectColor(attribute, written, shown)
  }

  private mutating func expectColor(_ attribute: String, _ written: [CGFloat], _ shown: UIColor?) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard let shown, unsafe shown.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      return add(attribute, Self.words(written), "nil")
    }
    let found = [red, green, blue, alpha]
    if zip(found, written).contains(where: { abs($0 - $1) > 0.005 }) {
      add(attribute, Self.words(written), Self.words(found))
    }
  }

  private static func words(_ components: [CGFloat]) -> String {
    components.map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
  }

  /// The components that the document has in sRGB or in a gray space of the same curve; nil for those that Apple's
  /// system converts, and for names without components.
  private static func components(_ line: NibElement) -> [CGFloat]? {
    let space = line.attributes["customColorSpace"] ?? line.attributes["colorSpace"] ?? ""
    guard !["calibratedRGB", "calibratedWhite", "displayP3"].contains(space) else { return nil }
    let alpha = line.number("alpha") ?? 1
    if let white = line.number("white") { return [white, white, white, alpha] }
    guard let red = line.number("red"), let green = line.number("green"),
      let blue = line.number("blue")
    else { return nil }
    return [red, green, blue, alpha]
  }
}
