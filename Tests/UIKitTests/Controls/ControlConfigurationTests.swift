// Images, symbols and roles that controls are configured with.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ControlConfigurationTests {
  @Test func `the current page's dot may be a picture of its own`() {
    func drawn(_ prepare: (UIPageControl) -> Void) -> UIImage {
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      control.numberOfPages = 2
      prepare(control)
      return UIGraphicsImageRenderer(bounds: control.bounds).image {
        control.layer.displayIfNeeded()
        control.layer.render(in: $0.cgContext)
      }
    }
    let square = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    let plain = drawn { _ in }.pngData()
    let all = drawn { $0.preferredCurrentPageIndicatorImage = square }.pngData()
    #expect(all != plain)
    #expect(drawn { $0.setCurrentPageIndicatorImage(square, forPage: 0) }.pngData() == all)
    #expect(drawn { $0.setCurrentPageIndicatorImage(square, forPage: 1) }.pngData() == plain)
  }

  @Test func `a button's symbol has the configuration of its state`() {
    let button = UIButton()
    let (normal, selected) = (
      UIImage.SymbolConfiguration(pointSize: 9), UIImage.SymbolConfiguration(pointSize: 20)
    )
    button.setPreferredSymbolConfiguration(normal, forImageIn: .normal)
    button.setPreferredSymbolConfiguration(selected, forImageIn: .selected)
    #expect(button.currentPreferredSymbolConfiguration === normal)
    button.isSelected = true
    #expect(button.currentPreferredSymbolConfiguration === selected)
  }

  @Test func `controls store position adjustments and roles`() {
    let segments = UISegmentedControl(items: ["a"])
    segments.setContentPositionAdjustment(
      UIOffset(horizontal: 2, vertical: 0), forSegmentType: .left, barMetrics: .default)
    #expect(
      segments.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal
        == 2)
    #expect(
      segments.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
    let picture = UIImage()
    let button = UIButton.systemButton(with: picture, target: nil, action: nil)
    #expect(button.buttonType == .system)
    #expect(button.image(for: .normal) === picture)
    button.role = .destructive
    #expect(button.role == .destructive)
  }
}
