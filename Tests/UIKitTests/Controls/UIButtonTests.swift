// A button's titles, images, sizes and pressed look, as an author and a person see them.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIButtonTests {
  let page = Page()

  private func button(
    _ type: UIButton.ButtonType = .custom, title: String? = "Continue", image: UIImage? = nil
  ) -> UIButton {
    let button = UIButton(type: type)
    button.frame = CGRect(x: 50, y: 50, width: 300, height: 60)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    page.show(button)
    return button
  }

  // MARK: Defaults

  @Test func `a plain button is custom, with a white title at 18 points`() {
    let button = UIButton()
    button.setTitle("Hi", for: .normal)
    #expect(button.buttonType == .custom)
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 18))
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `a system button shows its title in its tint at 15 points`() {
    let button = button(.system)
    #expect(button.titleLabel?.textColor == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    button.tintColor = .red
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func `a subclass is made with its own class by type`() {
    final class Own: UIButton {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    }
    let own = Own(type: .system)
    #expect(own.buttonType == .system)
  }

  @Test(arguments: [
    UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
  ]) func `buttons of a kind show its picture`(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    #expect(button.currentImage != nil)
    #expect(button.intrinsicContentSize == button.currentImage?.size)
    #expect(button.intrinsicContentSize.width >= 22)
    button.setImage(nil, for: .normal)
    #expect(button.intrinsicContentSize.width == 30)
  }

  @Test func `a closing button is a disc of 30 points`() {
    #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  // MARK: By state

  nonisolated static let states: [UIControl.State] = [
    .normal, .highlighted, .selected, .disabled, [.highlighted, .selected],
  ]

  @Test(arguments: states) func `a state without a title of its own shows the normal one`(
    _ state: UIControl.State
  ) {
    let button = UIButton()
    button.setTitle("normal", for: .normal)
    #expect(button.title(for: state) == "normal")
    button.setTitle("own", for: state)
    #expect(button.title(for: state) == "own")
    #expect(button.title(for: .application) == (state == .normal ? "own" : "normal"))
    button.setTitle(nil, for: state)
    #expect(button.title(for: state) == (state == .normal ? nil : "normal"))
  }

  @Test func `a state of two parts does not fall back to one of them`() {
    let button = UIButton()
    button.setTitle("normal", for: .normal)
    button.setTitle("highlighted", for: .highlighted)
    #expect(button.title(for: [.highlighted, .selected]) == "normal")
  }

  @Test func `title, colour and image follow the state at once`() {
    let button = button(image: blankImage(10, 10))
    let pressed = blankImage(20, 20)
    button.setTitle("Pressed", for: .highlighted)
    button.setTitleColor(.red, for: .highlighted)
    button.setImage(pressed, for: .highlighted)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Pressed")
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.imageView?.image === pressed)
    button.isHighlighted = false
    #expect(button.titleLabel?.text == "Continue")
    #expect(button.currentTitleColor == .white)
  }

  @Test func `an attributed title stands before a plain one`() {
    let button = button()
    button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .normal)
    #expect(button.titleLabel?.text == "Styled")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Continue")
  }

  // MARK: Layout

  @Test(arguments: [(UIButton.ButtonType.custom, 34.0), (.system, 30.0)])
  func `a title makes a button 12 points higher than itself, up to a whole number of points`(
    _ type: UIButton.ButtonType, _ height: CGFloat
  ) {
    let button = button(type)
    #expect(button.intrinsicContentSize.height == height)
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
    let title = button.titleLabel?.intrinsicContentSize.width
    #expect(button.intrinsicContentSize.width == title)
  }

  @Test func `a title makes a button at least 30 points wide, unless it has insets or an image`() {
    let button = button(title: "OK")
    button.titleLabel?.font = .systemFont(ofSize: 11)
    #expect(button.intrinsicContentSize.width == 30)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    #expect(button.intrinsicContentSize.width < 30)
    button.contentEdgeInsets = .zero
    button.setImage(blankImage(2, 2), for: .normal)
    #expect(button.intrinsicContentSize.width < 30)
  }

  @Test func `a title beside an image makes a button as high as the higher of both`() {
    let button = button()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 25, height: 16)).image { _ in }
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize.height == button.titleLabel?.intrinsicContentSize.height)
  }

  @Test func `content insets replace the padding and count for the size`() throws {
    let button = button(image: blankImage(24, 10))
    let title = try #require(button.titleLabel?.intrinsicContentSize)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: title.width + 24 + 6, height: title.height + 4))
    button.titleEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(button.intrinsicContentSize.height == title.height + 4)
  }

  @Test(arguments: [(UIButton.ButtonType.custom, 34.0, 43.0), (.system, 30, 39)])
  func `a button without title and image is as high as an empty title, and 30 points wide`(
    _ type: UIButton.ButtonType, _ height: CGFloat, _ insetHeight: CGFloat
  ) {
    let button = UIButton(type: type)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0)
    #expect(button.intrinsicContentSize == CGSize(width: 0, height: insetHeight))
  }

  @Test func `an image alone is as large as the button wants to be`() {
    let button = button(title: nil, image: blankImage(24, 20))
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 20))
  }

  @Test func `image and title stand as a group in the middle`() throws {
    let button = button(image: blankImage(24, 24))
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    let width = title.width + 24
    #expect(image == CGRect(x: ((300 - width) / 2).rounded(), y: 18, width: 24, height: 24))
    #expect(title.minX == image.maxX)
    #expect(abs(title.midY - 30) <= 0.5)
  }

  @Test func `insets move the parts when layout runs`() {
    let button = button(image: blankImage(24, 24))
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 264, bottom: 0, right: 12)
    page.root.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 264)
  }

  @Test func `writing an equal inset does not ask for layout`() {
    let button = button(image: blankImage(24, 24))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.imageEdgeInsets = insets
    #expect(button.layer.needsLayout())
    page.root.layoutIfNeeded()
    button.imageEdgeInsets = insets
    button.titleEdgeInsets = .zero
    button.contentEdgeInsets = .zero
    #expect(!button.layer.needsLayout())
  }

  @Test func `layout that writes insets from itself settles`() {
    final class RightAligned: UIButton {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        imageEdgeInsets.left = bounds.width - (imageView?.bounds.width ?? 0) - 12
      }
    }
    let button = RightAligned(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    button.setImage(blankImage(24, 24), for: .normal)
    button.imageEdgeInsets.right = 12
    page.show(button)
    #expect(button.imageView?.frame.minX == 264)
    #expect(button.passes <= 3)
    #expect(!button.layer.needsLayout())
  }

  @Test func `an inset that is not a number leaves the old one`() {
    let button = button()
    button.titleEdgeInsets.left = 4
    button.titleEdgeInsets.left = .nan
    #expect(button.titleEdgeInsets.left == 4)
  }

  @Test func `a background image stretches over the bounds, behind the rest`() throws {
    let button = button(image: blankImage(24, 24))
    let image = blankImage(5, 5)
    button.setBackgroundImage(image, for: .normal)
    page.root.layoutIfNeeded()
    let background = try #require(button.subviews.first as? UIImageView)
    #expect(background.image === image)
    #expect(background.frame == button.bounds)
    #expect(background.contentMode == .scaleToFill)
  }

  // MARK: Pressed and disabled

  @Test func `a pressed system button is faint at once and comes back in a quarter of a second`() {
    let button = button(.system)
    let label = button.titleLabel
    page.atPresent { page.press(button) }
    #expect(label?.layer.opacity == 0.2)
    #expect(label?.layer.animationKeys() == nil)
    page.atPresent { page.release(at: page.middle(of: button)) }
    #expect(label?.layer.opacity == 1)
    page.advance(by: 0.125)
    if let label, let opacity = page.shown(label)?.opacity {
      #expect(opacity > 0.4 && opacity < 0.8)
    }
    page.advance(by: 0.125)
    #expect(label?.layer.animationKeys() == nil)
  }

  @Test func `a pressed custom button darkens the image that stands for both states`() {
    let button = button(image: blankImage(24, 24))
    let normal = button.imageView?.layer.contents as? CGImage
    button.isHighlighted = true
    let pressed = button.imageView?.layer.contents as? CGImage
    #expect(pressed != nil && pressed != normal)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.layer.contents as? CGImage == normal)
    button.adjustsImageWhenHighlighted = true
    button.setImage(button.image(for: .normal), for: .highlighted)
    #expect(button.imageView?.layer.contents as? CGImage == normal)
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func `a disabled custom button fades the image that stands for both states`() {
    let button = button(image: blankImage(24, 24))
    let normal = button.imageView?.layer.contents as? CGImage
    button.isEnabled = false
    #expect(button.imageView?.layer.contents as? CGImage != normal)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.layer.contents as? CGImage == normal)
  }

  @Test func `a disabled system button is grey`() throws {
    let button = button(.system)
    button.isEnabled = false
    let color = try #require(button.titleLabel?.textColor?.rgba)
    #expect(
      max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) < 0.05)
  }

  // MARK: Actions

  @Test func `a click performs touch up inside, then the primary action`() {
    var said: [String] = []
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50),
      primaryAction: UIAction(title: "Go") { _ in said.append("primary") })
    button.addAction(UIAction { _ in said.append("up") }, for: .touchUpInside)
    page.show(button)
    #expect(button.currentTitle == "Go")
    page.click(button)
    #expect(said == ["up", "primary"])
  }

  @Test func `a button goes when its page goes`() {
    weak var weakButton: UIButton?
    do {
      let page = Page()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      button.setTitle("Go", for: .normal)
      button.setBackgroundImage(blankImage(4, 4), for: .normal)
      page.show(button)
      page.atPresent { page.click(button) }
      page.advance(by: 1)
      weakButton = button
    }
    #expect(weakButton == nil)
  }

  // The look since iOS 7. No page of Apple's measures it: the distances are our choice.
  @Test func `a selected system button has its tint behind the title`() throws {
    let system = button(.system, title: "On")
    let count = system.subviews.count
    system.isSelected = true
    system.layoutIfNeeded()
    let part = try #require(system.subviews.first)
    #expect(system.subviews.count == count + 1 && part.backgroundColor == system.tintColor)
    #expect(part.layer.cornerRadius > 0)
    let title = try #require(system.titleLabel)
    #expect(part.frame.contains(title.frame) && title.textColor != system.tintColor)
    system.setTitleColor(.green, for: .selected)
    #expect(title.textColor == .green)
    system.isSelected = false
    #expect(system.subviews.count == count)
    let custom = button(title: "On")
    custom.isSelected = true
    custom.layoutIfNeeded()
    #expect(custom.subviews.count == 1)
  }
}
