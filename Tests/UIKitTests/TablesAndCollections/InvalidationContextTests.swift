// Invalidation contexts of layouts.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct InvalidationContextTests {
  @Test func `a flow layout invalidates with a context of its own class`() {
    let layout = UICollectionViewFlowLayout()
    let context = layout.invalidationContext(forBoundsChange: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
    let known: AnyClass = UICollectionViewFlowLayout.invalidationContextClass
    #expect(
      ObjectIdentifier(known)
        == ObjectIdentifier(UICollectionViewFlowLayoutInvalidationContext.self))
  }
}
