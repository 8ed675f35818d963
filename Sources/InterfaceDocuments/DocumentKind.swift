// Which documents are read, by the attributes of their outermost element.

/// Tells apart the documents that Xcode writes: only those of UIKit are read.
enum DocumentKind {
  /// Returns what is said of a document of a kind that is not read; nil for the others.
  static func reasonRefused(_ root: NibElement) -> String? {
    if root.name == "archive" {
      return "this is the format from before Xcode 5 (archive); Xcode 5 or later saves it anew"
    }
    let target = root.attributes["targetRuntime"] ?? ""
    let type = root.attributes["type"] ?? ""
    if target.hasPrefix("MacOSX") || type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") {
      return "this is a document for macOS (\(target)); only those for iOS are read"
    }
    if target.hasPrefix("watchKit") {
      return "this is a document for watchOS (\(target)); only those for iOS are read"
    }
    return nil
  }
}
