// Views that scrolled away, kept for the next ones.

import CoreGraphics

/// Views by identifier: how new ones are made, and those that are free.
@MainActor final class ReusePool<View: UIView> {
  private enum Source {
    case viewClass(AnyClass)
    case nib(UINib)
  }

  private var sources: [String: Source] = [:]
  private var free: [String: [View]] = [:]
  /// A view of the framework's own class.
  private let makePlain: @MainActor () -> View

  init(makePlain: @escaping @MainActor () -> View) {
    self.makePlain = makePlain
  }

  /// nil takes the registration back.
  func register(_ viewClass: AnyClass?, _ identifier: String) {
    sources[identifier] = viewClass.map { .viewClass($0) }
  }

  func register(_ nib: UINib?, _ identifier: String) {
    sources[identifier] = nib.map { .nib($0) }
  }

  /// A free view, else a new one of what was registered; nil where nothing was.
  func take(_ identifier: String) -> (view: View, isUsedAgain: Bool)? {
    if let known = free[identifier]?.popLast() { return (known, true) }
    return sources[identifier].map { (make($0), false) }
  }

  /// As `take`, with a plain view where nothing was registered, which is said once.
  func takeOrPlain(_ identifier: String) -> (view: View, isUsedAgain: Bool) {
    if let taken = take(identifier) { return taken }
    logOnce("nothing is registered for “\(identifier)”: a plain \(View.self) stands for it")
    return (makePlain(), false)
  }

  func give(_ view: View, _ identifier: String) {
    free[identifier, default: []].append(view)
  }

  private func make(_ source: Source) -> View {
    switch source {
    case .viewClass(let type):
      type == View.self ? makePlain() : ViewClasses.view(type) as? View ?? makePlain()
    case .nib(let nib):
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first ?? makePlain()
    }
  }
}
