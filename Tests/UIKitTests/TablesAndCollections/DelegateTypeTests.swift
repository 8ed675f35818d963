// Delegates of another type than the scroll view's, under the same name.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct DelegateTypeTests {
  final class Listener: NSObject, UITableViewDelegate, UICollectionViewDelegate,
    UITextViewDelegate
  {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  @Test func `a table's, a collection's and a text view's delegate hears of scrolling`() {
    let listener = Listener()
    let table = UITableView()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let text = UITextView()
    table.delegate = listener
    collection.delegate = listener
    text.delegate = listener
    for view in [table, collection, text] {
      #expect(view.delegate === listener)
      view.contentOffset = CGPoint(x: 0, y: 5)
    }
    #expect(listener.scrolls == 3)
    table.delegate = nil
    #expect((table as UIScrollView).delegate == nil)
  }

  @Test func `a subclass may watch its delegate`() {
    final class Watching: UITableView {
      var changes = 0
      override var delegate: (any UITableViewDelegate)? { didSet { changes += 1 } }
    }
    let (table, listener) = (Watching(), Listener())
    table.delegate = listener
    #expect(table.changes == 1)
    #expect(table.delegate === listener)
  }
}
