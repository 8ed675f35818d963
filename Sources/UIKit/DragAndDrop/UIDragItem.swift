// What would be dragged. Nothing is dragged out of a view or into one here.

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

/// A thing that would be dragged
/// ([Apple](https://developer.apple.com/documentation/uikit/uidragitem)).
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}

/// What both sides of a drag would know of it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

/// A drag as seen by where it begins. There is none here.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drag as seen by where it ends. There is none here.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

/// What would become of what is dropped.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// How a view would take what is dropped
/// ([Apple](https://developer.apple.com/documentation/uikit/uidropproposal)).
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
  }
}
