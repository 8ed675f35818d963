// The configuration state of a cell.

/// A cell's state
/// ([Apple](https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct)).
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
