// How a matrix to the device scales, and the whole pixels that it moves by.

internal import CoreGraphics

extension CGAffineTransform {
  /// The factor by which the matrix stretches the direction that it stretches most.
  var largestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let rest = sum * sum - 4 * determinant * determinant
    let scale = ((sum + max(rest, 0).squareRoot()) / 2).squareRoot()
    return scale.isFinite ? scale : 1e15
  }

  /// The factor by which the matrix stretches the direction that it stretches least.
  var smallestScale: Double {
    let largest = largestScale
    return largest > 0 ? abs(determinant) / largest : 0
  }

  /// Whether the matrix stretches all directions alike.
  var isSimilarity: Bool { smallestScale >= largestScale * (1 - 1e-6) }
}

// A picture that is moved by whole pixels keeps its bytes: samplers see only the fraction of the
// translation, so no rounding depends on where on the device the picture stands.
extension CGAffineTransform {
  /// The whole pixels of the translation; 0 where it is so large that pixels are lost anyway.
  var wholePixels: (x: Int, y: Int) {
    let farthest = 1e9
    guard abs(tx) < farthest, abs(ty) < farthest else { return (0, 0) }
    return (Int(tx.rounded(.down)), Int(ty.rounded(.down)))
  }

  func moved(x: Int, y: Int) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + CGFloat(x), ty: ty + CGFloat(y))
  }
}
