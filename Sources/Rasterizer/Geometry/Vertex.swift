// Points and vectors as the rasteriser computes with them.

/// A vertex in pixels.
typealias Vertex = SIMD2<Double>
