// The kinds of views in documents: element, class and attributes.

import CoreGraphics
internal import InterfaceDocuments

extension NibViews {
  /// All kinds, a class before those that it inherits from: a view is of the first kind that applies to it.
  static let kinds: [NibKind] = [
    NibKind("label", UILabel.self) { configure($0, $1) },
    NibKind("button", UIButton.self) { configure($0, $1) },
    NibKind("imageView", UIImageView.self) { configure($0, $1) },
    NibKind("textField", UITextField.self) { configure($0, $1) },
    NibKind("textView", UITextView.self) { configure($0, $1) },
    NibKind("switch", UISwitch.self) { configure($0, $1) },
    NibKind("slider", UISlider.self) { configure($0, $1) },
    NibKind("stepper", UIStepper.self) { configure($0, $1) },
    NibKind("segmentedControl", UISegmentedControl.self) { configure($0, $1) },
    NibKind("pageControl", UIPageControl.self) { configure($0, $1) },
    NibKind("datePicker", UIDatePicker.self) { configure($0, $1) },
    NibKind("colorWell", UIColorWell.self) { configure($0, $1) },
    NibKind("refreshControl", UIRefreshControl.self) { configure($0, $1) },
    NibKind("stackView", UIStackView.self) { configure($0, $1) },
    NibKind("tableView", UITableView.self) { configure($0, $1) },
    NibKind("collectionView", UICollectionView.self) { configure($0, $1) },
    NibKind("scrollView", UIScrollView.self) { configure($0, $1) },
    NibKind("activityIndicatorView", UIActivityIndicatorView.self) { configure($0, $1) },
    NibKind("progressView", UIProgressView.self) { configure($0, $1) },
    NibKind("pickerView", UIPickerView.self) { picker, element in
      picker.showsSelectionIndicator = element.flag("showsSelectionIndicator") ?? true
    },
    NibKind("visualEffectView", UIVisualEffectView.self) { view, element in
      view.effect = effect(element)
    },
    NibKind("tableViewCell", UITableViewCell.self) { configure($0, $1) },
    NibKind("tableViewHeaderFooterView", UITableViewHeaderFooterView.self) { view, element in
      view.reuseIdentifier = element.attributes["reuseIdentifier"]
    },
    NibKind("collectionViewCell", UICollectionViewCell.self) { cell, element in
      cell.reuseIdentifier = element.attributes["reuseIdentifier"]
    },
    NibKind("collectionReusableView", UICollectionReusableView.self) { view, element in
      view.reuseIdentifier = element.attributes["reuseIdentifier"]
    },
    NibKind("searchBar", UISearchBar.self) { configure($0, $1) },
    NibKind("navigationBar", UINavigationBar.self) { configure($0, $1) },
    NibKind("toolbar", UIToolbar.self) { configure($0, $1) },
    NibKind("tabBar", UITabBar.self) { configure($0, $1) },
    NibKind("control", UIControl.self),
    NibKind("view", UIView.self), NibKind("containerView", UIView.self),
    NibKind("tableViewCellContentView", UIView.self),
    NibKind("collectionViewCellContentView", UIView.self),
  ]

  /// Returns the kind of an element; nil where the element is not known.
  static func kind(_ element: NibElement) -> NibKind? {
    kinds.first { $0.element == element.name }
  }

  /// Returns the most special kind whose class the view has; every view is of the kind `view`.
  static func kind(of view: UIView) -> NibKind {
    kinds.first { $0.appliesTo(view) } ?? NibKind("view", UIView.self)
  }
}
