// What the desktop tells every program, followed while it changes: settings, resources, the
// screen's size.

internal import CXlib
internal import Windowing

/// The settings' owner and the root window's properties.
///
/// Settings are a property of a window that owns the selection `_XSETTINGS_S<screen>`; a new owner
/// announces itself by a message to the root window.
@safe
final class X11Desktop {
  private unowned let connection: X11Connection
  private let asked: String?
  private var owner: UInt = 0
  private var settings: XSettings?
  private var resources: String
  private(set) var scale: X11Scale
  private(set) var screenSize: PixelSize
  /// Nil until somebody asks.
  private var knownManager: X11WindowManager??

  /// `asked`: what `VITRINE_SCALE` says. Costs a round trip, two more where somebody publishes
  /// settings.
  init(_ connection: X11Connection, asked: String?) {
    self.connection = connection
    self.asked = asked
    let display = unsafe connection.display
    let screen = unsafe XDefaultScreen(display)
    screenSize = unsafe PixelSize(
      width: Int(XDisplayWidth(display, screen)), height: Int(XDisplayHeight(display, screen)))
    resources = unsafe XResourceManagerString(display).map { unsafe String(cString: $0) } ?? ""
    scale = X11Scale(asked: asked, settings: nil, resources: resources)
    unsafe XSelectInput(display, connection.root, PropertyChangeMask | StructureNotifyMask)
    findOwner()
    scale = X11Scale(asked: asked, settings: settings, resources: resources)
  }

  /// Deals with an event of the root window or of the settings' owner; false where it is neither's.
  func handle(_ event: XEvent) -> Bool {
    let window = unsafe event.xany.window
    guard follows(window) else { return false }
    switch unsafe event.type {
    case PropertyNotify: unsafe propertyChanged(event.xproperty)
    case ClientMessage: unsafe announced(event.xclient)
    case DestroyNotify: unsafe windowGone(event.xdestroywindow.window)
    case ConfigureNotify: unsafe screenMayHaveChanged(event.xconfigure)
    default: break
    }
    return true
  }

  /// Whether events of the window are the desktop's.
  func follows(_ window: UInt) -> Bool {
    window == connection.root || (window != 0 && (window == owner || window == managerWindow))
  }

  private func propertyChanged(_ event: XPropertyEvent) {
    switch unsafe (event.window, event.atom) {
    case (connection.root, UInt(XA_RESOURCE_MANAGER)):
      let bytes = connection.bytes(of: UInt(XA_RESOURCE_MANAGER), window: connection.root)
      resources = String(decoding: bytes ?? [], as: UTF8.self)
    case (owner, connection.atoms[.settings]): readSettings()
    case (connection.root, connection.atoms[.supportingCheck]),
      (connection.root, connection.atoms[.supported]):
      return managerMayHaveChanged()
    default: return
    }
    update()
  }

  private func announced(_ message: XClientMessageEvent) {
    guard unsafe message.message_type == connection.atoms[.manager],
      unsafe message.data.l.1 == Int(connection.atoms[.settingsSelection])
    else { return }
    findOwner()
    update()
  }

  private func windowGone(_ window: UInt) {
    if window == owner {
      findOwner()
      update()
    }
    if window == managerWindow { managerMayHaveChanged() }
  }

  /// The window manager that runs. A few round trips the first time.
  var manager: X11WindowManager? {
    if let knownManager { return knownManager }
    let found = X11WindowManager(connection)
    knownManager = .some(found)
    return found
  }

  /// 0 where none is known.
  private var managerWindow: UInt { (knownManager ?? nil)?.window ?? 0 }

  /// Whoever needs to know asks again.
  private func managerMayHaveChanged() {
    guard knownManager != nil else { return }
    knownManager = nil
    connection.managerChanged()
  }

  private func screenMayHaveChanged(_ event: XConfigureEvent) {
    guard unsafe event.window == connection.root else { return }
    screenSize = unsafe PixelSize(width: Int(event.width), height: Int(event.height))
  }

  /// Asks who publishes settings, and to be told of changes. The owner may go at any time: errors
  /// about it mean that there is none.
  private func findOwner() {
    settings = nil
    owner = unsafe XGetSelectionOwner(connection.display, connection.atoms[.settingsSelection])
    guard owner != 0 else { return }
    let faults = connection.faultsOfRoundTrip {
      unsafe XSelectInput(connection.display, owner, PropertyChangeMask | StructureNotifyMask)
      readSettings()
    }
    if !faults.isEmpty { owner = 0 }
  }

  /// Settings that cannot be read count as absent.
  private func readSettings() {
    settings = connection.bytes(of: connection.atoms[.settings], window: owner)
      .flatMap { try? XSettings($0) }
  }

  private func update() {
    let old = scale
    scale = X11Scale(asked: asked, settings: settings, resources: resources)
    if scale.value != old.value { connection.scaleChanged() }
  }
}
