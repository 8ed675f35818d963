// The cache key of a prepared gradient.

internal import CoreGraphics

/// A gradient under a matrix to the device.
struct GradientKey: CacheKey {
  var gradient: GradientPaint
  var matrix: CGAffineTransform

  var hashBits: UInt64 {
    var mixer = BitMixer()
    mixer.add(matrix)
    let first = gradient.stops[0].color
    mixer.add(first.red)
    mixer.add(first.green)
    mixer.add(first.blue)
    switch gradient.kind {
    case .axial(let start, let end):
      mixer.add(start)
      mixer.add(end)
    case .radial(let start, _, let end, let endRadius):
      mixer.add(start)
      mixer.add(end)
      mixer.add(endRadius)
    case .conic(let center, let angle):
      mixer.add(center)
      mixer.add(angle)
    }
    return mixer.hashBits
  }
}
