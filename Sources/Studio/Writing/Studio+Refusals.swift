// Why values are not written, in a designer's words, and what can be done instead.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import PropertyForms
internal import UIKit

extension Studio {
  /// The reason why a value is not written. `groups`: the properties of the views around, by their paths.
  func reason(
    for value: UnwrittenValue, _ refusal: WriteRefusal, _ groups: [NodePath: [PropertyGroup]]
  ) -> WriteReason {
    guard case .noPlace = refusal else { return WriteReason(sentence: refusal.failure.message) }
    let copy = WriteOffer(words: "Copy as Swift") { [weak self] in
      self?.copy([value], as: .swift)
    }
    guard let path = model.maker(of: value.path), let maker = model.nodes[path]?.readableName else {
      return WriteReason(
        sentence: "No file sets “\(value.label)” of \(value.view.readableName), so there is no "
          + "value to replace. Copy it for whoever writes the code.", offers: [copy])
    }
    let place =
      "This \(value.view.readableName.lowercased()) is a part of \(maker), so no file has a place "
      + "of its own for the value"
    let leading = LeadingProperty.of(
      value.property, first: model.history.firstText(of: value.property.name, at: value.path),
      among: groups[path] ?? [])
    guard let leading else {
      return WriteReason(
        sentence: "\(place), and \(maker) offers no setting for it. Copy it for whoever writes "
          + "the code.", offers: [copy])
    }
    let carry = WriteOffer(words: "Set \(leading.readableName) of \(maker) instead") {
      [weak self] in self?.carry(value, to: leading, of: path)
    }
    return WriteReason(
      sentence: "\(place). \(maker) has a setting “\(leading.readableName)” that may lead here.",
      offers: [carry, copy])
  }

  /// Gives an inner view its first value back, and its maker's property the value, as one step; selects the maker.
  private func carry(_ value: UnwrittenValue, to property: PageProperty, of path: NodePath) {
    popovers.close()
    let wishes = [
      PageModel.Wish(path: value.path, property: value.property.name, text: nil),
      PageModel.Wish(path: path, property: property.name, text: value.text),
    ]
    let maker = model.nodes[path]?.readableName ?? ""
    model.perform(
      PageModel.Edit(wishes: wishes, isContinued: false) { [weak self] failure in
        self?.say(
          failure.map { "Not set: \($0.message)" }
            ?? "\(property.readableName) of \(maker) is set instead")
      })
    model.select(path)
  }
}

extension PageModel {
  /// The nearest view around a view of UIKit's whose class is the sources' own: its code makes the view. Nil: there is
  /// none, or the view is of such a class itself.
  func maker(of path: NodePath) -> NodePath? {
    func isOfSources(_ path: NodePath) -> Bool {
      nodes[path].map { $0.layer == nil && !$0.className.hasPrefix("UI") } ?? false
    }
    guard !isOfSources(path) else { return nil }
    return sequence(first: path, next: \.parent).first(where: isOfSources)
  }
}
