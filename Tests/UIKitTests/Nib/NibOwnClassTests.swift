// Gestures and bar items of the sources' own classes.

import Foundation
import InterfaceDocuments
import Testing

@testable import UIKit

private final class OwnTap: UITapGestureRecognizer {}
private final class OwnItem: UIBarButtonItem {}
private final class OwnNavigationItem: UINavigationItem {}

@MainActor @Suite struct NibOwnClassTests {
  init() {
    NibClasses.register(object: "OwnTap") { OwnTap(target: nil, action: nil) }
    NibClasses.register(object: "OwnItem") { OwnItem() }
    NibClasses.register(object: "OwnNavigationItem") { OwnNavigationItem() }
  }

  private func gesture(_ text: String) throws -> UIGestureRecognizer? {
    NibGestures.make(try NibElement.parse(Data(text.utf8)))
  }

  @Test func `a gesture is of the class that the document names, with its attributes`() throws {
    let text = "<tapGestureRecognizer customClass=\"OwnTap\" numberOfTapsRequired=\"2\" id=\"g\"/>"
    let made = try #require(try gesture(text) as? OwnTap)
    #expect(made.numberOfTapsRequired == 2)
  }

  @Test func `UIKit's own gesture stands for a class that is not there, or is of another kind`()
    throws
  {
    let other = try gesture("<tapGestureRecognizer customClass=\"NoSuchTap\" id=\"g\"/>")
    #expect(other is UITapGestureRecognizer)
    let pinch = try gesture("<pinchGestureRecognizer customClass=\"OwnTap\" id=\"g\"/>")
    #expect(pinch is UIPinchGestureRecognizer)
  }

  @Test func `the items of a controller's bar are of the classes that the document names`() throws {
    let text = """
      <document initialViewController="c"><scenes><scene><objects><viewController id="c">
        <view key="view" id="v"/>
        <navigationItem key="navigationItem" title="Shown" customClass="OwnNavigationItem" id="n">
          <barButtonItem key="rightBarButtonItem" title="Go" customClass="OwnItem" id="b"/>
        </navigationItem></viewController></objects></scene></scenes></document>
      """
    let content = try StoryboardContent(Data(text.utf8), name: "Own")
    let controller = try #require(UIStoryboard(content, name: "Own").controller("c"))
    #expect(controller.navigationItem is OwnNavigationItem)
    #expect(controller.navigationItem.title == "Shown")
    #expect(controller.navigationItem.rightBarButtonItem is OwnItem)
  }
}
