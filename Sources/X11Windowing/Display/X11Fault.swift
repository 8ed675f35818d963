// An X error as a value.

internal import Windowing

/// An error that the server answered a request with
/// ([X protocol, errors](https://www.x.org/releases/current/doc/xproto/x11protocol.html#Errors)).
package struct X11Fault: Hashable, Sendable {
  /// The error code: `BadRequest` (1) … `BadImplementation` (17); extensions have codes from 128.
  package var code: Int
  /// The request's major opcode: below 128 the core protocol's, from there an extension's.
  package var request: Int
  /// The request's minor opcode, which an extension numbers its requests with; 0 in the core protocol.
  package var minorRequest: Int
  /// The resource that was wrong (its XID).
  package var resource: UInt
  /// The request's serial number on its connection.
  package var serial: UInt

  private static let names = [
    "", "BadRequest", "BadValue", "BadWindow", "BadPixmap", "BadAtom", "BadCursor", "BadFont",
    "BadMatch", "BadDrawable", "BadAccess", "BadAlloc", "BadColor", "BadGC", "BadIDChoice",
    "BadName", "BadLength", "BadImplementation",
  ]

  /// The protocol's name of the code, or `error` and its number.
  package var name: String {
    (1..<Self.names.count).contains(code) ? Self.names[code] : "error \(code)"
  }
}

extension X11Fault: CustomStringConvertible {
  package var description: String { "\(name) in \(place)" }

  /// The request and the resource by their numbers.
  var place: String {
    "request \(request).\(minorRequest), resource 0x\(String(resource, radix: 16))"
  }
}
