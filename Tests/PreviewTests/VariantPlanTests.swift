// Variants beside each other: their titles have room.

import CoreGraphics
import Testing

@testable import Studio

@MainActor @Suite struct VariantPlanTests {
  private let room = CGSize(width: 900, height: 700)

  @Test(arguments: [1, 2, 4, 7, 12]) func `titles are not cut, and all stands in the room`(
    count: Int
  ) {
    let sizes = [CGSize](repeating: CGSize(width: 375, height: 667), count: count)
    let titles = (0..<count).map { CGFloat(90 + $0 * 5) }
    let plan = VariantPlan(sizes, titles: titles, columns: 2, in: room)
    #expect(plan.frames.indices.allSatisfy { plan.titleWidth(of: $0) >= titles[$0] })
    #expect(plan.size.width <= room.width + 12 && plan.size.height <= room.height + 12)
    #expect(plan.factor <= 1)
  }

  @Test func `titles that are narrower than the pictures change nothing`() {
    let sizes = [CGSize](repeating: CGSize(width: 375, height: 667), count: 4)
    let plain = VariantPlan(sizes, columns: 2, in: room)
    let titled = VariantPlan(sizes, titles: [40, 40, 40, 40], columns: 2, in: room)
    #expect(plain.frames == titled.frames)
  }

  @Test(arguments: [1, 2, 6, 12]) func `in a small room pictures stay legible, and go on below it`(
    count: Int
  ) {
    let sizes = [CGSize](repeating: CGSize(width: 375, height: 667), count: count)
    for size in [CGSize(width: 296, height: 140), CGSize(width: 400, height: 200)] {
      let plan = VariantPlan(sizes, columns: 2, in: size)
      #expect(plan.frames.allSatisfy { $0.height >= VariantPlan.leastSide - 0.01 })
      #expect(plan.frames.allSatisfy { $0.minX >= 0 && $0.maxX <= size.width })
      #expect(plan.size.height > size.height)
    }
    let narrow = VariantPlan(sizes, columns: 2, in: CGSize(width: 80, height: 300))
    #expect(narrow.frames.allSatisfy { $0.maxX <= 80 && $0.width >= 1 })
  }
}
