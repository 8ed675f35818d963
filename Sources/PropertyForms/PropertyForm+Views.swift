// The values of several views in one text.

internal import Foundation
package import InterfaceDocuments

extension PropertyForm {
  /// A view's values in a form, with the words that name the view.
  package struct ViewText {
    /// The view's name in words.
    package var name: String
    /// The name of the view's class.
    package var className: String
    /// As ``PropertyForm/text(of:variable:setters:)`` has it.
    package var text: String

    /// A view's values in a form.
    package init(name: String, className: String, text: String) {
      self.name = name
      self.className = className
      self.text = text
    }
  }

  /// The values of several views in one text: Swift with lines between, runtime attributes below comments and before the
  /// resources of the colours that they name, JSON as an array. Of one view it is that one's text.
  package func text(
    of views: [ViewText], colors: [InterfaceDocument.ColorResource]
  ) -> String {
    guard self == .runtimeAttributes, !colors.isEmpty,
      let resources = try? RuntimeAttributeMarkup.text(ofResources: colors)
    else { return joined(views) }
    return joined(views) + resources + "\n"
  }

  private func joined(_ views: [ViewText]) -> String {
    if views.count == 1 { return views[0].text }
    switch self {
    case .swift: return views.map(\.text).joined(separator: "\n")
    case .runtimeAttributes:
      return views.map { view in
        // Two hyphens would end the comment.
        let name = view.name.replacing("--", with: "- ").replacing(">", with: " ")
        return "<!-- \(name) -->\n\(view.text)"
      }.joined()
    case .json:
      let members = views.map { view in
        let lines = view.text.split(separator: "\n").joined(separator: "\n    ")
        return """
            {
              "view": \(JSONScalar.quoted(view.name)),
              "class": \(JSONScalar.quoted(view.className)),
              "values": \(lines)
            }
          """
      }
      return "[\n\(members.joined(separator: ",\n"))\n]\n"
    }
  }
}
