// A segment of shared memory that the server reads too.

internal import CXlib
internal import Windowing

/// A System V segment for MIT-SHM.
///
/// It is marked for removal as soon as it is mapped: nothing is left of it when both sides are gone,
/// however they go.
///
/// *Memory safety.* `info` and the mapping live as long as this object.
@safe
final class SharedSegment {
  /// The structure by which Xlib knows the segment; images point to it.
  let info: UnsafeMutablePointer<XShmSegmentInfo>
  let byteCount: Int
  /// The serial number of the attach request; nil: the server does not have the segment.
  private var attachRequest: UInt?

  /// The server's number of the segment (its XID); completion events carry it.
  var identifier: UInt {
    // SAFETY: `info` lives as long as this object.
    unsafe info.pointee.shmseg
  }

  /// Whether the server was asked to attach and not to detach since.
  var isAttached: Bool { attachRequest != nil }

  /// The first of ``byteCount`` bytes.
  var memory: UnsafeMutableRawPointer {
    // SAFETY: mapped in `init`, unmapped in `deinit`.
    unsafe UnsafeMutableRawPointer(info.pointee.shmaddr)
  }

  /// Creates a segment, maps it and marks it for removal: Linux lets the server attach as long as
  /// somebody is attached.
  init(byteCount: Int) throws(X11Unavailable) {
    let identifier = cxlib_create_segment(byteCount)
    guard identifier >= 0 else { throw Self.unavailable("no segment of \(byteCount) bytes") }
    defer { cxlib_remove_segment(identifier) }
    // SAFETY: the mapping and the structure are given back in `deinit` alone.
    guard let memory = unsafe cxlib_map_segment(identifier) else {
      throw Self.unavailable("the segment cannot be mapped")
    }
    unsafe info = .allocate(capacity: 1)
    unsafe info.initialize(
      to: XShmSegmentInfo(
        shmseg: 0, shmid: identifier, shmaddr: memory.assumingMemoryBound(to: CChar.self),
        readOnly: 1))
    self.byteCount = byteCount
  }

  /// Has the system give all pages on another thread, before they are drawn on. It would give each when it is written
  /// first: 1,265 times in a frame of 1440×900.
  func populate() {
    // SAFETY: the thread uses the address and the size, which never change, and keeps this object until it is done.
    nonisolated(unsafe) let segment = self
    Thread.detachNewThread { unsafe cxlib_populate(segment.memory, segment.byteCount) }
  }

  /// Asks the server to attach (`XShmAttach`). No round trip: a failure shows as an X error.
  func attach(to display: X11Display) {
    attachRequest = display.nextRequest
    // SAFETY: Xlib writes the segment's number into `info`, which lives as long as this object.
    unsafe XShmAttach(display.pointer, info)
  }

  /// Asks the server to detach (`XShmDetach`), behind the requests so far.
  ///
  /// Only this process keeps a segment that is marked for removal until the server has attached, so it waits
  /// for a round trip where that is not known yet.
  func detach(from display: X11Display) {
    guard let attachRequest, !display.isLost else { return }
    self.attachRequest = nil
    // SAFETY: the display is open; `info` lives as long as this object.
    unsafe XShmDetach(display.pointer, info)
    if display.lastHandledRequest < attachRequest { display.synchronize() }
  }

  deinit {
    // SAFETY: nobody else unmaps or frees these; surfaces that point here keep this object.
    unsafe shmdt(info.pointee.shmaddr)
    unsafe info.deallocate()
  }

  private static func unavailable(_ what: String) -> X11Unavailable {
    // SAFETY: the string is copied at once.
    unsafe X11Unavailable(reason: "\(what): \(String(cString: strerror(errno)))")
  }
}
