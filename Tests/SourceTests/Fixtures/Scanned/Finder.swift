// A page with a search in its navigation bar, and links in a text that are found and coloured.

import CoreImage
import UIKit

@IBDesignable class Finder: UIView, UITableViewDragDelegate {
  private let page = UIViewController()
  private lazy var navigation = UINavigationController(rootViewController: page)
  private let search = UISearchController(searchResultsController: nil)
  private let label = UILabel()
  private let rows = UITableView()

  @IBInspectable var text: String = "anna@b.com, 555-0123" {
    didSet { showText() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 126) }

  private func setUp() {
    page.title = "Tip"
    search.searchBar.placeholder = "Q"
    page.navigationItem.searchController = search
    label.numberOfLines = 0
    page.view.backgroundColor = UIColor(ciColor: CoreImage.CIColor(red: 1, green: 1, blue: 0.9))
    page.view.addSubview(label)
    rows.dragDelegate = self
    addSubview(navigation.view)
    showText()
  }

  private func showText() {
    let look =
      NSDictionary(
        object: UIFont.systemFont(ofSize: 13),
        forKey: NSAttributedString.Key.font as NSCopying) as? [NSAttributedString.Key: AnyObject]
    let shown = NSMutableAttributedString(string: text, attributes: look)
    let kinds: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
    let detector = try? NSDataDetector(types: kinds.rawValue)
    let whole = NSRange(location: 0, length: (text as NSString).length)
    for match in detector?.matches(in: text, options: [], range: whole) ?? [] {
      let color: UIColor = match.url == nil ? .systemGreen : .systemBlue
      shown.addAttribute(.foregroundColor, value: color, range: match.range)
    }
    label.attributedText = shown
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: text as NSString))] }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation.view.frame = bounds
    navigation.view.layoutIfNeeded()
    // Since iOS 7 the page reaches below the bar.
    let shown = page.view.bounds.inset(by: page.view.safeAreaInsets)
    label.frame = shown.insetBy(dx: 10, dy: 6)
  }
}
