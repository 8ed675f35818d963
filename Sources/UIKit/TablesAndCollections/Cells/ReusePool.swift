// The pool of views that scrolled out of sight and are reused.

import CoreGraphics

/// A row, a cell, a header or a footer.
@MainActor protocol ReusableView: UIView {
  var reuseIdentifier: String? { get set }

  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// Views by identifier: how new ones are made, and those that are free. `kind` parts views that
/// have the same identifier.
@MainActor final class ReusePool<View: ReusableView> {
  private enum Source {
    case viewClass(AnyClass)
    case nib(UINib)
    case prototype(@MainActor () -> View?)
  }

  private var sources: [String: Source] = [:]
  private var free: [String: [View]] = [:]
  /// A view of the framework's own class.
  private let makePlain: @MainActor () -> View

  init(makePlain: @escaping @MainActor () -> View) {
    self.makePlain = makePlain
  }

  /// nil takes the registration back.
  func register(_ viewClass: AnyClass?, _ identifier: String, kind: String? = nil) {
    sources[key(identifier, kind)] = viewClass.map { .viewClass($0) }
  }

  func register(_ nib: UINib?, _ identifier: String, kind: String? = nil) {
    sources[key(identifier, kind)] = nib.map { .nib($0) }
  }

  /// Registers a prototype of a document: `make` makes a view like it, or nil where the document has none of the class.
  func register(
    _ identifier: String, kind: String? = nil, make: @escaping @MainActor () -> View?
  ) {
    sources[key(identifier, kind)] = .prototype(make)
  }

  /// Returns a free view after `prepareForReuse()`, else a new one of the registered class; nil
  /// without a registration.
  func take(_ identifier: String, kind: String? = nil) -> View? {
    let key = key(identifier, kind)
    if let known = free[key]?.popLast() {
      known.reuseIdentifier = identifier
      known.prepareForReuse()
      return known
    }
    return sources[key].map { named(make($0), identifier) }
  }

  /// Like `take`, but returns a plain view without a registration, which is logged once.
  func takeOrPlain(_ identifier: String, kind: String? = nil) -> View {
    if let view = take(identifier, kind: kind) { return view }
    let key = key(identifier, kind)
    logOnce("nothing is registered for “\(key)”: a plain \(View.self) stands for it")
    return named(makePlain(), identifier)
  }

  private func named(_ view: View, _ identifier: String) -> View {
    view.reuseIdentifier = identifier
    return view
  }

  /// Stores a view for reuse, unless it has no identifier.
  func give(_ view: View, kind: String? = nil) {
    guard let identifier = view.reuseIdentifier else { return }
    free[key(identifier, kind), default: []].append(view)
  }

  private func key(_ identifier: String, _ kind: String?) -> String {
    kind.map { $0 + "/" + identifier } ?? identifier
  }

  private func make(_ source: Source) -> View {
    switch source {
    case .viewClass(let type):
      type == View.self ? makePlain() : ViewClasses.view(type) as? View ?? makePlain()
    case .nib(let nib):
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first ?? makePlain()
    case .prototype(let make): make() ?? makePlain()
    }
  }
}
