// The properties of single views and layers on the page: reading, changing, giving back.

internal import CoreGraphics
internal import Inspection
package import Messages
internal import QuartzCore
internal import UIKit

extension PageContent {
  /// The properties of the view or layer with a number, by class. Fails where there is none any more.
  package func properties(of number: Int) throws(Failure) -> [PropertyGroup] {
    let part = try part(numbered: number)
    let originals = originals[part.identifier] ?? [:]
    return part.groups(inspector).map { group in
      PropertyGroup(
        name: group.name, isInspectable: group.isDeclaredInSources,
        properties: group.inspectables.map {
          property($0, of: part, original: originals[$0.name])
        })
    }
  }

  private func property(
    _ property: Inspectable, of part: PagePart, original: InspectableValue?
  ) -> PageProperty {
    let value = value(of: property, part)
    var told = PageProperty(
      name: property.name, readableName: property.readableName, kind: property.kind.name,
      choices: property.kind.names, isOptional: property.isOptional,
      isWritable: property.isWritable, value: value.map { ValueText.text($0) },
      isChanged: original.map { !Self.isSame($0, value) } ?? false,
      documentation: property.documentation)
    switch property.kind {
    case .list(let element): told.elementKind = element.name
    case .dictionary(let key, let element):
      (told.elementKind, told.keyKind, told.keyChoices) = (element.name, key.name, key.names)
    default: break
    }
    if let value, let standIn = part.standIn(of: property) {
      told.isUnset = Self.isSame(standIn, value)
    }
    if case .image(let image)? = value { told.picture = picture(of: image) }
    return told
  }

  /// Changes a view or layer with the layout that follows, without the animations that layers begin by themselves: an
  /// edit is not a part of what runs on the page, and is seen while time stands.
  private func edit(
    _ part: PagePart, _ change: () throws(InspectionError) -> Void
  ) throws(InspectionError) {
    try CATransaction.withoutImplicitAnimations { () throws(InspectionError) in
      try keepingInnerEdits(in: part, change)
      contentRoot?.layoutIfNeeded()
    }
  }

  /// A small picture of an image, which is made once.
  private func picture(of image: UIImage) -> Data? {
    if let known = pictures[ObjectIdentifier(image)] { return known.picture }
    let picture = Self.picture(of: image)
    if pictures.count > 100 { pictures = [:] }
    pictures[ObjectIdentifier(image)] = (image, picture)
    return picture
  }

  static func isSame(_ one: InspectableValue, _ other: InspectableValue?) -> Bool {
    switch (one, other) {
    case (.image(let one), .image(let other)?): one === other
    case (_, let other?): ValueText.text(one) == ValueText.text(other)
    case (_, nil): false
    }
  }

  /// Changes a property of one view or layer, and reads all of its properties. On a failure nothing is changed.
  package func change(_ change: PropertyChange) throws(Failure) -> [PropertyGroup] {
    let part = try part(numbered: change.view)
    do throws(InspectionError) {
      let property = try part.property(named: change.property, inspector)
      let identifier = part.identifier
      if let text = change.text {
        let original = originals[identifier]?[property.name] ?? value(of: property, part)
        let assignment = Assignment(className: nil, property: property.name, text: text)
        try edit(part) { () throws(InspectionError) in try part.apply(assignment, inspector) }
        originals[identifier, default: [:]][property.name] = original
        editedTexts[identifier, default: [:]][property.name] = text
      } else if let original = originals[identifier]?.removeValue(forKey: property.name) {
        editedTexts[identifier]?[property.name] = nil
        try edit(part) { part.set(property, to: original) }
      }
    } catch {
      throw Failure(error, option: nil)
    }
    return try properties(of: change.view)
  }

  func part(numbered number: Int) throws(Failure) -> PagePart {
    if let layer = numbers.layer(number) { return .layer(layer) }
    return .view(try view(numbered: number))
  }

  func view(numbered number: Int) throws(Failure) -> UIView {
    guard let view = numbers.view(number) else {
      throw Failure(.badData, "the view is not on the page any more")
    }
    return view
  }

  func number(of part: PagePart) -> Int {
    switch part {
    case .view(let view): numbers.number(of: view)
    case .layer(let layer): numbers.number(of: layer)
    }
  }
}
