// A kind of view in documents.

internal import InterfaceDocuments

/// A kind of view in documents: its element's name, its class, and how its attributes are read.
@MainActor struct NibKind {
  let element: String
  let viewClass: UIView.Type
  let appliesTo: (UIView) -> Bool
  let configure: (UIView, NibElement) -> Void

  /// `configure` reads the attributes that the kind adds to those of all views and of all controls.
  init<View: UIView>(
    _ element: String, _ viewClass: View.Type,
    configure: @escaping (View, NibElement) -> Void = { _, _ in }
  ) {
    self.element = element
    self.viewClass = viewClass
    appliesTo = { $0 is View }
    self.configure = { view, element in (view as? View).map { configure($0, element) } }
  }
}
