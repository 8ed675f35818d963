// What a class of a person's own module overrides of a view is what the framework calls.

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
}
