// Fresh views have what Interface Builder's library gives them.

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct LibraryDefaultsTests {
  private func completed<View: UIView>(_ view: View, _ change: (View) -> Void = { _ in }) -> View {
    change(view)
    LibraryDefaults.complete(view)
    return view
  }

  @Test func `a button without a title is a system button called Button`() {
    let button = completed(UIButton(frame: .zero))
    #expect(button.title(for: .normal) == "Button" && button.buttonType == .system)
    #expect(button.intrinsicContentSize.width > 30)
  }

  @Test func `a button that shows something stays as it is`() {
    let titled = completed(UIButton(frame: .zero)) { $0.setTitle("Go", for: .normal) }
    #expect(titled.title(for: .normal) == "Go" && titled.buttonType == .custom)
    let pictured = completed(UIButton(frame: .zero)) {
      $0.setImage(UIImage(systemName: "star"), for: .normal)
    }
    #expect(pictured.title(for: .normal) == nil)
    let configured = completed(UIButton(frame: .zero)) {
      $0.configuration = .filled()
      $0.configuration?.title = "Go"
    }
    #expect(configured.title(for: .normal) != "Button")
  }

  @Test func `a label is called Label unless it has a text`() {
    #expect(completed(UILabel(frame: .zero)).text == "Label")
    #expect(completed(UILabel(frame: .zero)) { $0.text = "Mine" }.text == "Mine")
  }

  @Test func `a field has a border unless its class chose one or draws another`() {
    #expect(completed(UITextField(frame: .zero)).borderStyle == .roundedRect)
    #expect(completed(UITextField(frame: .zero)) { $0.borderStyle = .none }.borderStyle == .none)
    let framed = completed(UITextField(frame: .zero)) { $0.layer.borderWidth = 1 }
    #expect(framed.borderStyle == .none)
  }

  @Test func `other views have the library's values where theirs are UIKit's own`() {
    #expect(completed(UITextView(frame: .zero)).text.hasPrefix("Lorem ipsum"))
    #expect(completed(UISegmentedControl(items: nil)).numberOfSegments == 2)
    #expect(completed(UIPageControl(frame: .zero)).numberOfPages == 3)
    #expect(completed(UISlider(frame: .zero)).value == 0.5)
    #expect(completed(UISlider(frame: .zero)) { $0.value = 0.2 }.value == 0.2)
    #expect(completed(UIProgressView(frame: .zero)).progress == 0.5)
    #expect(!completed(UIActivityIndicatorView(frame: .zero)).hidesWhenStopped)
    #expect(completed(UIPickerView(frame: .zero)).numberOfRows(inComponent: 0) == 5)
    #expect(completed(UIView(frame: .zero)).subviews.isEmpty)
  }
}
