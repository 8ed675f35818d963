// A document's scenes beside that which the document says of their views.

import CoreGraphics
import Foundation
import InterfaceDocuments
import Messages
import TestSupport

@testable import UIKit

/// A value of a view that is another than the document's.
struct Mismatch: CustomStringConvertible {
  let line: Int
  let element: String
  let id: String
  let attribute: String
  let written: String
  let shown: String

  var description: String {
    "\(line): \(element) \(id): \(attribute) is \(shown), not \(written)"
  }
}

/// Compares the scenes of a document, made at the document's own size, with its elements.
@MainActor struct DocumentComparison {
  let document: DesignedDocument
  private let screen: CGSize
  private let insets: UIEdgeInsets

  /// Reads a document on its own device. Call ``leaveDevice()`` when nothing more is made of it.
  init(_ data: Data, name: String) throws {
    var device = Device.standard
    var isOnSide = false
    document = try DesignedDocument(data, name: name) { id, isLandscape in
      device = id.map { Device.inDocument($0) ?? .standard } ?? .squareCanvas
      isOnSide = isLandscape
      let points = device.size(isLandscape: isLandscape)
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: points.width, height: points.height)
      UIScreen.main.scale = CGFloat(device.scale)
      ShownDevice.current = ShownDevice(
        isTablet: device.isTablet, isLarge: device.width >= 414, isLandscape: isLandscape)
    }
    screen = UIScreen.main.bounds.size
    let covered = isOnSide ? device.onSide : device.upright
    insets = UIEdgeInsets(
      top: covered.top, left: covered.sides, bottom: covered.bottom, right: covered.sides)
  }

  /// Makes the screen again that tests have.
  static func leaveDevice(_ bounds: CGRect) {
    UIScreen.main.bounds = bounds
    UIScreen.main.scale = 1
    ShownDevice.current = .upright
  }

  private func scene(_ index: Int, solves: Bool) -> DesignedScene {
    document.make(index, size: nil, standard: screen, insets: insets, solves: solves)
  }

  /// The views of a scene with their elements.
  func elements(ofScene index: Int) -> [NibReader.WrittenFrame] {
    scene(index, solves: false).written
  }

  // MARK: Attributes

  /// The values of a scene's views that are others than the document's, frames included.
  func attributes(ofScene index: Int) -> [Mismatch] {
    let scene = scene(index, solves: false)
    return scene.written.flatMap { line in
      DocumentExpectations(line.view, line.element).mismatches
        + frame(line, root: scene.view, within: 0.001)
    }
  }

  // MARK: Frames

  /// The frames that the scene's constraints give and that are more than half a point from the document's, in all
  /// views whose parents have the document's size; nil where Interface Builder calls a view misplaced or ambiguous.
  func solvedFrames(ofScene index: Int) -> [Mismatch]? {
    let scene = scene(index, solves: true)
    let lines = scene.written
    guard !lines.contains(where: \.isInDoubt) else { return nil }
    return lines.flatMap { frame($0, root: scene.view, within: 0.5) }
  }

  private func frame(
    _ line: NibReader.WrittenFrame, root: UIView, within points: CGFloat
  ) -> [Mismatch] {
    guard let written = line.frame, let parent = line.view.superview, parent !== root,
      !line.isPlacedByItsList
    else { return [] }
    let shown = line.view.frame
    let differences = [
      shown.minX - written.minX, shown.minY - written.minY, shown.width - written.width,
      shown.height - written.height,
    ]
    guard differences.contains(where: { abs($0) > points }) else { return [] }
    return [line.mismatch("frame", written: Self.words(written), shown: Self.words(shown))]
  }

  private static func words(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { $0.words }.joined(separator: " ")
  }
}

extension NibReader.WrittenFrame {
  func mismatch(_ attribute: String, written: String, shown: String) -> Mismatch {
    Mismatch(
      line: element.line, element: element.name, id: element.attributes["id"] ?? "",
      attribute: attribute, written: written, shown: shown)
  }

  /// Whether Interface Builder itself says that constraints give the view no frame or another one.
  fileprivate var isInDoubt: Bool {
    element.flag("misplaced") == true || element.flag("ambiguous") == true
  }

  /// Whether a table or a collection places the view, or a cell fits it.
  @MainActor fileprivate var isPlacedByItsList: Bool {
    [view, view.superview].contains {
      $0 is UITableViewCell || $0 is UICollectionReusableView
    } || [view.superview].contains { $0 is UITableView || $0 is UICollectionView }
  }
}

extension CGFloat {
  /// With two digits.
  var words: String {
    let hundredths = (self * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
