// The position of a row in its list.

import CoreGraphics

/// The position of a row, header or footer in a list.
struct ListRow: Equatable {
  enum Kind: Equatable {
    case row
    case header
    case footer
  }

  var kind = Kind.row
  var appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether the row is the first of its group.
  var isFirst = false
  var isLast = false
  /// The lines; nil: none.
  var separators: UIListSeparatorConfiguration?
  /// Points above the content.
  var topPadding: CGFloat = 0

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  enum Line {
    case none
    /// The line begins where the texts do.
    case inset
    case full
  }

  /// The line at the row's top, or at its bottom.
  func line(atTop: Bool) -> Line {
    guard let separators, kind == .row else { return .none }
    switch atTop ? separators.topSeparatorVisibility : separators.bottomSeparatorVisibility {
    case .hidden: return .none
    case .visible: return .inset
    case .automatic: break
    }
    switch appearance {
    case .grouped: return atTop ? (isFirst ? .full : .none) : isLast ? .full : .inset
    case .insetGrouped, .sidebar: return atTop || isLast ? .none : .inset
    case .plain, .sidebarPlain: return atTop ? .none : .inset
    }
  }
}

extension UICollectionLayoutListConfiguration {
  /// Returns the list row of the item at `path` in a section of `count` items.
  func row(at path: IndexPath, of count: Int) -> ListRow {
    let leads = headerMode == .firstItemInSection
    if leads, path.item == 0 {
      return ListRow(
        kind: .header, appearance: appearance,
        topPadding: path.section == 0 ? 0 : paddingAboveHeaders)
    }
    var row = ListRow(
      appearance: appearance, isFirst: path.item == (leads ? 1 : 0), isLast: path.item == count - 1)
    if showsSeparators {
      row.separators =
        itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    }
    return row
  }

  /// Returns the list row of a header or footer.
  func boundary(isHeader: Bool) -> ListRow {
    ListRow(
      kind: isHeader ? .header : .footer, appearance: appearance,
      topPadding: isHeader ? paddingAboveHeaders : 0)
  }
}
