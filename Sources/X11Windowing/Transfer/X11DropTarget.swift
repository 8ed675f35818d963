// Files dragged onto the window: the target's side of XDND.

internal import CXlib
internal import Windowing

/// Takes lists of files that are dropped on a window, by version 5 of
/// [XDND](https://www.freedesktop.org/wiki/Specifications/XDND/).
final class X11DropTarget {
  /// The newest version of XDND that it speaks.
  static let version = 5

  private struct Drag {
    /// The window that the drag comes from.
    let source: UInt
    let offersFiles: Bool
    /// Whether the files were dropped and asked for.
    var isDropped = false
  }

  private let window: X11WindowHandle
  /// The drag over the window; nil: none.
  private var drag: Drag?

  init(_ window: X11WindowHandle) { self.window = window }

  /// Says that the window takes drops (`XdndAware`).
  func advertise() {
    window.setProperty(.dragAware, type: UInt(XA_ATOM), longs: [UInt(Self.version)])
  }

  /// Handles a message of a drag; false where it is none.
  func handle(_ message: X11ClientMessage) -> Bool {
    let source = UInt(bitPattern: message.values[0])
    switch message.kind {
    case window.atom(.dragEnter): entered(message, from: source)
    case window.atom(.dragPosition): answerPosition(to: source)
    case window.atom(.dragLeave): if drag?.isDropped != true { drag = nil }
    case window.atom(.dragDrop): dropped(from: source, at: UInt(bitPattern: message.values[2]))
    default: return false
    }
    return true
  }

  private func entered(_ message: X11ClientMessage, from source: UInt) {
    // More than three types are listed in a property of the source.
    let types =
      message.values[1] & 1 != 0
      ? listedTypes(of: source) : message.values[2...4].map { UInt(bitPattern: $0) }
    drag = Drag(source: source, offersFiles: types.contains(window.atom(.fileList)))
  }

  private func listedTypes(of source: UInt) -> [UInt] {
    var types: [UInt] = []
    // The source may have gone meanwhile: its X error is expected.
    _ = window.display.faultsOfRoundTrip {
      types = window.display.numbers(of: window.atom(.dragTypes), window: source) ?? []
    }
    return types
  }

  /// Answers for every position at once: files may be dropped anywhere in the window.
  private func answerPosition(to source: UInt) {
    let accepts = drag?.source == source && drag?.offersFiles == true
    let everyPosition = 2
    window.send(
      .dragStatus, to: source,
      values: [
        Int(window.identifier), accepts ? 1 | everyPosition : 0, 0, 0,
        accepts ? Int(window.atom(.dragCopy)) : 0,
      ], about: source)
    window.display.flush()
  }

  /// Asks for the dropped files. `time`: server time in milliseconds.
  private func dropped(from source: UInt, at time: UInt) {
    guard drag?.source == source, drag?.offersFiles == true else {
      drag = nil
      return finish(source, isTaken: false)
    }
    drag?.isDropped = true
    window.display.convertSelection(
      window.atom(.dragSelection), to: window.atom(.fileList),
      property: window.atom(.dragSelection), requestor: window.identifier, time: time)
    window.display.flush()
  }

  /// The dropped files have come (SelectionNotify); `property` 0: the source refused. Nil where no drop
  /// waits for them, or they are none.
  func selectionArrived(_ selection: UInt, property: UInt) -> InputEvent? {
    guard selection == window.atom(.dragSelection), let drag, drag.isDropped else { return nil }
    self.drag = nil
    let paths = FileURIList.paths(property == 0 ? [] : takeSelection())
    finish(drag.source, isTaken: !paths.isEmpty)
    return paths.isEmpty ? nil : .filesDropped(paths)
  }

  private func takeSelection() -> [UInt8] {
    let property = window.atom(.dragSelection)
    defer { window.display.deleteProperty(property, of: window.identifier) }
    return window.display.bytes(of: property, window: window.identifier) ?? []
  }

  private func finish(_ source: UInt, isTaken: Bool) {
    window.send(
      .dragFinished, to: source,
      values: [
        Int(window.identifier), isTaken ? 1 : 0, isTaken ? Int(window.atom(.dragCopy)) : 0, 0, 0,
      ], about: source)
    window.display.flush()
  }
}
