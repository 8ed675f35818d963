// No-op on Linux: the provider of a dragged or shared item, which nobody reads.

public import CoreGraphics

/// Gives what is dragged or shared to who takes it
/// ([Apple](https://developer.apple.com/documentation/foundation/nsitemprovider)). Nobody takes anything here.
open class NSItemProvider: NSObject {
  private let types: [String]
  open var suggestedName: String?

  public override init() { types = [] }

  /// Kept by its type alone.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    types = typeIdentifier.map { [$0] } ?? []
  }

  /// An object of the author's: of no type here.
  public init(object: Any) { types = [] }

  open var registeredTypeIdentifiers: [String] { types }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains(typeIdentifier)
  }
  /// Default: false, nothing is loaded.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool { false }
}
