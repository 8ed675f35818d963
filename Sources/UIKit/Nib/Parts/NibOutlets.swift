// The outlets and actions of UIKit's own classes.

import CoreGraphics
internal import InterfaceDocuments
import ObjCRuntime

/// Connects the outlets and actions that UIKit's classes have in documents.
@MainActor enum NibOutlets {
  /// Sets one of UIKit's own outlets. Returns false where the object has none of that name.
  static func set(_ value: AnyObject, _ key: String, of object: AnyObject) -> Bool {
    switch key {
    case "delegate": setDelegate(value, of: object)
    case "dataSource": setDataSource(value, of: object)
    case "prefetchDataSource": setPrefetcher(value, of: object)
    default: (value as? UIView).map { setView($0, key, of: object) } ?? false
    }
  }

  private static func setDelegate(_ value: AnyObject, of object: AnyObject) -> Bool {
    switch object {
    case let view as UITextField: view.delegate = value as? any UITextFieldDelegate
    case let view as UITextView: view.delegate = value as? any UITextViewDelegate
    case let view as UITableView: view.delegate = value as? any UITableViewDelegate
    case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
    case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
    case let view as UIPickerView: view.delegate = value as? any UIPickerViewDelegate
    case let view as UISearchBar: view.delegate = value as? any UISearchBarDelegate
    case let view as UITabBar: view.delegate = value as? any UITabBarDelegate
    case let view as UINavigationBar: view.delegate = value as? any UINavigationBarDelegate
    case let view as UIToolbar: view.delegate = value as? any UIToolbarDelegate
    case let gesture as UIGestureRecognizer:
      gesture.delegate = value as? any UIGestureRecognizerDelegate
    default: return false
    }
    return true
  }

  private static func setDataSource(_ value: AnyObject, of object: AnyObject) -> Bool {
    switch object {
    case let view as UITableView: view.dataSource = value as? any UITableViewDataSource
    case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
    case let view as UIPickerView: view.dataSource = value as? any UIPickerViewDataSource
    default: return false
    }
    return true
  }

  private static func setPrefetcher(_ value: AnyObject, of object: AnyObject) -> Bool {
    switch object {
    case let view as UITableView:
      view.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case let view as UICollectionView:
      view.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    default: return false
    }
    return true
  }

  private static func setView(_ value: UIView, _ key: String, of object: AnyObject) -> Bool {
    switch (object, key) {
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = value
    case (let cell as UITableViewCell, "editingAccessoryView"): cell.editingAccessoryView = value
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = value
    case (let cell as UITableViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = value
    case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = value
    case (let cell as UICollectionViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = value
    case (let table as UITableView, "backgroundView"): table.backgroundView = value
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = value
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = value
    case (let list as UICollectionView, "backgroundView"): list.backgroundView = value
    case (let field as UITextField, "inputView"): field.inputView = value
    case (let field as UITextField, "inputAccessoryView"): field.inputAccessoryView = value
    case (let field as UITextField, "leftView"): field.leftView = value
    case (let field as UITextField, "rightView"): field.rightView = value
    case (let text as UITextView, "inputView"): text.inputView = value
    case (let text as UITextView, "inputAccessoryView"): text.inputAccessoryView = value
    default: return false
    }
    return true
  }

  /// Adds to one of UIKit's own outlet collections: the gestures of a view. Returns false for any other.
  static func add(_ value: AnyObject, _ key: String, of object: AnyObject) -> Bool {
    guard key == "gestureRecognizers", let view = object as? UIView,
      let gesture = value as? UIGestureRecognizer
    else { return false }
    view.addGestureRecognizer(gesture)
    return true
  }

  /// Connects an action of a control, a bar's item or a gesture. Returns false for other objects, and without a
  /// selector. A target that is nil is the first responder.
  static func addAction(_ object: AnyObject, _ line: NibElement, target: AnyObject?) -> Bool {
    guard let name = line.attributes["selector"] else { return false }
    switch object {
    case let control as UIControl:
      let event = NibViews.events[line.attributes["eventType"] ?? ""] ?? .primaryActionTriggered
      control.addTarget(target, action: Selector(name), for: event)
    case let item as UIBarButtonItem: item.aim(at: target, Selector(name))
    case let gesture as UIGestureRecognizer:
      guard let target else { return false }
      gesture.addTarget(target, action: Selector(name))
    default: return false
    }
    return true
  }
}
