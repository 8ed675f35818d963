// Values of the selected view to the clipboard and back.

internal import CoreGraphics
internal import InterfaceDocuments
internal import Messages
internal import PropertyForms
internal import UIKit

extension Studio {
  /// Copies the selected view's changed values; those of all views where none is selected.
  func copy(as form: PropertyForm) {
    guard let node = model.selectedNode else { return copyAll(as: form) }
    let values = model.changedValues
    if values.isEmpty { return say("\(node.readableName): nothing has changed") }
    copy(values, as: form)
  }

  /// Copies the changed values of all views.
  func copyAll(as form: PropertyForm) {
    model.readUnwritten { [weak self] values in
      guard let self else { return }
      if values.isEmpty { say("Nothing has changed") } else { copy(values, as: form) }
    }
  }

  /// Copies values, view by view.
  func copy(_ values: [UnwrittenValue], as form: PropertyForm) {
    var (texts, leftOut, used) = ([PropertyForm.ViewText](), [String](), Set<String>())
    let (values, fixed) = form == .runtimeAttributes ? namable(values) : (values, [])
    for view in values.byView {
      let node = view[0].view
      let part = text(of: view, as: form, variable: VariableName.of(node.readableName, &used))
      leftOut += part.leftOut
      if part.leftOut.count < view.count {
        texts.append(
          PropertyForm.ViewText(
            name: node.readableName, className: node.className, text: part.text))
      }
    }
    let rest = leftOut.joined(separator: ", ")
    guard !texts.isEmpty else { return say("\(form.words) cannot express \(rest)") }
    UIPasteboard.general.string = form.text(of: texts, colors: resources(of: values))
    let views = texts.count > 1 ? " of \(texts.count) views" : ""
    let count = values.count - leftOut.count
    say(
      "Copied \(count) value\(count == 1 ? "" : "s")\(views) as \(form.words)"
        + (leftOut.isEmpty ? "" : ", without \(rest)")
        + (fixed.isEmpty ? "" : ", \(fixed.joined(separator: ", ")) as in light"))
  }

  /// The values with digits in the place of colours that documents cannot name, and the names of the properties that lose
  /// their dark variant by that.
  private func namable(
    _ values: [UnwrittenValue]
  ) -> (values: [UnwrittenValue], fixed: [String]) {
    var (values, fixed) = (values, [String]())
    for index in values.indices where values[index].property.kind == "color" {
      let text = values[index].text
      guard ValueNotation.isFadedName(text), let digits = colors.digits(of: text) else { continue }
      values[index].text = digits
      if colors.isDynamic(text) { fixed.append(values[index].property.name) }
    }
    return (values, fixed)
  }

  /// The resources of a document for the colours that values name, each once.
  private func resources(of values: [UnwrittenValue]) -> [InterfaceDocument.ColorResource] {
    var found: [InterfaceDocument.ColorResource] = []
    for value in values where value.property.kind == "color" {
      let resource = colors.digits(of: value.text).flatMap {
        InterfaceDocument.ColorResource(value.text, digits: $0)
      }
      if let resource, !found.contains(resource) { found.append(resource) }
    }
    return found
  }

  private func text(
    of values: [UnwrittenValue], as form: PropertyForm, variable: String
  ) -> (text: String, leftOut: [String]) {
    let setters = values.filter { !$0.group.isInspectable }.map {
      ($0.property.name, SwiftSetter.of($0.property.name, in: $0.group.name))
    }
    return form.text(
      of: values.map(\.copied), variable: variable,
      setters: Dictionary(setters) { first, _ in first })
  }

  /// Gives the selected views the values back that they had at first.
  func resetValues() {
    let changed = model.groups.flatMap(\.properties).filter(\.isChanged)
    guard !changed.isEmpty else { return say("Nothing has changed") }
    model.reset(changed)
  }

  /// Gives all views the values back that they had at first.
  func resetAllValues() {
    let count = model.resetAll()
    say(count == 0 ? "Nothing is changed" : Self.sentence(ofReset: count))
  }

  /// Hides the selected views, or shows them again.
  func setHidden(_ isHidden: Bool) {
    let property = model.groups.lazy.flatMap(\.properties).first { $0.name == "isHidden" }
    guard let property else { return }
    model.change(property, to: isHidden ? "true" : "false", isContinued: false)
  }

  /// Hides a view that need not be selected, or shows it again.
  func toggleVisibility(of path: NodePath) {
    guard let node = model.nodes[path] else { return }
    model.change("isHidden", of: path, to: node.isHidden ? "false" : "true")
  }

  func askForText() {
    guard model.selection != nil else { return say("Select a view to paste values") }
    host?.studioAsksForText()
  }

  /// Sets the selected view's values from a text in any of the forms, as one step; nil: nothing was copied. Where the
  /// text or a value is wrong nothing changes, and a line says why.
  package func paste(_ text: String?) {
    let all = model.groups.flatMap(\.properties)
    guard model.selection != nil, !all.isEmpty else { return }
    do throws(PropertyForm.Problem) {
      let (form, values) = try PropertyForm.read(text ?? "", known: all.map(\.name))
      let changes = values.compactMap { value in
        all.first { $0.name == value.name }.map { (property: $0, text: value.text) }
      }
      model.change(changes) { [weak self] failure in
        let count = changes.count
        self?.say(
          failure.map { "Not pasted: \($0.message)" }
            ?? "Pasted \(count) value\(count == 1 ? "" : "s") from \(form.words)")
      }
    } catch {
      say("Not pasted: \(error.reason)")
    }
  }
}

/// The names of variables that hold views.
enum VariableName {
  private static let keywords: Set<String> = ["switch", "default", "in", "is", "case", "class"]

  /// As ``of(_:)``, with a number where another view has the name already.
  static func of(_ words: String, _ used: inout Set<String>) -> String {
    let name = of(words)
    let free =
      used.contains(name)
      ? (2...used.count + 2).lazy.map { "\(name)\($0)" }.first { !used.contains($0) } : name
    used.insert(free ?? name)
    return free ?? name
  }

  /// A name for a view of a class, by its name in words: “LD Gradient View” is `gradientView`.
  static func of(_ words: String) -> String {
    var words = words.split(separator: " ").map { $0.filter { $0.isLetter || $0.isNumber } }
      .filter { !$0.isEmpty }
    if words.count > 1, words[0].count > 1, words[0].allSatisfy(\.isUppercase) {
      words.removeFirst()
    }
    guard let first = words.first, first.first?.isLetter == true else { return "view" }
    let name = first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().joined()
    return keywords.contains(name) ? name + "View" : name
  }
}
