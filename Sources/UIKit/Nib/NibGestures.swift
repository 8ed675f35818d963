// The gesture recognizers of documents.

internal import InterfaceDocuments

@MainActor enum NibGestures {
  static func make(_ element: NibElement) -> UIGestureRecognizer? {
    element.name == "tapGestureRecognizer" ? UITapGestureRecognizer() : nil
  }
}
