// A segment of memory that the server reads too.

internal import CXlib
internal import Windowing

/// A System V segment attached to the server, marked for removal from the start: nothing is left
/// of it when both sides are gone, however they go.
@safe
final class SharedSegment {
  /// Xlib's images point to it.
  let info: UnsafeMutablePointer<XShmSegmentInfo>
  let byteCount: Int
  /// The number of the request by which the server attaches; nil: it was not asked to, or has let go.
  private var attachRequest: UInt?

  /// The server's number of the segment; completion events carry it.
  var identifier: UInt { unsafe info.pointee.shmseg }
  /// Whether the server has it too, as far as it was asked to.
  var isAttached: Bool { attachRequest != nil }
  var memory: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(info.pointee.shmaddr) }

  /// Why there is no segment.
  struct Refusal: Error {
    let reason: String
  }

  /// Creates and maps, and marks for removal on every path: Linux lets others attach as long as
  /// somebody is.
  init(byteCount: Int) throws(Refusal) {
    let identifier = cxlib_create_segment(byteCount)
    guard identifier >= 0 else { throw Self.systemRefusal("no segment of \(byteCount) bytes") }
    defer { cxlib_remove_segment(identifier) }
    guard let memory = unsafe cxlib_map_segment(identifier) else {
      throw Self.systemRefusal("the segment cannot be mapped")
    }
    unsafe info = .allocate(capacity: 1)
    unsafe info.initialize(
      to: XShmSegmentInfo(
        shmseg: 0, shmid: identifier, shmaddr: memory.assumingMemoryBound(to: CChar.self),
        readOnly: 1))
    self.byteCount = byteCount
  }

  /// The server attaches too, before the requests after this one. No round trip: whether it could
  /// is seen by its faults.
  func attach(to connection: X11Connection) {
    unsafe attachRequest = XNextRequest(connection.display)
    unsafe XShmAttach(connection.display, info)
  }

  /// The server lets go of the segment, after the requests before this one. Nothing but us keeps a
  /// segment that is marked for removal until the server has attached: only where that is not known
  /// yet it is waited for.
  func detach(from connection: X11Connection) {
    guard let attachRequest, !connection.isLost else { return }
    self.attachRequest = nil
    unsafe XShmDetach(connection.display, info)
    if unsafe XLastKnownRequestProcessed(connection.display) < attachRequest {
      connection.synchronize()
    }
  }

  deinit {
    unsafe shmdt(info.pointee.shmaddr)
    unsafe info.deallocate()
  }

  private static func systemRefusal(_ what: String) -> Refusal {
    unsafe Refusal(reason: "\(what): \(String(cString: strerror(errno)))")
  }
}
