// An accessory of a list's row.

public import CoreGraphics

/// An accessory of a list's row: a chevron, a check mark, a text or a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uicellaccessory)).
@preconcurrency @MainActor public struct UICellAccessory {
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  public enum LayoutDimension: Hashable, Sendable {
    /// Reserves the accessory's own width.
    case actual
    /// Reserves the width of the system's accessories.
    case standard
    case custom(CGFloat)
  }

  /// Returns the index of an accessory among those of one side.
  public typealias Position = (_ accessories: [UICellAccessory]) -> Int

  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case detail
    case popUpMenu
    case customView
  }

  enum Kind {
    case disclosureIndicator
    case outlineDisclosure((() -> Void)?)
    case checkmark
    case delete((() -> Void)?)
    case insert((() -> Void)?)
    case reorder
    case multiselect
    case label(String, UIFont?)
    case detail((() -> Void)?)
    case popUpMenu
    case customView(UIView, keepsSize: Bool)
  }

  public let accessoryType: AccessoryType
  let kind: Kind
  let displayed: DisplayedState
  var isLeading = false
  var tintColor: UIColor?
  var isHidden = false
  /// Nil: as its kind has it.
  var reservedWidth: LayoutDimension?
  var position: Position?

  private init(
    _ type: AccessoryType, _ kind: Kind, displayed: DisplayedState, isLeading: Bool = false
  ) {
    accessoryType = type
    self.kind = kind
    self.displayed = displayed
    self.isLeading = isLeading
  }

  private func with(
    _ tintColor: UIColor?, _ isHidden: Bool?, width: LayoutDimension?
  ) -> UICellAccessory {
    var accessory = self
    accessory.tintColor = tintColor
    accessory.isHidden = isHidden ?? false
    accessory.reservedWidth = width
    return accessory
  }
}

// MARK: System accessories

extension UICellAccessory {
  /// The options that most accessories share.
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias InsertOptions = DeleteOptions
  public typealias MultiselectOptions = DeleteOptions
  public typealias DetailOptions = DisclosureIndicatorOptions
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions

  public struct DeleteOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Has no effect: the sign has one colour.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      (self.reservedLayoutWidth, self.backgroundColor) = (reservedLayoutWidth, backgroundColor)
    }
  }

  public struct ReorderOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Has no effect: no separator is drawn.
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public struct OutlineDisclosureOptions {
    public enum Style: Hashable, Sendable {
      case automatic
      case header
      case cell
    }

    public var style: Style
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  public struct LabelOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
      self.reservedLayoutWidth = reservedLayoutWidth
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, .disclosureIndicator, displayed: displayed)
      .with(options.tintColor, options.isHidden, width: options.reservedLayoutWidth)
  }

  /// A chevron that opens and closes what lies below in a data source's tree, or does what
  /// `actionHandler` does.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, .outlineDisclosure(actionHandler), displayed: displayed,
      isLeading: options.style == .cell
    ).with(options.tintColor, options.isHidden, width: options.reservedLayoutWidth)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, .checkmark, displayed: displayed)
      .with(options.tintColor, options.isHidden, width: options.reservedLayoutWidth)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, .delete(actionHandler), displayed: displayed, isLeading: true)
      .with(options.tintColor, options.isHidden, width: options.reservedLayoutWidth)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, .insert(actionHandler), displayed: displayed, isLeading: true)
      .with(options.tintColor, options.isHidden, width: options.reservedLayoutWidth)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, .reorder, displayed: displayed)
      .with(options.tintColor, options.isHidden, width: options.reservedLayoutWidth)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, .multiselect, displayed: displayed, isLeading: true)
      .with(options.tintColor, options.isHidden, width: options.reservedLayoutWidth)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label, .label(text, options.font), displayed: displayed)
      .with(options.tintColor, options.isHidden, width: options.reservedLayoutWidth)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, .detail(actionHandler), displayed: displayed)
      .with(options.tintColor, options.isHidden, width: options.reservedLayoutWidth)
  }

  /// Two chevrons; the menu is never shown.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu, .popUpMenu, displayed: displayed)
      .with(options.tintColor, options.isHidden, width: options.reservedLayoutWidth)
  }

  // MARK: Custom accessories

  /// A custom view.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let isHidden: Bool?
    public let reservedLayoutWidth: LayoutDimension?
    public let tintColor: UIColor?
    /// Whether the view keeps its size. Default: false, it is sized to fit.
    public let maintainsFixedSize: Bool?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    let (state, position, isLeading) =
      switch configuration.placement {
      case .leading(let displayed, let position): (displayed, position, true)
      case .trailing(let displayed, let position): (displayed, position, false)
      }
    let kind = Kind.customView(
      configuration.customView, keepsSize: configuration.maintainsFixedSize == true)
    var accessory = UICellAccessory(.customView, kind, displayed: state, isLeading: isLeading).with(
      configuration.tintColor, configuration.isHidden, width: configuration.reservedLayoutWidth)
    accessory.position = position
    return accessory
  }
}
