// A layer's picture with the values it was made from: what its superlayer places.

/// What a layer draws without animations, in its own space, and the values that it shows.
struct LayerPicture {
  let values: SharedValues
  let items: DisplayList

  /// The picture in its superlayer's space; nil where there is nothing to see.
  func item(in superlayer: SublayerGeometry?) -> DisplayItem? {
    guard !items.isEmpty, values.values.isVisible, let matrix = values.matrix(in: superlayer),
      matrix.determinant != 0
    else { return nil }
    return DisplayItem(.list(items), transform: matrix)
  }
}

extension LayerValues {
  var isVisible: Bool {
    !isHidden && opacity > 0 && (isDoubleSided || transform.m33 >= 0)
  }
}
