// API that does nothing on Linux: its values are stored, and nothing else happens.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct NoOpTests {
  @Test func `a responder stores its activity and paste configuration`() {
    let view = UIView()
    view.userActivity = NSUserActivity(activityType: "editing")
    #expect(view.userActivity?.activityType == "editing")
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
    #expect(view.canPaste([NSItemProvider(item: nil, typeIdentifier: "public.png")]))
    #expect(!view.canPaste([NSItemProvider(item: nil, typeIdentifier: "public.jpeg")]))
    #expect(!UIView().canPaste([NSItemProvider(item: nil, typeIdentifier: "public.png")]))
  }

  @Test func `a view stores its hover style and focus effect`() {
    let button = UIButton()
    button.hoverStyle = UIHoverStyle(effect: .lift, shape: .rect(cornerRadius: 4))
    #expect(button.hoverStyle?.effect is UIHoverLiftEffect)
    let halo = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    button.focusEffect = halo
    #expect(button.focusEffect === halo)
    #expect(button.viewPrintFormatter().view === button)
    #expect(button.viewPrintFormatter().pageCount == 0)
    #expect(UIScrollView().allowsKeyboardScrolling)
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask.isEmpty)
  }

  private final class Restored: UIViewController, UIViewControllerRestoration {
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(title, forKey: "title")
    }

    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      title = coder.decodeObject(forKey: "title") as? String
    }

    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { Restored() }
  }

  private final class Document: NSObject, UIStateRestoring {}

  @Test func `a controller stores how it would be restored, and never is`() {
    let controller = Restored()
    #expect(controller.restorationClass == nil && controller.restorationIdentifier == nil)
    controller.restorationClass = Restored.self
    controller.restorationIdentifier = "document"
    #expect(controller.restorationClass == Restored.self)
    let document = Document()
    UIApplication.registerObject(forStateRestoration: document, restorationIdentifier: "d")
    #expect(document.restorationParent == nil && document.objectRestorationClass == nil)
  }

  @Test func `no property of a touch is an estimate`() {
    let touch = UITouch()
    #expect(touch.estimatedProperties.isEmpty)
    #expect(touch.estimatedPropertiesExpectingUpdates.isEmpty)
    #expect(touch.estimationUpdateIndex == nil)
  }

  private final class Menus: NSObject, UIEditMenuInteractionDelegate {}

  @Test func `an edit menu interaction is stored and never shown`() {
    let delegate = Menus()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    let view = UIView()
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.delegate === delegate)
    let configuration = UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 1, y: 2))
    interaction.presentEditMenu(with: configuration)
    #expect(configuration.identifier == AnyHashable("a"))
    let other = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    #expect(other.identifier != configuration.identifier)
    #expect(
      delegate.editMenuInteraction(interaction, targetRectFor: configuration).origin
        == CGPoint(x: 1, y: 2))
  }

  @Test func `keys have the numbers of the USB forum's tables`() {
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 0x04)
    #expect(UIKeyboardHIDUsage.keyboardSpacebar.rawValue == 0x2C)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
    #expect(UIKeyboardHIDUsage.keypadPeriod.rawValue == 0x63)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
    #expect(UIKeyboardHIDUsage.keyboardHangul == .keyboardLANG1)
  }

  @Test func `a layer stores that it wants extended dynamic range`() {
    let layer = CALayer()
    #expect(!layer.wantsExtendedDynamicRangeContent)
    layer.wantsExtendedDynamicRangeContent = true
    #expect(layer.wantsExtendedDynamicRangeContent)
  }

  @Test func `the large content viewer's properties are stored by view`() {
    let (one, other) = (UIView(), UIView())
    one.showsLargeContentViewer = true
    one.largeContentTitle = "Add"
    one.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(one.showsLargeContentViewer && one.largeContentTitle == "Add")
    #expect(one.largeContentImageInsets.bottom == 3)
    #expect(!other.showsLargeContentViewer && other.largeContentTitle == nil)
  }

  @Test func `the edit menu stores its items and is never shown`() {
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Copy", action: "copyAll")]
    menu.setTargetRect(.zero, in: UIView())
    menu.setMenuVisible(true, animated: true)
    #expect(menu.menuItems?.first?.title == "Copy")
    #expect(!menu.isMenuVisible)
    #expect(UIMenuController.shared === menu)
  }

  @Test func `accessibility properties are stored`() {
    let view = UIView()
    #expect(!view.accessibilityRespondsToUserInteraction)
    view.isAccessibilityElement = true
    #expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityContainerType = .list
    view.accessibilityUserInputLabels = ["Play"]
    #expect(view.accessibilityContainerType == .list)
    #expect(view.accessibilityUserInputLabels == ["Play"])
  }

  private final class Keys: UIInputView, UIInputViewAudioFeedback {}

  @Test func `an input view has the style that it is created with`() {
    let keys = Keys(frame: CGRect(x: 0, y: 0, width: 9, height: 9), inputViewStyle: .keyboard)
    #expect(keys.inputViewStyle == .keyboard)
    #expect(!keys.enableInputClicksWhenVisible)
    let row = UITableViewRowAction(style: .destructive, title: "Away") { _, _ in }
    #expect(row.style == .default && row.title == "Away")
  }
}
