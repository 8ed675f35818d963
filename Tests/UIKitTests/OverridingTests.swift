// The framework calls the overrides that a class of a person's own module has.

import Testing
import UIKit

@MainActor @Suite struct OverridingTests {
  private final class Noting: UIView {
    var notes: [String] = []
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      notes.append("gesture")
      super.addGestureRecognizer(gestureRecognizer)
    }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      notes.append("no gesture")
      super.removeGestureRecognizer(gestureRecognizer)
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      notes.append("constraint")
      super.addConstraint(constraint)
    }
    override func removeConstraint(_ constraint: NSLayoutConstraint) {
      notes.append("no constraint")
      super.removeConstraint(constraint)
    }
  }

  private final class Telling: UITextView {
    var ranges = 0
    override var selectedTextRange: UITextRange? {
      get { super.selectedTextRange }
      set {
        ranges += 1
        super.selectedTextRange = newValue
      }
    }
    override func scrollRangeToVisible(_ range: NSRange) {
      super.scrollRangeToVisible(NSRange(location: 0, length: 0))
    }
  }

  @Test func `a view hears of the gestures that it is given and loses`() {
    let view = Noting()
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    view.gestureRecognizers = [tap, press]
    #expect(view.notes == ["gesture", "gesture"])
    #expect(view.gestureRecognizers == [tap, press])
    view.removeGestureRecognizer(tap)
    #expect(view.notes.last == "no gesture")
    #expect(view.gestureRecognizers == [press])
  }

  @Test func `a view hears of each constraint of several`() {
    let view = Noting()
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 20),
    ]
    view.addConstraints(constraints)
    #expect(view.notes == ["constraint", "constraint"])
    #expect(view.constraints == constraints)
    view.removeConstraints(constraints)
    #expect(view.notes.suffix(2) == ["no constraint", "no constraint"])
    #expect(view.constraints.isEmpty)
  }

  @Test func `a text view's selection and its scrolling can be overridden`() {
    let view = Telling(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    view.text = "one\ntwo\nthree\nfour\nfive"
    let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    view.selectedTextRange = all
    #expect(view.ranges == 1)
    #expect(view.selectedRange == NSRange(location: 0, length: 23))
    view.scrollRangeToVisible(NSRange(location: 22, length: 1))
    #expect(view.contentOffset == .zero)
  }

  private final class Anchored: UIView {
    let inner = UIView()
    override var topAnchor: NSLayoutYAxisAnchor { inner.topAnchor }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      var point = super.convert(point, to: view)
      point.x += 100
      return point
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { inner }
    override var safeAreaLayoutGuide: UILayoutGuide { layoutMarginsGuide }
    override func buildMenu(with builder: any UIMenuBuilder) { builder.remove(menu: .lookup) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { tag += 1 }
  }

  @Test func `anchors, guides, places and pictures of a view can be overridden`() {
    let view = Anchored(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.topAnchor.constraint(equalTo: view.bottomAnchor).firstItem === view.inner)
    // Through the coordinate space, as the view's own `convert` is.
    let space: any UICoordinateSpace = view
    #expect(space.convert(CGPoint.zero, to: UIView()).x == 110)
    #expect(view.snapshotView(afterScreenUpdates: false) === view.inner)
    #expect(view.safeAreaLayoutGuide === view.layoutMarginsGuide)
  }

  @Test func `a press that a view does not know goes along the chain`() {
    let (view, child) = (Anchored(), UIView())
    view.addSubview(child)
    child.pressesBegan([], with: nil)
    #expect(view.tag == 1)
  }

  private final class Counted: UITableView {
    var inserted: [IndexPath] = []
    override var numberOfSections: Int { super.numberOfSections + 1 }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      inserted += indexPaths
      super.insertRows(at: indexPaths, with: animation)
    }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
      [IndexPath(row: 7, section: 0)]
    }
  }

  private final class Items: UICollectionView {
    var reloaded: [IndexPath] = []
    override func reloadItems(at indexPaths: [IndexPath]) { reloaded += indexPaths }
    override var indexPathsForVisibleItems: [IndexPath] { [IndexPath(item: 3, section: 0)] }
  }

  @Test func `the rows of a table and the items of a collection can be overridden`() {
    let table = Counted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    #expect(table.inserted == [IndexPath(row: 1, section: 0)])
    #expect(table.numberOfSections == 1)
    #expect(table.indexPathForRow(at: .zero)?.row == 7)
    let items = Items(frame: table.frame)
    items.reloadItems(at: [IndexPath(item: 2, section: 0)])
    #expect(items.reloaded.count == 1)
    #expect(items.indexPathsForVisibleItems.first?.item == 3)
  }

  private final class Doubled: UIBezierPath {
    var lines = 0
    override func addLine(to point: CGPoint) {
      lines += 1
      super.addLine(to: point)
    }
    override func stroke() { lines += 10 }
  }

  @Test func `a path hears of each line and draws itself`() {
    let path = Doubled()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.stroke()
    #expect(path.lines == 11)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  private final class Typed: UITextField {
    override func replace(_ range: UITextRange, withText text: String) {
      super.replace(range, withText: text.uppercased())
    }
  }

  @Test func `a text field's replacing can be overridden, and a text view replaces too`() throws {
    let field = Typed()
    field.text = "abc"
    let start = field.beginningOfDocument
    let second = try #require(field.position(from: start, offset: 1))
    let first = try #require(field.textRange(from: start, to: second))
    field.replace(first, withText: "xy")
    #expect(field.text == "XYbc")
    let view = UITextView()
    view.text = "abc"
    let all = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    view.replace(all, withText: "new")
    #expect(view.text == "new")
  }

  private final class Asking: UIControl {
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
      CGPoint(x: 1, y: super.menuAttachmentPoint(for: configuration).y)
    }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: Selector("redo"))]
    }
    override func encodeRestorableState(with coder: NSCoder) {}
    override var restorationIdentifier: String? { didSet { tag += 1 } }
  }

  @Test func `a control says where its menu comes up and which keys it knows`() {
    let control = Asking(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(
      control.menuAttachmentPoint(for: UIContextMenuConfiguration()) == CGPoint(x: 1, y: 10))
    #expect(control.keyCommands?.first?.input == "z")
    #expect(control.keyCommands?.first?.modifierFlags.contains(.shift) == true)
    control.restorationIdentifier = "x"
    #expect(control.tag == 1)
  }

  @Test func `the keyboard's room lies at the bottom of a view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 80))
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
  }
}
