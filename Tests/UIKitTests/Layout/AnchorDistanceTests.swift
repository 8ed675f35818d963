// Distances between anchors, related as widths are; and anchors of any object.

import CoreGraphics
import ObjCRuntime
import Testing
import UIKit

@MainActor @Suite struct AnchorDistanceTests {
  @Test func `the distance between two views is half of that to the edge`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (one, other) = (UIView(), UIView())
    for view in [one, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    one.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let between = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let behind = other.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    between.constraint(equalTo: behind, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 110, y: 0, width: 30, height: 10))
    let below = one.topAnchor.anchorWithOffset(to: root.bottomAnchor)
    #expect(below.constraint(equalToConstant: 1).isActive == false)
  }

  @Test func `any object gives the anchors that it has`() {
    let (view, guide) = (UIView(), UILayoutGuide())
    #expect(ObjCRuntime.receiver(view as AnyObject).topAnchor.item === view)
    #expect(ObjCRuntime.receiver(guide as AnyObject).widthAnchor.item === guide)
    #expect(ObjCRuntime.receiver(NSString() as AnyObject).topAnchor == nil)
    view.tag = 7
    #expect(ObjCRuntime.receiver(view as AnyObject).tag == 7)
  }
}
