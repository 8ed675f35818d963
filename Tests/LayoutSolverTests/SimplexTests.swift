// Constraints as numbers: what is required, and what is preferred by priority.

import LayoutSolver
import Testing

@Suite struct SimplexTests {
  private let left = LayoutVariable(owner: 1, part: .minX)
  private let width = LayoutVariable(owner: 1, part: .width)

  private func difference(_ variable: LayoutVariable, _ value: Double) -> LinearExpression {
    LinearExpression(variable) - LinearExpression(value)
  }

  @Test func `required equations have one solution`() {
    var simplex = Simplex()
    let sum = LinearExpression(left) + LinearExpression(width) - LinearExpression(100)
    #expect(simplex.require(sum, .equal, owner: 0).isEmpty)
    #expect(simplex.require(difference(left, 30), .equal, owner: 1).isEmpty)
    #expect(simplex.value(left) == 30 && simplex.value(width) == 70)
  }

  @Test func `requirements that contradict each other are named, and the last is left out`() {
    var simplex = Simplex()
    #expect(simplex.require(difference(width, 10), .greaterOrEqual, owner: 0).isEmpty)
    #expect(simplex.require(difference(left, 5), .equal, owner: 1).isEmpty)
    #expect(simplex.require(difference(width, 8), .lessOrEqual, owner: 2) == [0, 2])
    simplex.prefer([(difference(width, 0), .equal)])
    #expect(simplex.value(width) == 10 && simplex.value(left) == 5)
  }

  @Test func `a lower level never trades against a higher one`() {
    var simplex = Simplex()
    simplex.prefer([(difference(width, 50), .equal)])
    simplex.prefer([(difference(width, 80), .equal), (difference(left, 7), .greaterOrEqual)])
    #expect(simplex.value(width) == 50 && simplex.value(left) == 7)
  }

  @Test func `a variable is determined where no other value is as good`() {
    var simplex = Simplex()
    #expect(!simplex.determines(left))
    // Between 10 and 20.
    #expect(simplex.require(difference(width, 10), .greaterOrEqual, owner: 0).isEmpty)
    #expect(simplex.require(difference(width, 20), .lessOrEqual, owner: 1).isEmpty)
    #expect(simplex.require(difference(left, 5), .equal, owner: 2).isEmpty)
    #expect(simplex.determines(left) && !simplex.determines(width))
    // Both sides of a wish to be 15, as content hugs and resists.
    simplex.prefer([(difference(width, 15), .lessOrEqual)])
    simplex.prefer([(difference(width, 15), .greaterOrEqual)])
    #expect(simplex.determines(width) && simplex.value(width) == 15)
  }

  @Test func `a variable that depends on an open one is open`() {
    var simplex = Simplex()
    let sum = LinearExpression(left) + LinearExpression(width) - LinearExpression(100)
    #expect(simplex.require(sum, .equal, owner: 0).isEmpty)
    #expect(!simplex.determines(left) && !simplex.determines(width))
    simplex.prefer([(difference(left, 30), .equal)])
    #expect(simplex.determines(left) && simplex.determines(width))
  }

  @Test func `terms that cancel are gone`() {
    let twice = LinearExpression(left) * 2
    #expect((twice - LinearExpression(left) - LinearExpression(left)).terms.isEmpty)
    #expect(LinearExpression(left) + LinearExpression(left) == twice)
  }
}
