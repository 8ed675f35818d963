// Text that is copied in one program and pasted in another: the CLIPBOARD selection, both its sides.

internal import CXlib
internal import Windowing

/// Offers a text to other programs and asks them for theirs, by the rules of
/// [ICCCM, part 2](https://www.x.org/releases/current/doc/xorg-docs/icccm/icccm.html#Peer_to_Peer_Communication_by_Means_of_Selections).
/// Long texts go in parts (`INCR`). The offer ends with the program.
final class X11Clipboard {
  /// Longer texts of other programs are refused, in bytes.
  private static let longestText = 64 << 20
  /// Longer texts of ours go in parts of this length, in bytes; other programs take so much at once.
  private static let partLength = 1 << 18

  /// A text that is sent in parts to the window that asked for it.
  private struct Transfer {
    let property: UInt
    let type: UInt
    var rest: ArraySlice<UInt8>
  }

  /// A text that another program was asked for.
  private struct Request {
    let completion: (String?) -> Void
    /// The parts so far of a text that comes in parts; nil: it comes at once.
    var parts: [UInt8]?
  }

  /// The atoms that only copying and pasting needs: starting does not intern them.
  private enum Name: String, CaseIterable {
    case clipboard = "CLIPBOARD"
    case targets = "TARGETS"
    case timestamp = "TIMESTAMP"
    case incremental = "INCR"
    case utf8 = "UTF8_STRING"
    case plainText = "text/plain;charset=utf-8"
    /// The property that owners write the text into.
    case text = "_VITRINE_CLIPBOARD"
  }

  private let display: X11Display
  /// Tells the server time of the newest event.
  private let devices: X11InputDevices
  /// Whether events of a window are followed by this program.
  private let isFollowed: (UInt) -> Bool
  private let atoms: [Name: UInt]
  /// A window that is never mapped: it owns the offer, and gets the texts asked for.
  private let window: UInt
  /// The text, and the server time at which it was copied; nil: none, or another program has copied since.
  private var offer: (text: [UInt8], time: UInt)?
  /// Transfers by the window that asked.
  private var transfers: [UInt: Transfer] = [:]
  private var request: Request?

  /// Interns atoms and makes a window. One round trip. `isFollowed`: whether this program follows the events
  /// of a window.
  init(_ display: X11Display, devices: X11InputDevices, isFollowed: @escaping (UInt) -> Bool) {
    self.display = display
    self.devices = devices
    self.isFollowed = isFollowed
    let numbers = display.atoms(named: Name.allCases.map(\.rawValue))
    atoms = Dictionary(uniqueKeysWithValues: zip(Name.allCases, numbers))
    // SAFETY: the display is open. The server destroys the window when the display is closed.
    unsafe window = XCreateSimpleWindow(display.pointer, display.root, -1, -1, 1, 1, 0, 0, 0)
    display.selectInput(PropertyChangeMask, of: window)
  }

  /// Offers the text from now on.
  func copy(_ text: String) {
    let time = devices.newestServerTime
    offer = (Array(text.utf8), time)
    // SAFETY: the display is open.
    unsafe XSetSelectionOwner(display.pointer, atom(.clipboard), window, time)
    display.flush()
  }

  /// Asks for the text that was copied last. `completion` gets nil where nothing was copied, where it is no
  /// text, and where it was copied here.
  func paste(_ completion: @escaping (String?) -> Void) {
    guard offer == nil else { return completion(nil) }
    request = Request(completion: completion)
    display.convertSelection(
      atom(.clipboard), to: atom(.utf8), property: atom(.text), requestor: window,
      time: devices.newestServerTime)
    display.flush()
  }

  /// Whether some program owns the selection. One round trip.
  var isOwned: Bool { display.selectionOwner(atom(.clipboard)) != 0 }

  /// Handles an event of the selection or of a window in it; false where it is none.
  func handle(_ event: X11Event) -> Bool {
    switch event.kind {
    case .selectionRequested(let request): answer(request)
    case .selectionLost: offer = nil
    case .selectionArrived(_, let property) where event.window == window:
      textArrived(isGiven: property != 0)
    case .property(let property, let isNew) where event.window == window:
      if isNew, property == atom(.text) { partArrived() }
    case .property(let property, let isNew) where transfers[event.window] != nil:
      if !isNew { sendPart(of: property, to: event.window) }
    case .destroyed(let window) where transfers[window] != nil: transfers[window] = nil
    default: return false
    }
    return true
  }

  private func atom(_ name: Name) -> UInt { atoms[name] ?? 0 }
}

// MARK: - Asking

extension X11Clipboard {
  /// The owner has written the text, or refused.
  private func textArrived(isGiven: Bool) {
    guard request != nil else { return }
    guard isGiven else { return finish(nil) }
    let found = display.value(of: atom(.text), window: window)
    // The owner sends the first part when its announcement is deleted.
    if found?.type == atom(.incremental) { request?.parts = [] }
    // A text that is too long to be read is deleted all the same.
    display.deleteProperty(atom(.text), of: window)
    display.flush()
    if request?.parts == nil { finish(found?.bytes) }
  }

  /// A part has come; an empty one is the last.
  private func partArrived() {
    guard let parts = request?.parts,
      let found = display.value(of: atom(.text), window: window)
    else { return }
    display.deleteProperty(atom(.text), of: window)
    display.flush()
    if found.bytes.isEmpty { return finish(parts) }
    guard parts.count + found.bytes.count <= Self.longestText else { return finish(nil) }
    request?.parts?.append(contentsOf: found.bytes)
  }

  private func finish(_ bytes: [UInt8]?) {
    let completion = request?.completion
    request = nil
    completion?(bytes.map { String(decoding: $0, as: UTF8.self) })
  }
}

// MARK: - Offering

extension X11Clipboard {
  private func answer(_ request: X11SelectionRequest) {
    // Old programs name no property: the target's name is meant.
    let property = request.property == 0 ? request.target : request.property
    // The requestor may have gone: its X error is expected.
    _ = display.faults {
      let isGiven =
        !isOurs(request.requestor)
        && give(request.target, to: request.requestor, property: property)
      display.answer(request, property: isGiven ? property : 0)
    }
  }

  /// Whether this program follows the window's events itself: nobody asks for text to be put there, and the
  /// events that we hear of it are not to change.
  private func isOurs(_ window: UInt) -> Bool { window == self.window || isFollowed(window) }

  /// Writes the offer into the property; false where it has no such form.
  private func give(_ target: UInt, to requestor: UInt, property: UInt) -> Bool {
    guard let offer else { return false }
    switch target {
    case atom(.targets):
      let targets = [Name.targets, .timestamp, .utf8, .plainText].map(atom)
      display.setProperty(property, of: requestor, type: UInt(XA_ATOM), longs: targets)
    case atom(.timestamp):
      display.setProperty(property, of: requestor, type: UInt(XA_INTEGER), longs: [offer.time])
    case atom(.utf8), atom(.plainText):
      guard offer.text.count > Self.partLength else {
        display.setProperty(property, of: requestor, type: target, bytes: offer.text[...])
        return true
      }
      transfers[requestor] = Transfer(property: property, type: target, rest: offer.text[...])
      display.selectInput(PropertyChangeMask | StructureNotifyMask, of: requestor)
      display.setProperty(
        property, of: requestor, type: atom(.incremental), longs: [UInt(offer.text.count)])
    default: return false
    }
    return true
  }

  /// The requestor has taken the part before: sends the next one, and behind the last an empty one.
  private func sendPart(of property: UInt, to requestor: UInt) {
    guard var transfer = transfers[requestor], property == transfer.property else { return }
    let part = transfer.rest.prefix(Self.partLength)
    transfer.rest = transfer.rest.dropFirst(part.count)
    transfers[requestor] = part.isEmpty ? nil : transfer
    _ = display.faults {
      display.setProperty(property, of: requestor, type: transfer.type, bytes: part)
      if part.isEmpty { display.selectInput(NoEventMask, of: requestor) }
    }
  }
}
