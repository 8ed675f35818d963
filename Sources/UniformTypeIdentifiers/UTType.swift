// Types of data, by their identifiers.

public import Foundation

/// A type of data ([Apple](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct)).
/// Those that Apple names are known; those of an app's own conform to what the source says.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// `public.png`, or `dyn.…` for a type that only a file extension or a MIME type tells.
  public let identifier: String
  /// The types of an app's own that it conforms to at once.
  private let declared: [String]
  private let fileExtension: String?
  private let mimeType: String?

  private init(
    _ identifier: String, declared: [String], fileExtension: String?, mimeType: String?
  ) {
    self.identifier = identifier
    self.declared = declared
    self.fileExtension = fileExtension
    self.mimeType = mimeType
  }

  init(known identifier: String) {
    self.init(identifier, declared: [], fileExtension: nil, mimeType: nil)
  }

  /// Nil for a type that Apple does not name: the program declares none.
  public init?(_ identifier: String) {
    guard KnownType.all[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// The type of files with an extension, without regard to case; of Apple's where one conforms to `supertype`, else a
  /// type that says no more.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    self =
      Self.found(supertype) { $0.fileExtensions.contains(wanted) }
      ?? UTType(
        "dyn.extension.\(wanted)", declared: [supertype.identifier], fileExtension: wanted,
        mimeType: nil)
  }

  /// The type of a MIME type, as of extensions.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    self =
      Self.found(supertype) { $0.mimeType == wanted }
      ?? UTType(
        "dyn.mime.\(wanted)", declared: [supertype.identifier], fileExtension: nil, mimeType: wanted
      )
  }

  /// A type that an app makes known.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(
      identifier, declared: [(parentType ?? .data).identifier], fileExtension: nil, mimeType: nil)
  }

  /// A type that another app makes known.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  private static func found(_ supertype: UTType, _ fits: (KnownType) -> Bool) -> UTType? {
    KnownType.all.values.sorted { $0.identifier < $1.identifier }.filter(fits)
      .map { UTType(known: $0.identifier) }.first { $0.conforms(to: supertype) }
  }

  // MARK: Facts

  /// Without the dot; nil where no files have the type.
  public var preferredFilenameExtension: String? {
    KnownType.all[identifier]?.fileExtensions.first ?? fileExtension
  }

  /// Nil where there is none.
  public var preferredMIMEType: String? { KnownType.all[identifier]?.mimeType ?? mimeType }

  /// The identifier: descriptions in words are Apple's alone.
  public var localizedDescription: String? { identifier }
  public var description: String { identifier }

  /// Whether only an extension or a MIME type tells the type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether it is one of Apple's public types.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Whether the program knows it.
  public var isDeclared: Bool { !isDynamic }

  /// All types that it conforms to.
  public var supertypes: Set<UTType> {
    let above = KnownType.all[identifier]?.above ?? declared
    return above.reduce(into: []) { types, identifier in
      let type = UTType(known: identifier)
      types.insert(type)
      types.formUnion(type.supertypes)
    }
  }

  /// Whether it is the type or stands below it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it stands below another type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether it stands above another type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// By identifiers alone.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension URL {
  /// The path with the type's extension at the end.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
}
