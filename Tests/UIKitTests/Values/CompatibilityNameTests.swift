// Geometry as text and by functions, symbols' configurations, runs of pictures.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct CompatibilityNameTests {
  @Test func `geometry is written in braces, and read again`() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: "{7, 8}") == CGPoint(x: 7, y: 8))
    #expect(NSCoder.cgSize(for: "nonsense") == .zero)
    #expect(NSStringFromCGRect(.zero) == "{{0, 0}, {0, 0}}")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test func `functions make what initialisers make`() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGRectGetMidX(CGRectMake(0, 0, 4, 2)) == 2)
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func `view controllers' families answer to their old names`() {
    let (parent, child): (any OldFamily, UIViewController) = (
      UIViewController(), UIViewController()
    )
    parent.addChildViewController(child)
    #expect(parent.childViewControllers == [child])
    let old: any OldFamily = child
    old.removeFromParentViewController()
    #expect(parent.childViewControllers.isEmpty)
  }

  @Test func `a sound that cannot be played still ends`() {
    var ended = false
    AudioServicesPlaySystemSoundWithCompletion(1104) { ended = true }
    #expect(ended)
  }

  @Test func `a symbol's configuration takes what another one says`() {
    let both = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
      .applying(UIImage.SymbolConfiguration(weight: .thin))
    #expect(both.isEqual(to: UIImage.SymbolConfiguration(pointSize: 20, weight: .thin)))
    #expect(UIImage(systemName: "faceid", withConfiguration: both) == nil)
  }

  @Test func `a run of pictures runs in an image view`() {
    let run = UIImage.animatedImage(with: [blankImage(4, 4), blankImage(8, 8)], duration: 1)
    #expect(run?.images?.count == 2)
    #expect(run?.duration == 1)
    let view = UIImageView(image: run)
    #expect(view.isAnimating)
    view.image = nil
    #expect(!view.isAnimating)
  }

  @Test func `priorities, weights and levels are counted with`() {
    #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
    #expect(1 + UIWindow.Level.statusBar == UIWindow.Level(1001))
    #expect(UIFont.Weight.bold > .regular && UIFont.Weight.bold - .light == 0.8)
    var level = UIWindow.Level.alert
    level += 2
    level -= 1
    #expect(level == UIWindow.Level(2001) && level >= .alert)
  }

  @Test func `bytes grow, and are what a picture is made of`() throws {
    let data = try #require(CFDataCreateMutable(nil, 0))
    CFDataSetLength(data, 3)
    unsafe CFDataGetMutableBytePtr(data)[1] = 7
    unsafe CFDataAppendBytes(data, [9], 1)
    CFDataIncreaseLength(data, 1)
    #expect(CFDataGetLength(data) == 5)
    #expect([UInt8](data as Data) == [0, 7, 0, 9, 0])
    #expect(CGDataProvider(data: data)?.data?.length == 5)
    #expect(unsafe CFDataCreate(nil, [1, 2], 2) == NSData(data: Data([1, 2])))
  }

  @Test func `what is made of nothing is there`() {
    #expect(UIColor().cgColor.alpha == 0)
    #expect(UIFont().pointSize == UIFont.systemFontSize)
    #expect(UITouch().tapCount == 0 && UIEvent().allTouches?.isEmpty == true)
    // swift-format-ignore: NoPlaygroundLiterals
    let color: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(color == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(__sinpi(1) == 0 && __cospi(1) == -1 && __sinpi(0.5) == 1)
  }

  @Test func `colours by ink and by components are what they are by light`() {
    let cmyk = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
    #expect(cmyk == CGColor(red: 0, green: 0.5, blue: 0.5, alpha: 1))
  }
}

/// Calls old names without the compiler's warnings.
@MainActor private protocol OldFamily {
  var childViewControllers: [UIViewController] { get }
  func addChildViewController(_ childController: UIViewController)
  func removeFromParentViewController()
}

extension UIViewController: OldFamily {}
