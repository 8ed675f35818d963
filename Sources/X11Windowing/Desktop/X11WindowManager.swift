// Which window manager runs, and what it promises.

internal import CXlib
internal import Windowing

/// A window manager that introduces itself as
/// [EWMH](https://specifications.freedesktop.org/wm-spec/latest/ar01s03.html) asks.
struct X11WindowManager {
  /// The window by which it shows that it lives.
  let window: UInt
  /// Empty where it has none.
  let name: String
  /// The protocols it knows, as atoms.
  private let supported: Set<UInt>

  /// Nil where none is alive: what a dead one left on the root window does not count. Its window
  /// tells of its end. Two to four round trips.
  init?(_ connection: X11Connection) {
    let atoms = connection.atoms
    func own(_ window: UInt) -> UInt? {
      connection.numbers(of: atoms[.supportingCheck], window: window)?.first
    }
    guard let window = own(connection.root) else { return nil }
    var name: [UInt8]?
    var isAlive = false
    let faults = connection.faultsOfRoundTrip {
      unsafe XSelectInput(connection.display, window, StructureNotifyMask)
      isAlive = own(window) == window
      name = connection.bytes(of: atoms[.name], window: window)
    }
    guard isAlive, faults.isEmpty else { return nil }
    self.window = window
    self.name = String(decoding: name ?? [], as: UTF8.self)
    supported = Set(connection.numbers(of: atoms[.supported], window: connection.root) ?? [])
  }

  func supports(_ atom: UInt) -> Bool { supported.contains(atom) }
}
