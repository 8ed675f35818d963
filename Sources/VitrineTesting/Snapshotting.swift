// How a value becomes a snapshot: the shape of well-known snapshot tests.

public import CoreGraphics
internal import ImageCoding
public import UIKit

/// A way to make a snapshot of a value.
public struct Snapshotting<Value> {
  /// The extension of its files.
  public let pathExtension: String
  /// The largest difference of one component of one pixel, of 255, that counts as none; 0 for texts.
  let tolerance: Int
  /// The bytes to store.
  let data: @MainActor (Value) -> Data

  /// A way to make a snapshot. `data`: the bytes of a value, PNG for the extension `png`, else text.
  public init(pathExtension: String, data: @escaping @MainActor (Value) -> Data) {
    self.init(pathExtension: pathExtension, tolerance: 0, data: data)
  }

  init(pathExtension: String, tolerance: Int, data: @escaping @MainActor (Value) -> Data) {
    (self.pathExtension, self.tolerance, self.data) = (pathExtension, tolerance, data)
  }
}

extension Snapshotting where Value: SnapshotSubject {
  /// A picture, as the subject is at first.
  public static var image: Snapshotting { .image() }

  /// A picture. `precision`: the part of a component's range that must agree, 1 for all of it.
  public static func image(
    precision: Double = 1, size: CGSize? = nil, scale: CGFloat = 1, at time: TimeInterval = 0,
    appearance: UIUserInterfaceStyle = .light
  ) -> Snapshotting {
    let options = SnapshotOptions(size: size, scale: scale, at: time, appearance: appearance)
    return .image(options, tolerance: Int(((1 - min(max(precision, 0), 1)) * 255).rounded()))
  }

  static func image(_ options: SnapshotOptions, tolerance: Int) -> Snapshotting {
    Snapshotting(pathExtension: "png", tolerance: tolerance) { value in
      value.snapshot(options).pngData() ?? Data()
    }
  }
}

extension Snapshotting where Value: UIView {
  /// The tree of views as text, one a line.
  public static var recursiveDescription: Snapshotting {
    Snapshotting(pathExtension: "txt") { view in
      view.layoutIfNeeded()
      return Data((SnapshotDescription.text(of: view)).utf8)
    }
  }
}

extension Snapshotting where Value: UIViewController {
  /// The tree of the controller's views as text, one a line.
  public static var recursiveDescription: Snapshotting {
    Snapshotting(pathExtension: "txt") { controller in
      controller.view.layoutIfNeeded()
      return Data((SnapshotDescription.text(of: controller.view)).utf8)
    }
  }
}

extension Snapshotting where Value == String {
  /// Lines of text.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt") { Data($0.utf8) }
  }
}
