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

  /// The state of a cell, with its traits and whether it takes touches.
  @MainActor init(
    of cell: UIView, isSelected: Bool, isHighlighted: Bool, isEditing: Bool = false
  ) {
    self.init(traitCollection: cell.traitCollection)
    isDisabled = !cell.isUserInteractionEnabled
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
