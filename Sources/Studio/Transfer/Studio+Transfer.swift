// Values of the selected view to the clipboard and back.

internal import CoreGraphics
internal import Messages
internal import PropertyForms
internal import UIKit

extension Studio {
  /// Copies the selected view's changed values.
  func copy(as form: PropertyForm) {
    guard let node = model.selectedNode else { return say("Select a view whose changes to copy") }
    let values = model.changedValues
    guard !values.isEmpty else { return say("\(node.readableName): nothing is changed") }
    let setters = values.filter { !$0.group.isInspectable }.map {
      ($0.value.name, SwiftSetter.of($0.value.name, in: $0.group.name))
    }
    let (text, leftOut) = form.text(
      of: values.map(\.value), variable: VariableName.of(node.readableName),
      setters: Dictionary(setters) { first, _ in first })
    let count = values.count - leftOut.count
    let rest = leftOut.isEmpty ? "" : "; not \(leftOut.joined(separator: ", "))"
    guard count > 0 else {
      return say("\(form.words) cannot say \(leftOut.joined(separator: ", "))")
    }
    UIPasteboard.general.string = text
    say("Copied \(count) value\(count == 1 ? "" : "s") as \(form.words)\(rest)")
  }

  /// Gives the selected views the values back that they had at first.
  func resetValues() {
    let changed = model.groups.flatMap(\.properties).filter(\.isChanged)
    guard !changed.isEmpty else { return say("Nothing is changed") }
    model.reset(changed)
  }

  /// Hides the selected views, or shows them again.
  func setHidden(_ isHidden: Bool) {
    let property = model.groups.lazy.flatMap(\.properties).first { $0.name == "isHidden" }
    guard let property else { return }
    model.change(property, to: isHidden ? "true" : "false", isContinued: false)
  }

  /// Selects a view, and hides it or shows it again.
  func toggleVisibility(of path: NodePath) {
    guard let node = model.nodes[path] else { return }
    wantedVisibility = (path, !node.isHidden)
    if model.selections != [path] { model.select(path) }
    setWantedVisibility()
  }

  /// Hides or shows the view that awaits it, once its properties are known; nothing where another one is selected since.
  func setWantedVisibility() {
    guard let wanted = wantedVisibility else { return }
    guard model.selections == [wanted.path] else {
      wantedVisibility = nil
      return
    }
    guard model.property("isHidden", of: wanted.path) != nil else { return }
    wantedVisibility = nil
    setHidden(wanted.isHidden)
  }

  func askForText() {
    guard model.selection != nil else { return say("Select a view to paste values onto") }
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
