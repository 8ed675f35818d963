// The page's views as `inspect` lists them.

internal import CoreGraphics
internal import Inspection
package import Messages
internal import UIKit

extension PageContent {
  /// The shown views with their properties, those named in `skipped` without a value. Of a document all elements of its
  /// scenes, of which views of the sources' own classes have properties.
  package func descriptions(without skipped: [String] = []) -> [AgentView] {
    let scenes = designedElements
    guard !scenes.isEmpty else {
      let skipped = skipped + unreadable
      return views.map { inspector.report(of: $0, without: skipped) }
    }
    return scenes.flatMap { scene, elements in
      ElementOrder(elements).lines.map { element, depth in
        row(element, in: scene, depth: depth, without: skipped)
      }
    }
  }

  private func row(
    _ element: DesignedElement, in scene: AgentScene, depth: Int, without skipped: [String]
  ) -> AgentView {
    let view = element.view
    var row = inspector.report(of: view, without: skipped)
    if !element.isOwn { row.properties = [] }
    row.element = AgentElement(
      scene: scene, kind: element.kind, id: element.id, depth: depth, text: Self.text(of: view),
      isHidden: sequence(first: view) { $0.superview }.contains(where: \.isHidden),
      missingClass: element.missingClass)
    return row
  }
}

/// The elements of a scene as an outline: each behind the one that it is in.
@MainActor private struct ElementOrder {
  /// The elements, with the number of those around each.
  private(set) var lines: [(DesignedElement, depth: Int)] = []
  private let elements: [DesignedElement]
  /// The indices of the elements in one.
  private var inner: [Int: [Int]] = [:]

  /// Orders elements that come in any order of their depth.
  init(_ elements: [DesignedElement]) {
    self.elements = elements
    let indices = Dictionary(
      elements.enumerated().map { (ObjectIdentifier($0.element.view), $0.offset) }
    ) { first, _ in first }
    var outer: [Int] = []
    for (index, element) in elements.enumerated() {
      let around = sequence(first: element.view.superview) { $0?.superview }.lazy
        .compactMap { $0.flatMap { indices[ObjectIdentifier($0)] } }.first
      if let around { inner[around, default: []].append(index) } else { outer.append(index) }
    }
    for index in outer { append(index, depth: 0) }
  }

  private mutating func append(_ index: Int, depth: Int) {
    lines.append((elements[index], depth))
    for index in inner[index] ?? [] { append(index, depth: depth + 1) }
  }
}
