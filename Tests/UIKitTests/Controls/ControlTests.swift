// Switches, sliders, steppers, segments and their like: values, events and looks.

import CoreGraphics
import QuartzCore
import Rasterizer
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ControlTests {
  let page = Page()

  private func count(_ control: UIControl, _ event: UIControl.Event = .valueChanged) -> Counter {
    let counter = Counter()
    control.addAction(UIAction { _ in counter.count += 1 }, for: event)
    return counter
  }

  final class Counter {
    var count = 0
  }

  // MARK: Switch

  @Test func `a click turns a switch and tells of it; setting it does not`() {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    page.show(toggle)
    let changes = count(toggle)
    #expect(toggle.frame.size == CGSize(width: 51, height: 31) && !toggle.isOn)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(changes.count == 0)
    page.click(toggle)
    #expect(toggle.isOn && changes.count == 1)
    toggle.isEnabled = false
    page.click(toggle)
    #expect(toggle.isOn && changes.count == 1)
  }

  // MARK: Slider

  @Test func `a slider follows its thumb between its ends`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    (slider.minimumValue, slider.maximumValue) = (10, 20)
    page.show(slider)
    let changes = count(slider)
    #expect(slider.value == 10)
    page.press(at: CGPoint(x: 16, y: 17))
    page.drag(to: CGPoint(x: 100, y: 17))
    #expect(abs(slider.value - 15) < 0.05 && changes.count == 1)
    page.drag(to: CGPoint(x: 390, y: 17))
    #expect(slider.value == 20)
    page.release(at: CGPoint(x: 390, y: 17))
    page.press(at: CGPoint(x: 50, y: 17))
    page.drag(to: CGPoint(x: 20, y: 17))
    #expect(slider.value == 20)
  }

  @Test func `a slider's value stays within its ends`() {
    let slider = UISlider()
    slider.value = 5
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 2
    #expect(slider.value == 2 && slider.maximumValue == 2)
    slider.value = .nan
    #expect(slider.value == 2)
  }

  private final class SelfColoredSlider: UISlider {
    var rounds = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      rounds += 1
      minimumTrackTintColor = .red
      setMaximumTrackImage(UIImage(), for: .normal)
      value = 0.25
    }
  }

  @Test func `a slider that colours itself where it lays itself out does so once`() {
    let slider = SelfColoredSlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.layoutIfNeeded()
    #expect(slider.rounds == 1)
    slider.frame.size.width = 120
    slider.layoutIfNeeded()
    #expect(slider.rounds == 2)
    #expect(slider.subviews.first?.frame.contains(slider.bounds) == true)
  }

  @Test func `an image takes the thumb's place and size`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.setThumbImage(blankImage(10, 12), for: .normal)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(thumb == CGRect(x: 188, y: 11, width: 10, height: 12))
  }

  // MARK: Stepper, segments, pages

  @Test func `a stepper goes up and down and stops or wraps at its ends`() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    stepper.maximumValue = 2
    page.show(stepper)
    let changes = count(stepper)
    let (minus, plus) = (CGPoint(x: 20, y: 16), CGPoint(x: 70, y: 16))
    for _ in 0..<3 {
      page.press(at: plus)
      page.release(at: plus)
    }
    #expect(stepper.value == 2 && changes.count == 2)
    page.press(at: minus)
    page.release(at: minus)
    #expect(stepper.value == 1)
    stepper.wraps = true
    for _ in 0..<2 {
      page.press(at: minus)
      page.release(at: minus)
    }
    #expect(stepper.value == 2)
  }

  @Test func `a segment performs its action`() {
    var chosen: [String] = []
    let actions = ["One", "Two"].map { title in
      UIAction(title: title, identifier: UIAction.Identifier(title)) { chosen.append($0.title) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.insertSegment(action: UIAction(title: "Three") { _ in }, at: 9, animated: false)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == "Two")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Two")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Four")) == NSNotFound)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    page.show(control)
    page.click(control)
    #expect(chosen == ["Two"] && control.selectedSegmentIndex == 1)
  }

  @Test func `a click selects a segment and tells of it once`() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    page.show(control)
    let changes = count(control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    for _ in 0..<2 {
      page.press(at: CGPoint(x: 150, y: 16))
      page.release(at: CGPoint(x: 150, y: 16))
    }
    #expect(control.selectedSegmentIndex == 1 && changes.count == 1)
    control.setEnabled(false, forSegmentAt: 2)
    page.press(at: CGPoint(x: 290, y: 16))
    page.release(at: CGPoint(x: 290, y: 16))
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 0) == "Two")
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  // MARK: From right to left

  /// Presses and releases at a place of a control that lies at the page's origin.
  private func click(at x: CGFloat, _ control: UIControl) {
    let place = CGPoint(x: x, y: control.bounds.midY)
    page.press(at: place)
    page.release(at: place)
  }

  /// Whether what a view shows is the mirror image of what it shows from left to right.
  private func isMirrored(_ make: () -> UIView) -> Bool {
    let pictures = [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map {
      attribute in
      let view = make()
      view.semanticContentAttribute = attribute
      view.layoutIfNeeded()
      let isFlipped = attribute == .forceRightToLeft
      return UIGraphicsImageRenderer(bounds: view.bounds).image { context in
        if isFlipped {
          context.cgContext.translateBy(x: view.bounds.width, y: 0)
          context.cgContext.scaleBy(x: -1, y: 1)
        }
        view.layer.render(in: context.cgContext)
      }.pngData()
    }
    return pictures[0] != nil && pictures[0] == pictures[1]
  }

  @Test func `from right to left controls are drawn as in a mirror`() {
    #expect(
      isMirrored {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.25
        return bar
      })
    #expect(
      isMirrored {
        let toggle = UISwitch()
        toggle.isOn = true
        return toggle
      })
    #expect(
      isMirrored {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.value = 0.25
        return slider
      })
    #expect(
      isMirrored {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        pages.numberOfPages = 3
        return pages
      })
    #expect(
      isMirrored {
        let stepper = UIStepper()
        stepper.value = 0
        return stepper
      })
    #expect(
      isMirrored {
        let segments = UISegmentedControl(items: ["", "", ""])
        segments.frame = CGRect(x: 0, y: 0, width: 150, height: 32)
        segments.selectedSegmentIndex = 0
        return segments
      })
  }

  @Test func `from right to left a slider grows to the left`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.semanticContentAttribute = .forceRightToLeft
    page.show(slider)
    page.press(at: CGPoint(x: 184, y: 17))
    page.drag(to: CGPoint(x: 100, y: 17))
    #expect(abs(slider.value - 0.5) < 0.01)
    page.drag(to: CGPoint(x: 0, y: 17))
    #expect(slider.value == 1)
    page.release(at: CGPoint(x: 0, y: 17))
  }

  @Test func `from right to left sides change places`() {
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    for (control, x) in [(stepper, 20), (segments, 20), (pages, 20)] as [(UIControl, CGFloat)] {
      control.semanticContentAttribute = .forceRightToLeft
      page.show(control)
      click(at: x, control)
      control.removeFromSuperview()
    }
    #expect(stepper.value == 1 && segments.selectedSegmentIndex == 2 && pages.currentPage == 1)
  }

  @Test func `a page control turns at its sides`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    page.show(pages)
    let changes = count(pages)
    page.press(at: CGPoint(x: 90, y: 13))
    page.release(at: CGPoint(x: 90, y: 13))
    #expect(pages.currentPage == 1 && changes.count == 1)
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
  }

  // MARK: Showing

  @Test func `progress stays between nothing and all`() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 2
    #expect(bar.progress == 1)
    bar.progress = .nan
    #expect(bar.progress == 1)
    bar.setProgress(-1, animated: true)
    #expect(bar.progress == 0)
  }

  @Test func `the wheel shows while it turns`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.layer.sublayers?.first?.isHidden == true)
    wheel.startAnimating()
    #expect(wheel.isAnimating && wheel.layer.sublayers?.first?.isHidden == false)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && wheel.layer.sublayers?.first?.isHidden == true)
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `controls look as they should`(scale: CGFloat) {
    pixelsInstalled
    let sheet = sheet(scale)
    let size = sheet.bounds.size
    let context = CGContext(recordingSize: size, scale: scale)
    _ = sheet.layer.layoutAndDisplayIfNeeded()
    sheet.layer.render(in: context)
    let pixels = PictureRasterizer.current.rasterize(
      context.displayList, width: Int(size.width * scale), height: Int(size.height * scale),
      transform: CGAffineTransform(scaleX: scale, y: scale))
    expectGolden(
      named: "controls-\(Int(scale))", of: pixels, showsText: true,
      maximumBytes: 48 * 1024, because: "every control of the room on one sheet")
  }

  /// One of each, on white.
  private func sheet(_ scale: CGFloat) -> UIView {
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
    sheet.outputScale = scale
    sheet.backgroundColor = .white
    let (on, off, red) = (UISwitch(), UISwitch(), UISwitch())
    on.isOn = true
    red.isOn = true
    red.onTintColor = .systemRed
    red.isEnabled = false
    let slider = UISlider()
    slider.value = 0.4
    let stepper = UIStepper()
    stepper.value = 1
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.6
    let (medium, large) = (
      UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)
    )
    for wheel in [medium, large] { wheel.hidesWhenStopped = false }
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    let (empty, filled, plain) = (UITextField(), UITextField(), UITextField())
    empty.borderStyle = .roundedRect
    empty.placeholder = "Placeholder"
    filled.borderStyle = .roundedRect
    filled.text = "Text"
    filled.clearButtonMode = .always
    plain.borderStyle = .line
    plain.text = "Line"
    let places: [(UIView, CGRect)] = [
      (off, CGRect(x: 20, y: 20, width: 51, height: 31)),
      (on, CGRect(x: 90, y: 20, width: 51, height: 31)),
      (red, CGRect(x: 160, y: 20, width: 51, height: 31)),
      (medium, CGRect(x: 230, y: 25, width: 20, height: 20)),
      (large, CGRect(x: 265, y: 17, width: 37, height: 37)),
      (slider, CGRect(x: 20, y: 64, width: 280, height: 34)),
      (stepper, CGRect(x: 20, y: 108, width: 94, height: 32)),
      (pages, CGRect(x: 160, y: 111, width: 120, height: 26)),
      (segments, CGRect(x: 20, y: 152, width: 280, height: 32)),
      (bar, CGRect(x: 20, y: 200, width: 280, height: 4)),
      (empty, CGRect(x: 20, y: 220, width: 135, height: 34)),
      (filled, CGRect(x: 165, y: 220, width: 135, height: 34)),
      (plain, CGRect(x: 20, y: 268, width: 135, height: 34)),
    ]
    for (view, frame) in places {
      view.frame = frame
      sheet.addSubview(view)
    }
    sheet.layoutIfNeeded()
    return sheet
  }
}
