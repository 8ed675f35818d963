// Lists in collections.

public import CoreGraphics

/// The configuration of a list
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct)).
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A view that the data source gives.
    case supplementary = 1
    case firstItemInSection = 2
  }

  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// Default: true but for sidebars.
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Called for each row. Default: nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background colour of the list. Default: nil, the appearance's.
  public var backgroundColor: UIColor?
  /// Has no effect: rows are not swiped.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Default: none.
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Points above each header. Default: nil, the appearance's.
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Points at the sides of inset groups and above groups without a header, those of tables.
  private static let sideInset: CGFloat = 16
  private static let groupMargin: CGFloat = 35
  /// The padding above the headers of groups, as our choice.
  private static let headerPadding: CGFloat = 16

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  var resolvedBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// Around the rows of a section.
  var insets: NSDirectionalEdgeInsets {
    let side = appearance == .insetGrouped || appearance == .sidebar ? Self.sideInset : 0
    let top = isGrouped && headerMode == .none ? Self.groupMargin : 0
    return NSDirectionalEdgeInsets(top: top, leading: side, bottom: 0, trailing: side)
  }

  /// Above a header's own content.
  var paddingAboveHeaders: CGFloat {
    headerTopPadding.map { $0.isFinite ? max(0, $0) : 0 } ?? (isGrouped ? Self.headerPadding : 0)
  }
}

extension NSCollectionLayoutSection {
  /// The estimated height of rows and of headers, until they say how high they are.
  private static let rowHeight: CGFloat = 44

  /// Creates a section whose items form a list
  /// ([Apple](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/list(using:layoutenvironment:))).
  /// Insets around groups and headers are our choice where tables have none.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
    section.list = configuration
    section.contentInsets = configuration.insets
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are all lists of the same configuration
  /// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:))).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
