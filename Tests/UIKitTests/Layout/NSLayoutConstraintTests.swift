// The anchors of a constraint.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct NSLayoutConstraintTests {
  @Test func `a constraint returns its anchors`() {
    let (one, other) = (UIView(), UIView())
    let constraint = one.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    #expect(constraint.firstAnchor.item === one && constraint.secondAnchor?.item === other)
    #expect(one.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }
}
