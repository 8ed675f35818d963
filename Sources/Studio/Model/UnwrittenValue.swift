// A value that a person set, with the view that has it.

internal import Inspection
internal import Messages
internal import Pages
internal import PropertyForms

/// A value that is not as the page's source has it.
struct UnwrittenValue: Hashable {
  var path: NodePath
  var view: PageNode
  /// The class that declares the property; its properties are left out.
  var group: PropertyGroup
  var property: PageProperty
  /// As `--set` takes it.
  var text: String

  /// The property's name, as the inspector shows it.
  var label: String { ShortName.of(property, in: group) }

  /// The value in words: its parts by their names.
  var words: String {
    if property.kind == "color", let name = ValueNotation.catalogWords(text) { return name }
    guard let names = Self.partNames[property.kind] else { return text }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == names.count else { return text }
    return zip(names, parts).map { "\($0) \($1)" }.joined(separator: ", ")
  }

  private static let partNames: [String: [String]] = [
    "point": ["x", "y"], "size": ["width", "height"], "rect": ["x", "y", "width", "height"],
    "range": ["location", "length"], "insets": ["top", "left", "bottom", "right"],
    "directionalInsets": ["top", "leading", "bottom", "trailing"],
  ]

  /// The value, as it is copied.
  var copied: PropertyValue {
    var value = PropertyValue(name: property.name, kind: property.kind, text: text)
    value.isOptional = property.isOptional
    value.elements = property.elementKind.map { ElementKinds(key: property.keyKind, value: $0) }
    return value
  }

  /// The value, as a page is asked to write it.
  var written: ViewValue {
    ViewValue(
      AgentState.Value(name: property.name, kind: property.kind, text: text), of: view)
  }
}

extension [UnwrittenValue] {
  /// The values by view, in their order.
  var byView: [[UnwrittenValue]] {
    var views: [[UnwrittenValue]] = []
    for value in self {
      if views.last?.first?.path == value.path {
        views[views.count - 1].append(value)
      } else {
        views.append([value])
      }
    }
    return views
  }
}
