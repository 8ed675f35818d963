// Changes elements in a document's bytes: values such as frames, colours and texts.

extension InterfaceDocument {
  /// Gives an element a value, such as `<color key="tintColor" …/>`, in place of the one with its key.
  ///
  /// A value of the same kind is changed attribute by attribute. A new one is inserted where Xcode writes it.
  ///
  /// - Precondition: `value` has an attribute `key`.
  package mutating func setValue(
    _ value: NibElement, ofElementWithID id: String, at keys: [String] = []
  ) throws(InterfaceEditError) {
    guard let key = value.attributes["key"] else {
      preconditionFailure("a value of an interface document is marked with a key")
    }
    let element = try element(withID: id, at: keys)
    if let old = element.value(key) {
      try apply(try splices(changing: old, to: value))
    } else {
      try apply([try insertion(of: value, into: element)])
    }
  }

  /// Removes the value with the key, with its line; nothing changes where there is none.
  package mutating func removeValue(
    _ key: String, ofElementWithID id: String, at keys: [String] = []
  ) throws(InterfaceEditError) {
    let element = try element(withID: id, at: keys)
    guard let value = element.value(key) else { return }
    try apply(removals(of: [value], from: element))
  }

  /// Sets a text that is an attribute or, where it has several lines, a child `<string key=…>`.
  package mutating func setText(
    _ key: String, to text: String, ofElementWithID id: String, at keys: [String] = []
  ) throws(InterfaceEditError) {
    let element = try element(withID: id, at: keys)
    let hasLines = text.contains(where: \.isNewline)
    var splices = try attributeSplices(element, key, to: hasLines ? nil : text)
    let value = NibElement("string", ["key": key], text: text)
    switch (element.value(key), hasLines) {
    case (let old?, true): splices += try self.splices(changing: old, to: value)
    case (let old?, false): splices += removals(of: [old], from: element)
    case (nil, true): splices.append(try insertion(of: value, into: element))
    case (nil, false): break
    }
    try apply(splices)
  }

  // MARK: Changes

  /// Returns the changes that make an element of the document another: of its attributes, and of those in it.
  func splices(
    changing old: NibElement, to new: NibElement
  ) throws(InterfaceEditError) -> [Splice] {
    guard let place = old.place else { return [] }
    guard old.name == new.name, old.children.count == new.children.count,
      !new.children.isEmpty || old.text == new.text
    else {
      let indentation = indentation(at: place.whole.lowerBound)
      let text = try Markup.element(new, indentation: indentation, lineEnd: lineEnd)
      return [Splice(range: place.whole, text: String(text.dropFirst(indentation.count)))]
    }
    var splices = try attributeSplices(of: old, from: new)
    for (child, wanted) in zip(old.children, new.children) {
      splices += try self.splices(changing: child, to: wanted)
    }
    return splices
  }

  private func attributeSplices(
    of old: NibElement, from new: NibElement
  ) throws(InterfaceEditError) -> [Splice] {
    var splices: [Splice] = []
    for name in old.attributes.keys where new.attributes[name] == nil {
      splices += try attributeSplices(old, name, to: nil)
    }
    for (name, value) in XcodeOrder.sorted(new.attributes) {
      splices += try attributeSplices(old, name, to: value)
    }
    return splices
  }
}
