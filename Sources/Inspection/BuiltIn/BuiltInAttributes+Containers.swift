// Built-in attributes of scroll views, tables and bars.

internal import CoreGraphics
internal import UIKit

extension BuiltInAttributes {
  static let containers: [Entry] = [
    Entry(UIScrollView.self, scrollView),
    Entry(UITableView.self, tableView),
    Entry(UITableViewCell.self, tableViewCell),
    Entry(UINavigationBar.self, navigationBar),
    Entry(UIToolbar.self, toolbar),
    Entry(UITabBar.self, tabBar),
  ]

  private static let scrollView: [Inspectable] = [
    Inspectable("contentOffset", \UIScrollView.contentOffset),
    Inspectable("contentSize", \UIScrollView.contentSize),
    Inspectable("contentInset", \UIScrollView.contentInset),
    Inspectable("isScrollEnabled", \UIScrollView.isScrollEnabled),
    Inspectable("isPagingEnabled", \UIScrollView.isPagingEnabled),
    Inspectable("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
    Inspectable("bounces", \UIScrollView.bounces),
    Inspectable("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
    Inspectable("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
    Inspectable("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
    Inspectable("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
    Inspectable("indicatorStyle", \UIScrollView.indicatorStyle, choices: indicatorStyles),
    Inspectable("minimumZoomScale", \UIScrollView.minimumZoomScale),
    Inspectable("maximumZoomScale", \UIScrollView.maximumZoomScale),
    Inspectable("delaysContentTouches", \UIScrollView.delaysContentTouches),
    Inspectable("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
  ]

  private static let tableView: [Inspectable] = [
    Inspectable("rowHeight", \UITableView.rowHeight),
    Inspectable("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
    Inspectable("sectionFooterHeight", \UITableView.sectionFooterHeight),
    Inspectable("separatorStyle", \UITableView.separatorStyle, choices: separatorStyles),
    Inspectable("separatorColor", \UITableView.separatorColor),
    Inspectable("allowsSelection", \UITableView.allowsSelection),
    Inspectable("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
  ]

  private static let tableViewCell: [Inspectable] = [
    Inspectable("accessoryType", \UITableViewCell.accessoryType, choices: accessoryTypes),
    Inspectable("selectionStyle", \UITableViewCell.selectionStyle, choices: selectionStyles),
    Inspectable("indentationLevel", \UITableViewCell.indentationLevel),
    Inspectable("indentationWidth", \UITableViewCell.indentationWidth),
    Inspectable("isSelected", \UITableViewCell.isSelected),
    Inspectable("isHighlighted", \UITableViewCell.isHighlighted),
  ]

  private static let navigationBar = bar(
    \UINavigationBar.barStyle, isTranslucent: \.isTranslucent, tint: \.barTintColor)
  private static let toolbar = bar(
    \UIToolbar.barStyle, isTranslucent: \.isTranslucent, tint: \.barTintColor)
  private static let tabBar = bar(
    \UITabBar.barStyle, isTranslucent: \.isTranslucent, tint: \.barTintColor)

  private static func bar<Root: UIView>(
    _ style: ReferenceWritableKeyPath<Root, UIBarStyle>,
    isTranslucent: ReferenceWritableKeyPath<Root, Bool>,
    tint: ReferenceWritableKeyPath<Root, UIColor?>
  ) -> [Inspectable] {
    [
      Inspectable("barStyle", style, choices: [("default", .default), ("black", .black)]),
      Inspectable("isTranslucent", isTranslucent),
      Inspectable("barTintColor", tint),
    ]
  }

  private static let indicatorStyles: [(name: String, value: UIScrollView.IndicatorStyle)] = [
    ("default", .default), ("black", .black), ("white", .white),
  ]

  private static let separatorStyles: [(name: String, value: UITableViewCell.SeparatorStyle)] = [
    ("none", .none), ("singleLine", .singleLine), ("singleLineEtched", .singleLineEtched),
  ]

  private static let accessoryTypes: [(name: String, value: UITableViewCell.AccessoryType)] = [
    ("none", .none), ("disclosureIndicator", .disclosureIndicator),
    ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark),
    ("detailButton", .detailButton),
  ]

  private static let selectionStyles: [(name: String, value: UITableViewCell.SelectionStyle)] = [
    ("none", .none), ("blue", .blue), ("gray", .gray), ("default", .default),
  ]
}
