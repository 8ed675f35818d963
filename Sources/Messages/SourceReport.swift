// The reader's report: the declarations in Swift sources, and their lowered copies.

/// The answer of the reader: the lowered copy of each file, and the classes in them.
package struct SourceReport: Codable, Hashable, Sendable {
  /// In the order they were given.
  package var files: [LoweredFile]
  /// Every view class, in the order of declaration.
  package var views: [ViewClass]
  /// Every inspectable property, in the order of declaration.
  package var inspectables: [InspectableDeclaration]
  /// Every preview, in the order of declaration. Default: none.
  package var previews: [SourcePreview]
  /// Things that the reader could not do, such as showing a generic class.
  package var remarks: [SourceMessage]
  /// A warning for each part of a file that is left out for the compiler's faults in it. Default: none.
  package var leftOut: [SourceMessage] = []
  /// The faults of the compiler that are in no part that can be left out. Default: none.
  package var faults: [SourceMessage] = []

  package init(
    files: [LoweredFile], views: [ViewClass], inspectables: [InspectableDeclaration],
    previews: [SourcePreview] = [], remarks: [SourceMessage]
  ) {
    self.files = files
    self.views = views
    self.inspectables = inspectables
    self.previews = previews
    self.remarks = remarks
  }
}

extension SourceReport {
  /// The modules of the files, in the order of their first files.
  package var modules: [SourceModule] {
    files.reduce(into: []) { modules, file in
      if !modules.contains(file.module) { modules.append(file.module) }
    }
  }
}

/// A view class of the sources.
package struct ViewClass: Codable, Hashable, Sendable {
  /// With the names of the types around it: `Page.Dial`; behind its module's, `Core.Dial`, where a module before
  /// that one has a view class of the same name.
  package var name: String
  /// As it is written; nil: none.
  package var superclass: String?
  /// Whether it or a class above it is marked `@IBDesignable`.
  package var isDesignable: Bool
  /// The place of its name.
  package var place: SourcePlace

  /// A class as it is declared.
  package init(name: String, superclass: String?, isDesignable: Bool, place: SourcePlace) {
    self.name = name
    self.superclass = superclass
    self.isDesignable = isDesignable
    self.place = place
  }
}

/// A preview that a source declares with `#Preview`.
package struct SourcePreview: Codable, Hashable, Sendable {
  /// Nil: the source gives it none, or one that has to be computed.
  package var name: String?
  /// As they are written.
  package var traits: [String]
  /// The place of `#Preview`.
  package var place: SourcePlace
  /// The function of the copy that returns it.
  package var function: String

  /// The name that is shown of a preview in a line, which the source gives none.
  package static func name(ofLine line: Int) -> String { "Line \(line)" }

  /// A preview as it is declared.
  package init(name: String?, traits: [String], place: SourcePlace, function: String) {
    self.name = name
    self.traits = traits
    self.place = place
    self.function = function
  }
}

/// A property marked `@IBInspectable`.
package struct InspectableDeclaration: Codable, Hashable, Sendable {
  /// The class or the extended class that declares it.
  package var owner: String
  /// The property's name.
  package var name: String
  /// As it is written; nil: the compiler infers it.
  package var type: String?
  /// The initial value as it is written; nil: none.
  package var initialValue: String?
  /// `private`, `fileprivate`, `internal`, `public` or `open`.
  package var access: String
  /// Whether it is computed, so that it has no initial value.
  package var isComputed: Bool
  /// Whether it overrides a property of the class above.
  package var isOverride: Bool
  /// Whether it can be set.
  package var isWritable: Bool
  /// The place of its name.
  package var place: SourcePlace

  package init(
    owner: String, name: String, type: String?, initialValue: String?, access: String,
    isComputed: Bool, isOverride: Bool, isWritable: Bool, place: SourcePlace
  ) {
    self.owner = owner
    self.name = name
    self.type = type
    self.initialValue = initialValue
    self.access = access
    self.isComputed = isComputed
    self.isOverride = isOverride
    self.isWritable = isWritable
    self.place = place
  }
}

/// A place in a source file.
package struct SourcePlace: Codable, Hashable, Sendable, CustomStringConvertible {
  /// As it was given.
  package var file: String
  /// From 1.
  package var line: Int
  /// In bytes, from 1, as the compiler counts.
  package var column: Int

  /// A place; line and column begin at 1.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column)" }
}

/// Something said about a place in a source.
package struct SourceMessage: Codable, Hashable, Sendable, CustomStringConvertible {
  /// How bad it is, in the compiler's words.
  package enum Severity: String, Codable, Hashable, Sendable {
    case error
    case warning
    case note
    case remark
  }

  /// Nil: about no place in particular.
  package var place: SourcePlace?
  /// How bad it is.
  package var severity: Severity
  /// One line.
  package var text: String

  /// A message about a place, or about none.
  package init(_ severity: Severity, at place: SourcePlace?, _ text: String) {
    self.severity = severity
    self.place = place
    self.text = text
  }

  package var description: String { place.map { "\($0): \(text)" } ?? text }

  /// The same as an error.
  package var asError: SourceMessage { SourceMessage(.error, at: place, text) }
}
