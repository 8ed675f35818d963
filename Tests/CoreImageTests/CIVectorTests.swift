// Vectors for image filters.

import CoreGraphics
import CoreImage
import Testing

@Suite struct CIVectorTests {
  @Test func `a vector of a rectangle has its four numbers`() {
    let vector = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(vector.count == 4 && vector.z == 3 && vector.value(at: 9) == 0)
    #expect(vector.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
