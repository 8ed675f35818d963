// The desktop's settings, resources, window manager and screen size, followed while they change.

internal import CXlib
internal import Windowing

/// The desktop as every program sees it: the XSETTINGS owner's property and the root window's properties.
///
/// Settings are a property of the window that owns the selection `_XSETTINGS_S<screen>`; a new owner
/// announces itself by a `MANAGER` message to the root window.
final class X11Desktop {
  /// The facts that an event has changed.
  struct Change: OptionSet {
    let rawValue: Int

    static let scale = Change(rawValue: 1)
    static let windowManager = Change(rawValue: 2)
  }

  private let display: X11Display
  private let askedScale: String?
  /// The window that publishes settings; 0: none.
  private var owner: UInt = 0
  private var settings: XSettings?
  /// The text of the property `RESOURCE_MANAGER`.
  private var resources: String
  private var currentScale: X11Scale
  private var currentScreenSize: PixelSize
  private var knownManager = KnownManager.unknown

  private enum KnownManager {
    /// Nobody has asked.
    case unknown
    case none
    case found(X11WindowManager)
  }

  /// Reads the settings. One round trip, two more where somebody publishes settings. `askedScale`: the value
  /// of `VITRINE_SCALE`.
  init(_ display: X11Display, askedScale: String?) {
    self.display = display
    self.askedScale = askedScale
    // SAFETY: the display is open; the string is copied at once.
    currentScreenSize = unsafe PixelSize(
      width: Int(XDisplayWidth(display.pointer, display.screen)),
      height: Int(XDisplayHeight(display.pointer, display.screen)))
    resources =
      unsafe XResourceManagerString(display.pointer).map { unsafe String(cString: $0) } ?? ""
    currentScale = X11Scale(asked: askedScale, settings: nil, resources: resources)
    display.selectInput(PropertyChangeMask | StructureNotifyMask, of: display.root)
    findOwner()
    currentScale = X11Scale(asked: askedScale, settings: settings, resources: resources)
  }

  /// Pixels per point, and where that comes from.
  var scale: X11Scale { currentScale }

  /// Whether the desktop's theme is a dark one, as its name says: “Adwaita-dark”.
  var isDark: Bool { settings?.text("Net/ThemeName")?.lowercased().contains("dark") ?? false }

  /// The default screen's size in pixels.
  var screenSize: PixelSize { currentScreenSize }

  /// The window manager that runs; nil: none. A few round trips the first time.
  var manager: X11WindowManager? {
    switch knownManager {
    case .found(let manager): return manager
    case .none: return nil
    case .unknown:
      let found = X11WindowManager(display)
      knownManager = found.map(KnownManager.found) ?? .none
      return found
    }
  }

  /// Whether events of the window are the desktop's.
  func follows(_ window: UInt) -> Bool {
    window == display.root || (window != 0 && (window == owner || window == managerWindow))
  }

  /// Handles an event of the root window, the settings' owner or the window manager, and returns what it
  /// changed; nil where it is none of theirs.
  func handle(_ event: X11Event) -> Change? {
    guard follows(event.window) else { return nil }
    switch event.kind {
    case .property(let property, _): return propertyChanged(property, of: event.window)
    case .message(let message): return announced(message)
    case .destroyed(let window): return windowDestroyed(window)
    case .configured(let window, _, let size, _):
      if window == display.root { currentScreenSize = size }
      return []
    default: return []
    }
  }

  private func propertyChanged(_ property: UInt, of window: UInt) -> Change {
    switch (window, property) {
    case (display.root, UInt(XA_RESOURCE_MANAGER)):
      let bytes = display.bytes(of: property, window: display.root)
      resources = String(decoding: bytes ?? [], as: UTF8.self)
    case (owner, display.atoms[.settings]): readSettings()
    case (display.root, display.atoms[.supportingCheck]),
      (display.root, display.atoms[.supported]):
      return forgetManager()
    default: return []
    }
    return updateScale()
  }

  private func announced(_ message: X11ClientMessage) -> Change {
    guard message.kind == display.atoms[.manager],
      message.values[1] == Int(display.atoms[.settingsSelection])
    else { return [] }
    findOwner()
    return updateScale()
  }

  private func windowDestroyed(_ window: UInt) -> Change {
    var change: Change = []
    if window == owner {
      findOwner()
      change.formUnion(updateScale())
    }
    if window == managerWindow { change.formUnion(forgetManager()) }
    return change
  }

  /// 0 where none is known.
  private var managerWindow: UInt {
    if case .found(let manager) = knownManager { manager.window } else { 0 }
  }

  /// The window manager may be another one: whoever needs it asks again.
  private func forgetManager() -> Change {
    if case .unknown = knownManager { return [] }
    knownManager = .unknown
    return .windowManager
  }

  /// Finds who publishes settings, and asks for events of its changes. The owner may go at any time: X errors
  /// about it mean that there is none.
  private func findOwner() {
    settings = nil
    owner = display.selectionOwner(display.atoms[.settingsSelection])
    guard owner != 0 else { return }
    let faults = display.faultsOfRoundTrip {
      display.selectInput(PropertyChangeMask | StructureNotifyMask, of: owner)
      readSettings()
    }
    if !faults.isEmpty { owner = 0 }
  }

  /// Settings that cannot be read count as absent.
  private func readSettings() {
    settings = display.bytes(of: display.atoms[.settings], window: owner)
      .flatMap { try? XSettings($0) }
  }

  private func updateScale() -> Change {
    let old = currentScale.value
    currentScale = X11Scale(asked: askedScale, settings: settings, resources: resources)
    return currentScale.value != old ? .scale : []
  }
}
