// The state that a page hands on to the next build of it, and takes over from the one before.

internal import CoreGraphics
internal import Inspection
package import Messages
internal import UIKit

extension PageContent {
  /// Everything that was changed since the page was shown.
  package var state: AgentState {
    var found: [AgentState.View] = []
    for (index, view) in views.enumerated() {
      let first = firstValues?[index]
      let changed =
        first.map { first in values(of: view).filter { !first.contains($0) } }
        ?? values(of: view, named: restoredNames[ObjectIdentifier(view)] ?? [])
      collect(view, changed: changed, into: &found)
    }
    return AgentState(assignments: assignments, views: found)
  }

  /// The present values of a view's inspectables, of all or of those with certain names.
  func values(of view: UIView, named names: Set<String>? = nil) -> [AgentState.Value] {
    inspector.inspectables(of: view).compactMap { property in
      guard names?.contains(property.name) ?? true, property.kind != .opaque else {
        return nil
      }
      return value(of: property, .view(view)).map {
        AgentState.Value(name: property.name, kind: property.kind.name, text: ValueText.text($0))
      }
    }
  }

  private func collect(
    _ shown: UIView, changed: [AgentState.Value], into found: inout [AgentState.View]
  ) {
    let name = Self.name(of: shown)
    let ordinal = ordinal(of: shown)
    func visit(_ part: PagePart, path: [Int], values: [AgentState.Value]) {
      let known = Set(values.map(\.name))
      var values = values + edited(part).filter { !known.contains($0.name) }
      let edits = editedTexts[part.identifier] ?? [:]
      for index in values.indices { values[index].isEdited = edits[values[index].name] != nil }
      let place = AgentState.Place(
        shown: name, ordinal: ordinal, path: path, className: part.className)
      var state = AgentState.View(place: place, values: values)
      if case .view(let view) = part {
        state.offset = (view as? UIScrollView)?.keptOffset
        state.isFirstResponder = view.isFirstResponder
      }
      if !state.isEmpty { found.append(state) }
      for (index, inner) in part.parts { visit(inner, path: path + [index], values: []) }
    }
    visit(.view(shown), path: [], values: changed)
  }

  /// The values that somebody set, without what came of touches and time: the state in which the page begins again.
  package var editedState: AgentState {
    var found: [AgentState.View] = []
    for view in views {
      let name = Self.name(of: view)
      let ordinal = ordinal(of: view)
      func visit(_ part: PagePart, path: [Int]) {
        let values = editedValues(of: part)
        if !values.isEmpty {
          let place = AgentState.Place(
            shown: name, ordinal: ordinal, path: path, className: part.className)
          found.append(AgentState.View(place: place, values: values))
        }
        for (index, inner) in part.parts { visit(inner, path: path + [index]) }
      }
      visit(.view(view), path: [])
    }
    return AgentState(assignments: assignments, views: found)
  }

  private func ordinal(of shown: UIView) -> Int {
    let name = Self.name(of: shown)
    return views.prefix { $0 !== shown }.filter { Self.name(of: $0) == name }.count
  }

  private func editedValues(of part: PagePart) -> [AgentState.Value] {
    guard let texts = editedTexts[part.identifier], !texts.isEmpty else { return [] }
    return part.properties(inspector).compactMap { property in
      texts[property.name].map {
        AgentState.Value(
          name: property.name, kind: property.kind.name, text: $0, isEdited: true)
      }
    }
  }

  /// The present values of the properties that a person changed on this one view or layer. An image has no text to be
  /// made of.
  private func edited(_ part: PagePart) -> [AgentState.Value] {
    guard let originals = originals[part.identifier] else { return [] }
    return part.properties(inspector).compactMap { property in
      guard originals[property.name] != nil, property.kind != .image else {
        return nil
      }
      return value(of: property, part).map {
        AgentState.Value(name: property.name, kind: property.kind.name, text: ValueText.text($0))
      }
    }
  }

  // MARK: Taking over

  /// Sets the values of an earlier page; one that does not fit any more is left as the sources have it.
  func restoreValues(_ state: AgentState) {
    for assignment in state.assignments { try? set(assignment) }
    for kept in state.views { restoreValues(kept) }
  }

  private func restoreValues(_ kept: AgentState.View) {
    guard let part = part(at: kept.place), editedTexts[part.identifier] == nil,
      !kept.place.path.isEmpty || restoredNames[part.identifier] == nil
    else { return }
    let kinds = Dictionary(
      part.properties(inspector).map { ($0.name, $0.kind.name) }, uniquingKeysWith: { $1 })
    for value in kept.values where kinds[value.name] == value.kind { restore(value, of: part) }
  }

  /// Scrolls and focuses as in an earlier page, and sets the values of inner views and layers again that layout has made
  /// or set otherwise; call it after layout.
  package func restoreViews(_ state: AgentState) {
    for (outer, edits) in restoredEdits { for edit in edits { keep(edit, in: outer) } }
    restoredEdits = []
    for kept in state.views {
      restoreValues(kept)
      guard case .view(let view)? = part(at: kept.place) else { continue }
      if let offset = kept.offset, let scroll = view as? UIScrollView {
        scroll.scroll(to: CGPoint(x: offset[0], y: offset[1]))
      }
      if kept.isFirstResponder { view.becomeFirstResponder() }
    }
  }

  private func part(at place: AgentState.Place) -> PagePart? {
    let shown = views.filter { Self.name(of: $0) == place.shown }
    guard shown.indices.contains(place.ordinal) else { return nil }
    let found = PagePart.view(shown[place.ordinal]).part(at: place.path)
    return found.flatMap { $0.className == place.className ? $0 : nil }
  }

  private static func name(of view: UIView) -> String { TypeName.short(type(of: view)) }
}

extension UIScrollView {
  /// Points from where it stands by itself; nil: it stands there.
  fileprivate var keptOffset: [Double]? {
    let start = CGPoint(x: -contentInset.left, y: -contentInset.top)
    return contentOffset == start
      ? nil : [Double(contentOffset.x), Double(contentOffset.y)]
  }

  /// As far as there is content now.
  fileprivate func scroll(to point: CGPoint) {
    let least = CGPoint(x: -contentInset.left, y: -contentInset.top)
    let most = CGPoint(
      x: contentSize.width + contentInset.right - bounds.width,
      y: contentSize.height + contentInset.bottom - bounds.height)
    contentOffset = CGPoint(
      x: max(least.x, min(point.x, most.x)), y: max(least.y, min(point.y, most.y)))
  }
}
