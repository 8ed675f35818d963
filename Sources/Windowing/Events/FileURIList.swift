// Dropped files as text: lines of URIs, from whatever program they come.

internal import CoreGraphics

/// Reads `text/uri-list`
/// ([RFC 2483](https://www.rfc-editor.org/rfc/rfc2483#section-5),
/// [RFC 8089](https://www.rfc-editor.org/rfc/rfc8089)).
package enum FileURIList {
  /// The absolute paths of this machine's files in the list, in its order. Comments, other schemes,
  /// other machines' files and broken escapes are left out.
  package static func paths(_ bytes: [UInt8]) -> [String] {
    bytes.split { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
      .compactMap { line in path(line) }
  }

  private static func path(_ line: ArraySlice<UInt8>) -> String? {
    let scheme = Array("file:".utf8)
    guard line.count > scheme.count,
      zip(line, scheme).allSatisfy({ $0 | 0x20 == $1 || $0 == $1 })
    else { return nil }
    let rest = withoutHost(line.dropFirst(scheme.count))
    guard let rest, rest.first == UInt8(ascii: "/"), let bytes = unescaped(rest),
      !bytes.contains(0)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// `//host/path` without its host, which must be this machine; `/path` as it is.
  private static func withoutHost(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let slash = UInt8(ascii: "/")
    guard text.starts(with: [slash, slash]) else { return text }
    let authority = text.dropFirst(2)
    guard let end = authority.firstIndex(of: slash) else { return nil }
    let host = String(decoding: authority[..<end], as: UTF8.self).lowercased()
    let isHere =
      host.isEmpty || host == "localhost"
      || host == ProcessInfo.processInfo.hostName.lowercased()
    return isHere ? authority[end...] : nil
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
