// The check of numbers: a value that is not finite never gets into a layer.

/// A value that knows whether all its numbers are finite.
protocol FiniteCheckable {
  var isAllFinite: Bool { get }
}

extension Double: FiniteCheckable {
  var isAllFinite: Bool { isFinite }
}

extension Float: FiniteCheckable {
  var isAllFinite: Bool { isFinite }
}

extension CGFloat: FiniteCheckable {
  var isAllFinite: Bool { isFinite }
}

extension CGPoint: FiniteCheckable {
  var isAllFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize: FiniteCheckable {
  var isAllFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect: FiniteCheckable {
  var isAllFinite: Bool { origin.isAllFinite && size.isAllFinite }
}

extension CATransform3D: FiniteCheckable {}
