// The properties of a shown view, with what its source declares of them.

internal import Inspection
internal import Messages

extension AgentView {
  /// The view with the declarations of its properties, and the inspectables of types that no inspector shows.
  func completed(from report: SourceReport) -> AgentView {
    var view = self
    let owners = report.superclasses(of: className)
    let declared = report.inspectables.filter { owners.contains($0.owner) }
    for index in properties.indices where properties[index].isInspectable {
      view.properties[index].declaration = declared.first { $0.name == properties[index].name }
    }
    var known = Set(properties.map(\.name))
    view.properties += declared.filter { known.insert($0.name).inserted }.map { declaration in
      var property = AgentProperty(
        name: declaration.name, readableName: ReadableName.of(declaration.name),
        kind: AgentProperty.noKind, value: nil, isInspectable: true)
      property.declaration = declaration
      return property
    }
    return view
  }
}

extension AgentPreview {
  /// The preview with the traits that its source gives it.
  func completed(from report: SourceReport) -> AgentPreview {
    var preview = self
    preview.traits =
      report.previews.first { $0.place.file == file && $0.place.line == line }?.traits ?? []
    return preview
  }
}

extension SourceReport {
  /// The class and all above it that have a name here, and the framework's.
  fileprivate func superclasses(of name: String) -> [String] {
    var names = [name]
    while let last = names.last, let view = views.first(where: { $0.name == last }),
      let above = view.superclass, !names.contains(above)
    {
      names.append(above)
    }
    return names + ["UIView"]
  }
}
