// The accessibility that UIKit's views have before a source sets any.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct AccessibilityDefaultsTests {
  @Test func `a plain view is no element`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil && view.accessibilityValue == nil)
    #expect(view.accessibilityTraits == .none)
    let around = UIView(frame: CGRect(x: 1, y: 2, width: 100, height: 100))
    around.addSubview(view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(around)
    #expect(view.accessibilityFrame == CGRect(x: 11, y: 22, width: 30, height: 40))
  }

  @Test func `a label is its text`() {
    let label = UILabel()
    #expect(!label.isAccessibilityElement)
    label.text = "Speed"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Speed")
    #expect(label.accessibilityTraits == .staticText)
  }

  @Test func `a button is named by its title and tells its state`() {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Play")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
  }

  @Test func `a configured button is named by its configuration's title`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    #expect(UIButton(configuration: configuration).accessibilityLabel == "Send")
  }

  @Test func `a switch is 1 or 0`() {
    let control = UISwitch()
    #expect(control.isAccessibilityElement)
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1")
    #expect(control.accessibilityTraits == .toggleButton)
  }

  @Test func `a slider and a progress view tell per cent of their range`() {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 12.5)
    #expect(slider.accessibilityValue == "25%")
    #expect(slider.accessibilityTraits == .adjustable)
    let progress = UIProgressView()
    progress.progress = 0.5
    #expect(progress.accessibilityValue == "50%")
    slider.maximumValue = 10
    #expect(slider.accessibilityValue == "0%")
  }

  @Test func `a field is its text, and a secure one does not tell it`() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityLabel == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    let box = UITextView()
    box.text = "Two\nlines"
    #expect(box.isAccessibilityElement && box.accessibilityValue == "Two\nlines")
  }

  @Test func `a stepper, a segmented control and a page control tell their value`() {
    let stepper = UIStepper()
    stepper.value = 3
    #expect(stepper.accessibilityValue == "3")
    let segments = UISegmentedControl(items: ["Day", "Week"])
    #expect(segments.accessibilityValue == nil)
    segments.selectedSegmentIndex = 1
    #expect(segments.accessibilityValue == "Week")
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    #expect(pages.accessibilityValue == "page 2 of 3")
    for control in [stepper, segments, pages] as [UIControl] {
      #expect(control.accessibilityTraits == .adjustable)
    }
  }

  @Test func `an image view is no element until a source says so`() {
    let view = UIImageView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .image)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "A cat"
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "A cat")
  }

  @Test func `a source's own values come first, and nil is the class's again`() {
    let button = UIButton(type: .system)
    button.setTitle("▶", for: .normal)
    button.accessibilityLabel = "Play"
    button.accessibilityTraits = .link
    button.isAccessibilityElement = false
    button.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
    #expect(button.accessibilityLabel == "Play")
    #expect(button.accessibilityTraits == .link)
    #expect(!button.isAccessibilityElement)
    #expect(button.accessibilityFrame == CGRect(x: 1, y: 1, width: 1, height: 1))
    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "▶")
  }

  @Test func `an element of a container has a place in it`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.isAccessibilityElement)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 20, height: 20)
    #expect(element.accessibilityFrame == CGRect(x: 15, y: 15, width: 20, height: 20))
  }

  @Test func `what assistive technologies set is told as a person's change`() {
    let slider = UISlider()
    let field = UITextField()
    var heard: [String] = []
    slider.addAction(UIAction { _ in heard.append("slid") }, for: .valueChanged)
    field.addAction(UIAction { _ in heard.append("typed") }, for: .editingChanged)
    field.addAction(UIAction { _ in heard.append("ended") }, for: .editingDidEnd)
    slider.adopt(accessibilityNumber: 0.75)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(field)
    field.adopt(accessibilityText: "Ada")
    #expect(slider.value == 0.75 && field.text == "Ada")
    #expect(heard == ["slid", "typed", "ended"])
  }

  @Test func `the caret counts scalars`() {
    let field = UITextField()
    field.text = "Gro\u{0308}ße"
    UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).addSubview(field)
    #expect(field.accessibilityFacts.caret == nil)
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    #expect(field.accessibilityFacts.caret == 6)
  }
}
