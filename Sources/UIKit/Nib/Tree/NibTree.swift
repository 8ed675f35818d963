// A document's tree as its objects are made from it.

internal import InterfaceDocuments

/// Prepares a document before objects are made of it.
enum NibTree {
  /// Returns the document with its own colours and sizes of images put where they are used, with what holds for these
  /// traits, and with the texts of the locale.
  ///
  /// Elements that are not installed for the traits stay, with the attribute `NibVariations.excludedMark`. `name` is
  /// the document's without extension, which its table of texts has too.
  static func prepared(
    _ root: NibElement, name: String, traits: UITraitCollection = .current
  ) -> NibElement {
    let resources = NibResources(root)
    let texts = NibTexts(table: name)
    return map(root) { element in
      let varied = NibVariations.applied(to: resources.applied(to: element), traits)
      return texts?.applied(to: varied) ?? varied
    }
  }

  /// Returns the tree with each element changed, from the outermost one inwards.
  private static func map(
    _ element: NibElement, _ change: (NibElement) -> NibElement
  ) -> NibElement {
    var changed = change(element)
    changed.children = changed.children.map { map($0, change) }
    return changed
  }
}
