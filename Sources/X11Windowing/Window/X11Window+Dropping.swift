// Files that somebody drags onto the window: the target's side of XDND.

internal import CXlib
internal import Windowing

/// A drag over the window, by version 5 of
/// [XDND](https://www.freedesktop.org/wiki/Specifications/XDND/). Only lists of files are taken.
struct FileDrag {
  static let version = 5

  /// The window that the drag comes from.
  let source: UInt
  let offersFiles: Bool
  /// Whether the files were let go of and asked for.
  var isDropped = false
}

extension X11Window {
  /// Says that files may be dropped here.
  func invitesDrags() {
    setProperty(.dragAware, type: UInt(XA_ATOM), longs: [UInt(FileDrag.version)])
  }

  /// Handles a message of a drag; false where it is none.
  func handleDrag(_ message: XClientMessageEvent) -> Bool {
    let source = unsafe UInt(bitPattern: message.data.l.0)
    switch unsafe message.message_type {
    case atom(.dragEnter): unsafe enter(message, from: source)
    case atom(.dragPosition): answerPosition(to: source)
    case atom(.dragLeave): if drag?.isDropped != true { drag = nil }
    case atom(.dragDrop): unsafe drop(from: source, at: UInt(bitPattern: message.data.l.2))
    default: return false
    }
    return true
  }

  private func enter(_ message: XClientMessageEvent, from source: UInt) {
    let flags = unsafe message.data.l.1
    // More than three types are listed at the source.
    let types =
      flags & 1 != 0
      ? listedTypes(of: source)
      : unsafe [message.data.l.2, message.data.l.3, message.data.l.4].map { UInt(bitPattern: $0) }
    drag = FileDrag(source: source, offersFiles: types.contains(atom(.fileList)))
  }

  private func listedTypes(of source: UInt) -> [UInt] {
    var types: [UInt] = []
    // The source may have gone meanwhile.
    _ = connection.faultsOfRoundTrip {
      types = connection.numbers(of: atom(.dragTypes), window: source) ?? []
    }
    return types
  }

  /// Anywhere in the window is as good: the answer holds for every position.
  private func answerPosition(to source: UInt) {
    let accepts = drag?.source == source && drag?.offersFiles == true
    let everyPosition = 2
    send(
      .dragStatus, to: source, about: source,
      [
        Int(identifier), accepts ? 1 | everyPosition : 0, 0, 0,
        accepts ? Int(atom(.dragCopy)) : 0,
      ])
    connection.flush()
  }

  private func drop(from source: UInt, at time: UInt) {
    guard drag?.source == source, drag?.offersFiles == true else {
      drag = nil
      return finishDrag(source, isTaken: false)
    }
    drag?.isDropped = true
    unsafe XConvertSelection(
      connection.display, atom(.dragSelection), atom(.fileList), atom(.dragSelection), identifier,
      time)
    connection.flush()
  }

  /// The dropped files have come, or will not.
  func handleSelection(_ event: XSelectionEvent) {
    guard unsafe event.selection == atom(.dragSelection), let drag, drag.isDropped else { return }
    self.drag = nil
    let paths = unsafe FileURIList.paths(event.property == 0 ? [] : takeSelection())
    finishDrag(drag.source, isTaken: !paths.isEmpty)
    if !paths.isEmpty { report(.filesDropped(paths)) }
  }

  private func takeSelection() -> [UInt8] {
    let property = atom(.dragSelection)
    defer { unsafe XDeleteProperty(connection.display, identifier, property) }
    return connection.bytes(of: property, window: identifier) ?? []
  }

  private func finishDrag(_ source: UInt, isTaken: Bool) {
    send(
      .dragFinished, to: source, about: source,
      [Int(identifier), isTaken ? 1 : 0, isTaken ? Int(atom(.dragCopy)) : 0, 0, 0])
    connection.flush()
  }
}
