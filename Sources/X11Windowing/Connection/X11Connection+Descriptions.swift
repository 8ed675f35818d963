// The facts of a connection and the choices that followed, in words for `doctor`.

internal import CXlib
internal import Windowing

// MARK: - Report

extension X11Connection {
  /// The facts, for `doctor`. Asks the server for the keyboard.
  package var report: X11Report {
    // SAFETY: the display is open; the strings are copied at once.
    let (name, vendor) = unsafe (
      String(cString: XDisplayString(display.pointer)),
      String(cString: XServerVendor(display.pointer))
    )
    return X11Report(
      display: name, vendor: vendor, release: unsafe Int(XVendorRelease(display.pointer)),
      screenSize: screenSize, visual: "TrueColor 0x\(String(format.visualIdentifier, radix: 16))",
      depth: format.depth, bitsPerPixel: format.layout.bytes * 8,
      isConverted: format.converter != nil, visualReason: format.reason,
      sharedMemory: sharedMemory.report,
      scale: scale, scaleSource: desktop.scale.source,
      hasCounters: FrameSync.isOffered(by: display),
      hasDetectableAutoRepeat: devices.keyMap.hasDetectableAutoRepeat,
      maximumRequestBytes: display.maximumRequestBytes)
  }
}

// MARK: - Frames

extension X11Connection {
  /// The layout of the screen's pixels, and how frames are converted to it.
  package var pixelDescription: String {
    let layout = format.layout
    let masks = [layout.redMask, layout.greenMask, layout.blueMask]
    let conversion =
      masks.contains { $0.nonzeroBitCount < 8 } ? "converted with an ordered dither" : "converted"
    return "depth \(format.depth), \(layout.bytes * 8) bits a pixel, "
      + "\(layout.isLittleEndian ? "lowest" : "highest") byte first, "
      + (format.converter == nil ? "drawn in place" : conversion)
  }

  /// How frames come onto the screen. Asks the server who composes it.
  package var shownDescription: String {
    let found =
      isComposed
      ? "a program composes the screen, which takes whole frames of it"
      : "nobody composes the screen: it may show a part of a frame that is put meanwhile"
    return found
      + "; frames are put into the window at the start of a picture, not given to Present, "
      + "which would show them a picture later, behind what says that they are shown"
  }

  /// Whether a compositing manager runs
  /// (https://specifications.freedesktop.org/wm-spec/latest/ar01s09.html#id-1.10.13).
  private var isComposed: Bool {
    display.selectionOwner(display.atoms(named: ["_NET_WM_CM_S\(display.screen)"])[0]) != 0
  }

  /// The source of the frames' pace, and why the better ones are not used. Asks the server, as the first
  /// animation does.
  package var paceDescription: String {
    let wish = nonemptyEnvironmentVariable("VITRINE_PACE").map { name in
      X11PaceSource(rawValue: name) == nil
        ? "VITRINE_PACE “\(name)” is no pace" : "VITRINE_PACE=\(name)"
    }
    let frames = "a frame shows the time at which it will be seen, and one at most is ahead"
    return ([pace.description] + [wish, frames].compactMap(\.self)).joined(separator: "; ")
  }

  /// Which pixels of a frame are sent, and what happens when a part of the window is uncovered.
  package var damageDescription: String {
    "what changed is put, in \(PixelRect.damageLimit) rectangles at most, and the server says once a frame that "
      + "it has read them; what comes to light again is put out of the last frame, without drawing"
  }

  /// When no frames are made.
  package var hidingDescription: String {
    let told =
      desktop.manager?.supports(display.atoms[.stateHidden]) == true
      ? "the server tells what is unmapped or covered, the window manager what else it hides"
      : "the server tells what is unmapped or covered; nobody tells what else is hidden"
    return told + "; then no frame is made and nothing wakes the program"
      + (isComposed ? "; on a composed screen nothing counts as covered" : "")
  }
}

// MARK: - Window manager

extension X11Connection {
  /// The optional libraries, found and missing. Opens them.
  package var libraryDescription: String {
    // SAFETY: only asks whether the libraries are there.
    let libraries = unsafe [
      ("libXi", cxlib_open_input() != nil), ("libXrandr", cxlib_open_randr() != nil),
      ("libXpresent", cxlib_open_present() != nil), ("libXcursor", cxlib_open_cursor() != nil),
    ]
    let missing = libraries.filter { !$0.1 }.map(\.0).joined(separator: ", ")
    let found = libraries.filter(\.1).map(\.0).joined(separator: ", ")
    return "opened when first needed: \(found.isEmpty ? "none" : found)"
      + (missing.isEmpty ? "" : "; not installed: \(missing)")
  }

  /// The window manager's name.
  package var managerDescription: String {
    switch desktop.manager?.name {
    case nil: "none that introduces itself: the window keeps the place and size it asks for"
    case ""?: "one without a name"
    case let name?: String(name.prefix(60))
    }
  }

  /// How flicker is avoided while a window's size changes.
  package var resizingDescription: String {
    "the server keeps old pixels and paints no background; " + counterDescription
  }

  private var counterDescription: String {
    guard report.hasCounters else {
      return "it has no SYNC counters: no window manager can wait for frames"
    }
    let counters = "counters basic and extended say which frame is done"
    guard let manager = desktop.manager else { return "\(counters), but nobody waits for them" }
    return manager.supports(display.atoms[.syncRequest])
      ? "\(counters), and the window manager waits for the frame of each size"
      : "\(counters), though the window manager does not name _NET_WM_SYNC_REQUEST"
  }

  /// Whether windows can fill the screen.
  package var fullScreenDescription: String {
    guard let manager = desktop.manager else {
      return "no: nobody takes that wish without a window manager"
    }
    return manager.supports(display.atoms[.stateFullScreen])
      ? "F11 asks the window manager, which knows _NET_WM_STATE_FULLSCREEN"
      : "F11 asks the window manager, though it does not name _NET_WM_STATE_FULLSCREEN"
  }

  /// How window managers close the window and end the program.
  package var closingDescription: String {
    "WM_DELETE_WINDOW is obeyed and _NET_WM_PING answered; what answers no more can be ended: process "
      + "\(getpid()) on \(ProcessInfo.processInfo.hostName)"
  }
}

// MARK: - Input

extension X11Connection {
  /// The keyboard's layouts, and how keys are named.
  package var keyboardDescription: String {
    let name = display.atoms(named: ["_XKB_RULES_NAMES"])[0]
    // Rules, model, layouts, variants, options, each with a zero at its end.
    let names = display.bytes(of: name, window: display.root)?.split(
      separator: 0, omittingEmptySubsequences: false)
    let layouts = names.flatMap { $0.count > 2 ? String(decoding: $0[2], as: UTF8.self) : nil }
    let found = layouts.map { "layouts \($0.prefix(60))" } ?? "layouts without a name"
    return
      "\(found), \(devices.keyMap.modifierNames), by the server's map and its changes; shortcuts are read "
      + "in the first layout with Latin letters"
  }

  /// How the pointer is followed. Asks the server, as a pointer does that first enters a window.
  package var pointingDescription: String {
    let found =
      switch devices.xinput {
      case .success(let xinput):
        "XInput \(xinput.version): wheels and pads scroll by fractions of a notch, "
          + (xinput.knowsPinches ? "pads pinch" : "no pinch, which takes 2.4")
      case .failure(let error): "core events, whole notches: \(error.reason)"
      }
    return found + "; one movement a frame, with the places on the way for gestures"
  }

  /// Whether the server tells fingers from the pointer.
  package var touchDescription: String {
    guard let xinput = try? devices.xinput.get() else {
      return "a finger is the pointer: it takes XInput 2.2 to tell more"
    }
    guard xinput.knowsFingers else {
      return "a finger is the pointer: XInput \(xinput.version) tells of none, 2.2 does"
    }
    let screens = xinput.touchScreens
    let found = screens == 0 ? "no touch screen now" : "touch screens: \(screens)"
    return "XInput \(xinput.version): fingers are touches of their own; \(found)"
  }

  /// The theme that the pointer's cursors come from.
  package var cursorDescription: String { X11CursorTheme.description(display) }

  /// The newest version of XDND that windows speak.
  package var dragVersion: Int { X11DropTarget.version }

  /// Whether a program owns the clipboard. Asks the server.
  package var clipboardDescription: String {
    clipboard.isOwned
      ? "shared with other programs, in parts where it is long; one has copied something"
      : "shared with other programs, in parts where it is long; nobody has copied anything"
  }

  /// How text is typed. Opens the input method, as the first text field does.
  package var textInputDescription: String {
    let input = X11TextInput(display, window: display.root)
    defer { input?.close() }
    return input.map { "input method of the locale \($0.locale)" }
      ?? "no input method: keys type what the keyboard's map says"
  }
}
