// Questions of designables to the application, documents and the machine: answers, never a crash.

import CoreGraphics
import ObjCRuntime
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct ApplicationTests {
  final class Known: UIView {
    var heard = 0
  }

  @Test func `the application is active and hands selectors along the chain`() {
    #expect(UIApplication.shared.applicationState == .active)
    ObjCRuntime.register(Known.self, "known:") { (view: Known, _: UIView?) in view.heard += 1 }
    let (outer, inner) = (Known(), UIView())
    outer.addSubview(inner)
    #expect(UIApplication.shared.sendAction("known:", to: nil, from: inner, for: nil))
    #expect(!UIApplication.shared.sendAction("unknown:", to: nil, from: inner, for: nil))
    #expect(outer.heard == 1)
  }

  @Test func `the key window is in the one scene, unless somebody says otherwise`() throws {
    let former = UIApplication.shared.keyWindow
    defer { former?.makeKey() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(window.windowScene == nil)
    window.makeKeyAndVisible()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(window.windowScene === scene)
    #expect(scene.windows == [window])
    #expect(scene.session.scene === scene)
    #expect(scene.activationState == .foregroundActive)
    window.windowScene = nil
    window.makeKey()
    #expect(window.windowScene == nil)
    #expect(UIWindow(windowScene: scene).windowScene === scene)
  }

  @Test func `a document that cannot be read gives one empty view`() {
    let views = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil, options: nil)
    #expect(views.count == 1 && views.first is UIView)
    #expect(Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.count == 1)
  }

  @Test func `a view controller makes its view once and stands behind it in the chain`() {
    final class Controller: UIViewController {
      var loads = 0
      override func viewDidLoad() { loads += 1 }
    }
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    let view = controller.view
    #expect(view === controller.view && controller.loads == 1 && view?.next === controller)
  }

  @Test func `what lies between a controller's guides is the safe area`() throws {
    final class Notched: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      }
    }
    let (controller, content) = (UIViewController(), UIView())
    controller.view = Notched(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let old: any GuideHolder = controller
    #expect(old.topLayoutGuide.length == 20 && old.bottomLayoutGuide.length == 30)
    #expect(old.topLayoutGuide === old.topLayoutGuide)
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(content)
    NSLayoutConstraint(
      item: content, attribute: .top, relatedBy: .equal, toItem: old.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 0
    ).isActive = true
    content.bottomAnchor.constraint(equalTo: old.bottomLayoutGuide.topAnchor).isActive = true
    controller.view.layoutIfNeeded()
    #expect(content.frame.minY == 20 && content.frame.maxY == 170)
  }

  @Test func `feedback that cannot be felt does nothing`() {
    let generator = UIImpactFeedbackGenerator(style: .light)
    generator.prepare()
    generator.impactOccurred()
  }

  @Test func `accessibility is kept`() {
    let view = UIView()
    view.accessibilityLabel = "dial"
    view.accessibilityTraits = [.adjustable, .updatesFrequently]
    view.isAccessibilityElement = true
    #expect(view.accessibilityLabel == "dial" && view.accessibilityTraits.contains(.adjustable))
  }

  @Test func `accessibility of objects that are no responders is kept`() {
    let item = UITabBarItem(title: "Home", image: nil, tag: 0)
    item.accessibilityTraits = [.button, .selected]
    let (tap, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    tap.accessibilityLabel = "tap"
    tap.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    tap.accessibilityElements = [item]
    #expect(item.accessibilityTraits == [.button, .selected])
    #expect(tap.accessibilityLabel == "tap" && tap.accessibilityFrame.maxY == 6)
    #expect(tap.accessibilityElements?.count == 1 && !tap.isAccessibilityElement)
    #expect(other.accessibilityLabel == nil && other.accessibilityTraits == .none)
    tap.accessibilityLabel = nil
    #expect(tap.accessibilityLabel == nil)
  }

  @Test func `a text layer draws its text at its place and in its look`() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    layer.string = "Hello"
    layer.fontSize = 20
    layer.foregroundColor = UIColor.red.cgColor
    layer.alignmentMode = .center
    _ = layer.layoutAndDisplayIfNeeded()
    let context = CGContext(recordingSize: CGSize(width: 200, height: 50), scale: 1)
    layer.draw(in: context)
    let item = try #require(context.displayList.items.first)
    guard case .glyphs(let run, let paint) = item.content else {
      Issue.record("no text was drawn")
      return
    }
    #expect(run.size == 20 && paint == .color(RGBA(1, 0, 0)))
    let origin = CGPoint.zero.applying(item.transform)
    #expect(origin.x > 60 && origin.x < 90 && abs(origin.y - 19.04) < 1)
    #expect(!layer.displayList(at: 0).isEmpty)
  }

  @Test func `a sheet's height is what its closure says, or the half or the whole`() {
    final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection = UITraitCollection()
      let maximumDetentValue: CGFloat = 600
    }
    typealias Detent = UISheetPresentationController.Detent
    let third = Detent.custom { $0.maximumDetentValue / 3 }
    let named = Detent.custom(identifier: .init("small")) { _ in nil }
    let values = [third, named, .medium(), .large()].map { $0.resolvedValue(in: Room()) }
    #expect(values == [200, nil, 300, 600])
    #expect(named.identifier.rawValue == "small")
    #expect(third.identifier != Detent.custom { _ in 1 }.identifier)
  }

  @Test func `the last line of a wrapped text layer is cut where more follows`() {
    func lastGlyph(_ text: String, _ mode: CATextLayerTruncationMode, height: CGFloat) -> CGGlyph? {
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: height)
      (layer.string, layer.fontSize, layer.isWrapped) = (text, 14, true)
      layer.truncationMode = mode
      let context = CGContext(recordingSize: layer.bounds.size, scale: 1)
      layer.draw(in: context)
      let runs = context.displayList.items.compactMap { item -> GlyphRun? in
        guard case .glyphs(let run, _) = item.content else { return nil }
        return run
      }
      return runs.last?.glyphs.last
    }
    let text = "some words that are broken into many lines"
    let dots = lastGlyph("\u{2026}", .none, height: 40)
    #expect(dots != nil && lastGlyph(text, .end, height: 40) == dots)
    #expect(lastGlyph(text, .none, height: 40) != dots)
    #expect(lastGlyph(text, .end, height: 400) != dots)
  }

  @Test func `a text layer can be a view's layer and is presented with its text`() {
    final class Caption: UIView {
      override class var layerClass: AnyClass { CATextLayer.self }
    }
    let view = Caption(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let layer = view.layer as? CATextLayer
    layer?.string = "text"
    #expect(layer?.presentation()?.string as? String == "text")
  }
}

/// The guides are deprecated, which a test must not be warned of.
@MainActor private protocol GuideHolder {
  var topLayoutGuide: any UILayoutSupport { get }
  var bottomLayoutGuide: any UILayoutSupport { get }
}

extension UIViewController: GuideHolder {}
