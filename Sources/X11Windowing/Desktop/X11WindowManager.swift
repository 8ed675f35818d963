// The window manager that runs, and the protocols that it supports.

internal import CXlib
internal import Windowing

/// A window manager that supports
/// [EWMH](https://specifications.freedesktop.org/wm-spec/latest/ar01s03.html).
struct X11WindowManager {
  /// The window by which it shows that it lives (`_NET_SUPPORTING_WM_CHECK`).
  let window: UInt
  /// Empty where it has none.
  let name: String
  /// The atoms of the protocols that it supports (`_NET_SUPPORTED`).
  private let supported: Set<UInt>

  /// Nil where none is alive: properties that a dead one left on the root window do not count. Two to four
  /// round trips. Its window's DestroyNotify tells of its end.
  init?(_ display: X11Display) {
    let atoms = display.atoms
    func checkWindow(of window: UInt) -> UInt? {
      display.numbers(of: atoms[.supportingCheck], window: window)?.first
    }
    guard let window = checkWindow(of: display.root) else { return nil }
    var name: [UInt8]?
    var isAlive = false
    let faults = display.faultsOfRoundTrip {
      display.selectInput(StructureNotifyMask, of: window)
      isAlive = checkWindow(of: window) == window
      name = display.bytes(of: atoms[.name], window: window)
    }
    guard isAlive, faults.isEmpty else { return nil }
    self.window = window
    self.name = String(decoding: name ?? [], as: UTF8.self)
    supported = Set(display.numbers(of: atoms[.supported], window: display.root) ?? [])
  }

  /// Whether it supports the protocol of that atom.
  func supports(_ atom: UInt) -> Bool { supported.contains(atom) }
}
