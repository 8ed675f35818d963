// The atoms of the window-manager protocols, interned in one round trip.

internal import CXlib
internal import Windowing

/// Names and their numbers on one server
/// ([X protocol, atoms](https://www.x.org/releases/current/doc/xproto/x11protocol.html#Predefined_Atoms)).
struct X11Atoms {
  enum Name: String, CaseIterable {
    // ICCCM.
    case wmProtocols = "WM_PROTOCOLS"
    case wmDeleteWindow = "WM_DELETE_WINDOW"
    case manager = "MANAGER"
    case utf8 = "UTF8_STRING"
    // EWMH.
    case ping = "_NET_WM_PING"
    case syncRequest = "_NET_WM_SYNC_REQUEST"
    case syncCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
    case pid = "_NET_WM_PID"
    case name = "_NET_WM_NAME"
    case iconName = "_NET_WM_ICON_NAME"
    case icon = "_NET_WM_ICON"
    case windowType = "_NET_WM_WINDOW_TYPE"
    case windowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
    case state = "_NET_WM_STATE"
    case stateFullScreen = "_NET_WM_STATE_FULLSCREEN"
    case stateHidden = "_NET_WM_STATE_HIDDEN"
    case stateMaximizedHorizontally = "_NET_WM_STATE_MAXIMIZED_HORZ"
    case stateMaximizedVertically = "_NET_WM_STATE_MAXIMIZED_VERT"
    case supportingCheck = "_NET_SUPPORTING_WM_CHECK"
    case supported = "_NET_SUPPORTED"
    case frameDrawn = "_NET_WM_FRAME_DRAWN"
    case frameTimings = "_NET_WM_FRAME_TIMINGS"
    // Startup notification.
    case startupIdentifier = "_NET_STARTUP_ID"
    case startupBegin = "_NET_STARTUP_INFO_BEGIN"
    case startupMore = "_NET_STARTUP_INFO"
    // XDND.
    case dragAware = "XdndAware"
    case dragEnter = "XdndEnter"
    case dragPosition = "XdndPosition"
    case dragStatus = "XdndStatus"
    case dragLeave = "XdndLeave"
    case dragDrop = "XdndDrop"
    case dragFinished = "XdndFinished"
    case dragSelection = "XdndSelection"
    case dragTypes = "XdndTypeList"
    case dragCopy = "XdndActionCopy"
    case fileList = "text/uri-list"
    // XSETTINGS. The selection's name ends with the screen's number.
    case settingsSelection = "_XSETTINGS_S"
    case settings = "_XSETTINGS_SETTINGS"
    // Ours.
    /// The last frame shown: see ``X11Window``.
    case frame = "_VITRINE_FRAME"
    /// A message to ourselves behind a put over the connection: the server has read the pixels.
    case putDone = "_VITRINE_PUT_DONE"
  }

  private let atoms: [Name: UInt]

  /// Interns all names. One round trip.
  init(_ display: OpaquePointer, screen: Int32) {
    // SAFETY: the display is open.
    let numbers = unsafe Self.numbers(of: Name.allCases.map { $0.text(screen: screen) }, display)
    atoms = Dictionary(uniqueKeysWithValues: zip(Name.allCases, numbers))
  }

  /// The atoms of names, in their order (`XInternAtoms`). One round trip.
  static func numbers(of names: [String], _ display: OpaquePointer) -> [UInt] {
    // SAFETY: the C strings are freed after the call, which copies them; there are as many atoms as names.
    var names = unsafe names.map { unsafe strdup($0) }
    defer { for index in unsafe names.indices { unsafe free(names[index]) } }
    var atoms = [UInt](repeating: 0, count: unsafe names.count)
    unsafe XInternAtoms(display, &names, Int32(names.count), 0, &atoms)
    return atoms
  }

  subscript(name: Name) -> UInt { atoms[name] ?? 0 }
}

extension X11Atoms.Name {
  fileprivate func text(screen: Int32) -> String {
    self == .settingsSelection ? rawValue + "\(screen)" : rawValue
  }
}
