// Vectors, matrices and turns, against results that are known on paper.

import Testing
import simd

@Suite struct VectorTests {
  @Test func `products, lengths and distances`() {
    #expect(dot(SIMD3<Float>(1, 2, 3), [4, 5, 6]) == 32)
    #expect(simd_length(SIMD2<Double>(3, 4)) == 5)
    #expect(distance(SIMD2<Float>(1, 1), [4, 5]) == 5)
    #expect(cross(SIMD3<Float>(1, 0, 0), [0, 1, 0]) == [0, 0, 1])
    #expect(normalize(SIMD2<Double>(0, 2)) == [0, 1])
    #expect(mix(SIMD2<Float>(0, 10), [10, 20], t: 0.5) == [5, 15])
    #expect(clamp(SIMD2<Float>(-1, 3), min: 0, max: 1) == [0, 1])
    #expect(abs(SIMD2<Float>(-1, 2)) == [1, 2])
    #expect(reflect(SIMD2<Float>(1, -1), n: [0, 1]) == [1, 1])
    #expect(simd_smoothstep(0, 1, 0.5) == 0.5)
    #expect(step(SIMD2<Float>(0, 2), edge: [1, 1]) == [0, 1])
  }

  @Test func `a matrix is stored by columns, and applies the right factor first`() {
    let move = simd_float3x3(columns: ([1, 0, 0], [0, 1, 0], [5, 6, 1]))
    let scale = float3x3(diagonal: [2, 3, 1])
    #expect(move * SIMD3<Float>(1, 1, 1) == [6, 7, 1])
    #expect(move * scale * SIMD3<Float>(1, 1, 1) == [7, 9, 1])
    #expect(move[2, 0] == 5 && move.transpose[0, 2] == 5)
    #expect(simd_float2x2(rows: [[1, 2], [3, 4]]).columns.0 == [1, 3])
    #expect(SIMD2<Double>(1, 1) * double2x2(rows: [[1, 2], [3, 4]]) == [4, 6])
  }

  @Test func `inverses and determinants`() {
    let matrix = double4x4(
      [2, 0, 0, 0], [0, 0, 4, 0], [0, 1, 0, 0], [1, 2, 3, 1])
    #expect(matrix.determinant == -8)
    #expect(matrix * matrix.inverse == matrix_identity_double4x4)
    #expect(double2x2([1, 2], [2, 4]).determinant == 0)
    #expect(double2x2([1, 2], [2, 4]).inverse[0].x.isNaN)
  }

  @Test func `a quarter turn about the upright axis turns x into y`() {
    let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    #expect(simd_distance(turn.act([1, 0, 0]), [0, 1, 0]) < 1e-12)
    #expect(simd_distance(double3x3(turn) * SIMD3(1, 0, 0), [0, 1, 0]) < 1e-12)
    #expect(
      abs(simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), turn, 0.5).angle - .pi / 4) < 1e-12)
    #expect(simd_distance((turn * turn.inverse).vector, [0, 0, 0, 1]) < 1e-12)
    #expect(simd_distance(simd_quatd(from: [1, 0, 0], to: [0, 1, 0]).vector, turn.vector) < 1e-12)
  }
}
