// No-op on Linux: the provider of a dragged or shared item; nothing is dragged or shared.

public import CoreGraphics

/// The provider of a dragged or shared item; nothing is dragged or shared
/// ([Apple](https://developer.apple.com/documentation/foundation/nsitemprovider)).
open class NSItemProvider: NSObject {
  private let types: [String]
  open var suggestedName: String?

  public override init() { types = [] }

  /// Stores the type identifier alone.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    types = typeIdentifier.map { [$0] } ?? []
  }

  /// Creates a provider of an object, which has no type identifier here.
  public init(object: Any) { types = [] }

  open var registeredTypeIdentifiers: [String] { types }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains(typeIdentifier)
  }
  /// Default: false, nothing is loaded.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool { false }
}
