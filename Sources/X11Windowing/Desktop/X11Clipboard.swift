// Text that is copied in one program and pasted in another: the CLIPBOARD selection, both its sides.

internal import CXlib
internal import Windowing

/// Offers a text to other programs and asks them for theirs, by the rules of
/// [ICCCM, part 2](https://www.x.org/releases/current/doc/xorg-docs/icccm/icccm.html#Peer_to_Peer_Communication_by_Means_of_Selections).
/// Long texts go in parts (`INCR`). What is offered goes with the program.
@safe
final class X11Clipboard {
  /// Longer texts of others are refused, in bytes.
  private static let longestText = 64 << 20
  /// Longer texts of ours go in parts of this length, in bytes; other programs take so much at once.
  private static let partLength = 1 << 18

  /// A text on its way in parts to the window that asked for it.
  private struct Transfer {
    let property: UInt
    let type: UInt
    var rest: ArraySlice<UInt8>
  }

  /// What was asked of another program.
  private struct Question {
    let answer: (String?) -> Void
    /// What has come so far of a text in parts; nil: it comes at once.
    var parts: [UInt8]?
  }

  /// What only copying and pasting needs, so that starting does not ask for it.
  private enum Name: String, CaseIterable {
    case clipboard = "CLIPBOARD"
    case targets = "TARGETS"
    case timestamp = "TIMESTAMP"
    case incremental = "INCR"
    case utf8 = "UTF8_STRING"
    case plainText = "text/plain;charset=utf-8"
    /// Where a text is put that was asked for.
    case text = "_VITRINE_CLIPBOARD"
  }

  private unowned let connection: X11Connection
  private let atoms: [Name: UInt]
  /// Never seen: it owns what is offered, and gets what is asked for.
  private let window: UInt
  /// Nil: nothing, or another program has copied since.
  private var offer: (text: [UInt8], time: UInt)?
  private var transfers: [UInt: Transfer] = [:]
  private var question: Question?

  init(_ connection: X11Connection) {
    self.connection = connection
    let numbers = unsafe X11Atoms.numbers(of: Name.allCases.map(\.rawValue), connection.display)
    atoms = Dictionary(uniqueKeysWithValues: zip(Name.allCases, numbers))
    unsafe window = XCreateSimpleWindow(
      connection.display, connection.root, -1, -1, 1, 1, 0, 0, 0)
    unsafe XSelectInput(connection.display, window, PropertyChangeMask)
  }

  /// Offers the text from now on.
  func copy(_ text: String) {
    let time = connection.clock.newestMilliseconds
    offer = (Array(text.utf8), time)
    unsafe XSetSelectionOwner(connection.display, atom(.clipboard), window, time)
    connection.flush()
  }

  /// Asks for what was copied last. The answer is nil where nothing was, where it is no text, and where
  /// it was copied here.
  func paste(_ answer: @escaping (String?) -> Void) {
    guard offer == nil else { return answer(nil) }
    question = Question(answer: answer)
    unsafe XConvertSelection(
      connection.display, atom(.clipboard), atom(.utf8), atom(.text), window,
      connection.clock.newestMilliseconds)
    connection.flush()
  }

  /// Whether some program offers what was copied in it. A round trip.
  var isOwned: Bool { unsafe XGetSelectionOwner(connection.display, atom(.clipboard)) != 0 }

  /// Handles an event of the selection or of a window in it; false where it is none.
  func handle(_ event: XEvent) -> Bool {
    switch unsafe event.type {
    case SelectionRequest: unsafe hand(event.xselectionrequest)
    case SelectionClear: offer = nil
    case SelectionNotify where unsafe event.xselection.requestor == window:
      unsafe arrived(isThere: event.xselection.property != 0)
    case PropertyNotify where unsafe event.xproperty.window == window:
      let isNew = unsafe event.xproperty.state == PropertyNewValue
      if isNew, unsafe event.xproperty.atom == atom(.text) { takePart() }
    case PropertyNotify where unsafe transfers[event.xproperty.window] != nil:
      if unsafe event.xproperty.state == PropertyDelete { unsafe goOn(event.xproperty) }
    case DestroyNotify where unsafe transfers[event.xdestroywindow.window] != nil:
      unsafe transfers[event.xdestroywindow.window] = nil
    default: return false
    }
    return true
  }

  private func atom(_ name: Name) -> UInt { atoms[name] ?? 0 }

  // MARK: Asking

  private func arrived(isThere: Bool) {
    guard question != nil else { return }
    guard isThere else { return end(nil) }
    let found = connection.value(of: atom(.text), window: window)
    if found?.type == atom(.incremental) {
      // The owner waits until its announcement is deleted.
      question?.parts = []
    }
    // What is too long to be read is not kept, either.
    unsafe XDeleteProperty(connection.display, window, atom(.text))
    connection.flush()
    if question?.parts == nil { end(found?.bytes) }
  }

  /// A part has come; an empty one is the last.
  private func takePart() {
    guard let parts = question?.parts,
      let found = connection.value(of: atom(.text), window: window)
    else { return }
    unsafe XDeleteProperty(connection.display, window, atom(.text))
    connection.flush()
    if found.bytes.isEmpty { return end(parts) }
    guard parts.count + found.bytes.count <= Self.longestText else { return end(nil) }
    question?.parts?.append(contentsOf: found.bytes)
  }

  private func end(_ bytes: [UInt8]?) {
    let answer = question?.answer
    question = nil
    answer?(bytes.map { String(decoding: $0, as: UTF8.self) })
  }

  // MARK: Offering

  private func hand(_ request: XSelectionRequestEvent) {
    // Old programs name no property: the target's name is meant.
    let property = unsafe request.property == 0 ? request.target : request.property
    var isGiven = false
    // Whoever asked may have gone.
    _ = connection.faults {
      unsafe isGiven =
        !isOurs(request.requestor) && give(request.target, to: request.requestor, property)
      unsafe tell(request, property: isGiven ? property : 0)
    }
  }

  /// Whether the window is one that we follow ourselves: nobody asks for text to be put there, and the
  /// events that we hear of it are not to change.
  private func isOurs(_ window: UInt) -> Bool {
    window == self.window || connection.follows(window)
  }

  /// Writes what is offered into the property of the window; false where it is not what was asked for.
  private func give(_ target: UInt, to requestor: UInt, _ property: UInt) -> Bool {
    guard let offer else { return false }
    switch target {
    case atom(.targets):
      let targets = [Name.targets, .timestamp, .utf8, .plainText].map(atom)
      set(property, of: requestor, type: UInt(XA_ATOM), longs: targets)
    case atom(.timestamp):
      set(property, of: requestor, type: UInt(XA_INTEGER), longs: [offer.time])
    case atom(.utf8), atom(.plainText):
      guard offer.text.count > Self.partLength else {
        set(property, of: requestor, type: target, bytes: offer.text[...])
        return true
      }
      transfers[requestor] = Transfer(property: property, type: target, rest: offer.text[...])
      unsafe XSelectInput(
        connection.display, requestor, PropertyChangeMask | StructureNotifyMask)
      set(property, of: requestor, type: atom(.incremental), longs: [UInt(offer.text.count)])
    default: return false
    }
    return true
  }

  private func tell(_ request: XSelectionRequestEvent, property: UInt) {
    var event = unsafe XEvent()
    unsafe event.xselection = XSelectionEvent()
    unsafe event.xselection.type = SelectionNotify
    unsafe event.xselection.requestor = request.requestor
    unsafe event.xselection.selection = request.selection
    unsafe event.xselection.target = request.target
    unsafe event.xselection.property = property
    unsafe event.xselection.time = request.time
    unsafe XSendEvent(connection.display, request.requestor, 0, NoEventMask, &event)
  }

  /// The part before was taken: the next one, and behind the last an empty one.
  private func goOn(_ event: XPropertyEvent) {
    let requestor = unsafe event.window
    guard var transfer = transfers[requestor], unsafe event.atom == transfer.property else {
      return
    }
    let part = transfer.rest.prefix(Self.partLength)
    transfer.rest = transfer.rest.dropFirst(part.count)
    transfers[requestor] = part.isEmpty ? nil : transfer
    _ = connection.faults {
      set(transfer.property, of: requestor, type: transfer.type, bytes: part)
      if part.isEmpty { unsafe XSelectInput(connection.display, requestor, NoEventMask) }
    }
  }

  private func set(_ property: UInt, of window: UInt, type: UInt, longs: [UInt]) {
    unsafe longs.withUnsafeBytes { bytes in
      _ = unsafe XChangeProperty(
        connection.display, window, property, type, 32, PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(longs.count))
    }
  }

  private func set(_ property: UInt, of window: UInt, type: UInt, bytes: ArraySlice<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      _ = unsafe XChangeProperty(
        connection.display, window, property, type, 8, PropModeReplace, bytes.baseAddress,
        Int32(bytes.count))
    }
  }
}

extension X11Window {
  /// Offers a text to other programs, in the place of what was copied before.
  package func copy(_ text: String) {
    if isUsable { connection.clipboard.copy(text) }
  }

  /// Asks for the text that was copied last, in whatever program: ``InputEvent/textPasted(_:)`` comes
  /// when it has come.
  package func paste() {
    guard isUsable else { return }
    connection.clipboard.paste { [weak self] text in self?.report(.textPasted(text)) }
  }
}
