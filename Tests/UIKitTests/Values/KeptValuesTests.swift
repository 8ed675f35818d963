// What sources set and a preview has no use for: it is there when it is asked for again.

import Testing
import UIKit

@MainActor @Suite struct KeptValuesTests {
  @Test func `a paragraph's tabs stand in their order and in copies`() throws {
    let style = NSMutableParagraphStyle()
    style.addTabStop(NSTextTab(textAlignment: .right, location: 80))
    style.addTabStop(NSTextTab(textAlignment: .left, location: 20, options: [:]))
    style.defaultTabInterval = 30
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.tabStops.map(\.location) == [20, 80])
    #expect(copy.defaultTabInterval == 30)
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 80))
    #expect(style.tabStops.count == 1 && copy.tabStops.count == 2)
    #expect(!style.isEqual(copy))
  }

  @Test func `attributes go from one kind of string to the other and back`() throws {
    let shadow = NSShadow()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    var text = AttributedString("ab")
    text.font = .systemFont(ofSize: 9)
    text.underlineStyle = .single
    text.strokeWidth = 2
    text.shadow = shadow
    text.paragraphStyle = style
    let old = NSAttributedString(text)
    let attributes = unsafe old.attributes(at: 1, effectiveRange: nil)
    #expect(old.string == "ab" && attributes.count == 5)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes[.strokeWidth] as? CGFloat == 2)
    let new = AttributeContainer(attributes)
    #expect(new.underlineStyle == .single && new.strokeWidth == 2)
    #expect(new.shadow === shadow && new.paragraphStyle?.alignment == .center)
    #expect(AttributeContainer([.kern: NSNumber(value: 3), .ligature: 1]).kern == 3)
  }

  @Test func `the names of a screen's and a device's news are the system's`() {
    #expect(
      UIScreen.modeDidChangeNotification.rawValue == "UIScreenModeDidChangeNotification")
    #expect(UIScreen.main.currentMode?.size == UIScreen.main.nativeBounds.size)
    #expect(UIDevice.current.batteryState == .unknown)
    #expect(UIConfigurationColorTransformer.grayscale(.red) == UIColor(white: 0.2126, alpha: 1))
  }

  @Test func `a constraint says its anchors`() {
    let (one, other) = (UIView(), UIView())
    let constraint = one.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    #expect(constraint.firstAnchor.item === one && constraint.secondAnchor?.item === other)
    #expect(one.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

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

  @Test func `what is shown large is kept with the view`() {
    let (one, other) = (UIView(), UIView())
    one.showsLargeContentViewer = true
    one.largeContentTitle = "Add"
    one.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(one.showsLargeContentViewer && one.largeContentTitle == "Add")
    #expect(one.largeContentImageInsets.bottom == 3)
    #expect(!other.showsLargeContentViewer && other.largeContentTitle == nil)
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

  @Test func `a picture has an identifier of its own`() {
    let (one, other) = (UIImage(), UIImage())
    one.accessibilityIdentifier = "star"
    #expect(one.accessibilityIdentifier == "star")
    #expect(other.accessibilityIdentifier == nil)
  }

  @Test func `the menu over what is edited keeps its items and stays away`() {
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Copy", action: "copyAll")]
    menu.setTargetRect(.zero, in: UIView())
    menu.setMenuVisible(true, animated: true)
    #expect(menu.menuItems?.first?.title == "Copy")
    #expect(!menu.isMenuVisible)
    #expect(UIMenuController.shared === menu)
  }

  @Test func `what people who do not see a view are told is kept`() {
    let view = UIView()
    #expect(!view.accessibilityRespondsToUserInteraction)
    view.isAccessibilityElement = true
    #expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityContainerType = .list
    view.accessibilityUserInputLabels = ["Play"]
    #expect(view.accessibilityContainerType == .list)
    #expect(view.accessibilityUserInputLabels == ["Play"])
  }

  @Test func `controls keep what a preview does not show`() {
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

  @Test func `a picture from a filter is that picture at another scale`() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let filtered = UIImage(
      ciImage: CIImage(cgImage: try #require(drawn.cgImage)),
      scale: 2, orientation: .up)
    #expect(filtered.scale == 2)
    #expect(filtered.size.width * 2 == drawn.size.width * drawn.scale)
  }

  @Test func `a particle's cell begins when it is told to`() {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage
    (cell.birthRate, cell.lifetime, cell.beginTime) = (2, 1, 5)
    layer.emitterCells = [cell]
    layer.layoutIfNeeded()
    let begins = (layer.sublayers ?? []).compactMap { $0.animation(forKey: "life")?.beginTime }
    #expect(begins == [5, 5.5])
  }

  @Test func `a flow layout says by a context of its own what is not valid`() {
    let layout = UICollectionViewFlowLayout()
    let context = layout.invalidationContext(forBoundsChange: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
    let known: AnyClass = UICollectionViewFlowLayout.invalidationContextClass
    #expect(
      ObjectIdentifier(known)
        == ObjectIdentifier(UICollectionViewFlowLayoutInvalidationContext.self))
  }

  private final class Keys: UIInputView, UIInputViewAudioFeedback {}

  @Test func `a keyboard of one's own has the style that it is made with`() {
    let keys = Keys(frame: CGRect(x: 0, y: 0, width: 9, height: 9), inputViewStyle: .keyboard)
    #expect(keys.inputViewStyle == .keyboard)
    #expect(!keys.enableInputClicksWhenVisible)
    let row = UITableViewRowAction(style: .destructive, title: "Away") { _, _ in }
    #expect(row.style == .default && row.title == "Away")
  }
}
