// The table of built-in attributes: the properties of UIKit's own classes that Xcode's inspector shows.

package import UIKit

/// The attributes of UIKit's classes that can be shown and set, class by class.
@MainActor
package enum BuiltInAttributes {
  /// Returns the attributes of `view`'s class and its superclasses, most general first, its layer's last.
  package static func of(_ view: UIView) -> [Inspectable] {
    table.filter { $0.appliesTo(view) }.flatMap(\.attributes)
  }

  private struct Entry {
    let appliesTo: (UIView) -> Bool
    let attributes: [Inspectable]

    init<Class: UIView>(_ viewClass: Class.Type, _ attributes: [Inspectable]) {
      appliesTo = { $0 is Class }
      self.attributes = attributes
    }
  }

  private static let table: [Entry] = [
    Entry(UIView.self, view),
    Entry(UIControl.self, control),
    Entry(UIButton.self, button),
    Entry(UITextField.self, textField),
    Entry(UISlider.self, slider),
    Entry(UISwitch.self, toggle),
    Entry(UIStepper.self, stepper),
    Entry(UISegmentedControl.self, segmentedControl),
    Entry(UIPageControl.self, pageControl),
    Entry(UIDatePicker.self, datePicker),
    Entry(UILabel.self, label),
    Entry(UIImageView.self, imageView),
    Entry(UIStackView.self, stackView),
    Entry(UIProgressView.self, progressView),
    Entry(UIActivityIndicatorView.self, activityIndicator),
    Entry(UIScrollView.self, scrollView),
    Entry(UITextView.self, textView),
    Entry(UITableView.self, tableView),
    Entry(UITableViewCell.self, tableViewCell),
    Entry(UISearchBar.self, searchBar),
    Entry(UINavigationBar.self, navigationBar),
    Entry(UIToolbar.self, toolbar),
    Entry(UITabBar.self, tabBar),
    Entry(UIView.self, layer),
  ]
}
