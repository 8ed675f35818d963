// The records of classes and members, gathered from declarations and extensions.

internal import Messages
internal import SwiftSyntax

/// A class that the module declares.
struct ClassRecord {
  /// With the names of the types around it: `Page.Dial`.
  var name: String
  /// Without generic arguments, type aliases of the module followed; nil: none. May be a protocol.
  var superclass: String?
  var conformances: [String] = []
  var isMarkedDesignable = false
  /// The type whose extensions can name it.
  var host = ""
  /// Why no code outside of it can name or make it; nil: it can.
  var obstacle: String?
  var initializers: [InitializerRecord] = []
  var declaration: ClassDeclSyntax
  var file: ParsedFile

  var place: SourcePlace { file.place(declaration.name) }

  /// The name that `@objc(Name)` gives it for documents; nil: none.
  var objcName: String? {
    guard case .objCName(let pieces)? = declaration.attributes.named("objc")?.arguments else {
      return nil
    }
    return pieces.trimmedDescription
  }

  var isGeneric: Bool { declaration.genericParameterClause != nil }

  /// Puts the type in the place of an alias of it.
  mutating func resolve(_ aliases: [String: String]) {
    var seen: Set<String> = []
    while let above = superclass, let meant = aliases[above], seen.insert(above).inserted {
      superclass = meant
    }
  }
}

/// An initialiser of a class.
struct InitializerRecord: Hashable {
  /// The labels of the parameters without a default value.
  var neededLabels: [String]
  var labels: [String]
  var isConvenience: Bool
  var isOverride: Bool
  var isFailable: Bool
  /// Whether it must not be called: it is marked `@available(*, unavailable)`, throws, is asynchronous, or ends the
  /// program.
  var isUnavailable: Bool
}

/// A method that Objective-C's runtime would know.
struct MethodRecord {
  /// The class or the extended class.
  var owner: String
  /// The type whose extensions can name the class.
  var host: String
  var name: String
  /// `_` for none.
  var labels: [String]
  /// As they are written.
  var types: [String]
  var selector: String
  /// `(to place: Int) -> Bool`, on one line and without default values.
  var signature: String
  /// Whether it is marked `@objc`, `@IBAction` or `@IBSegueAction`, by itself or through what it is declared in.
  var isMarked: Bool
  /// Whether a closure can call it: no `inout`, no attributes, not asynchronous, at most three.
  var isCallable: Bool
  var isOverride: Bool
  var isPrivate: Bool
  /// Whether it belongs to the class and not to its instances.
  var isOfType: Bool
  var file: ParsedFile
}

/// A property with the place where its code can be written.
struct PropertyRecord {
  var declaration: InspectableDeclaration
  /// The type whose extensions can name the owner.
  var host: String
  var isInspectable: Bool
  /// Whether documents connect something to it.
  var isOutlet: Bool
  /// The text of the documentation comment; nil: there is none.
  var documentation: String?
  var file: ParsedFile
}

/// A property of an `@objc` protocol that a class need not have.
struct OptionalProperty {
  var name: String
  /// As it is written.
  var type: String
  var isWritable: Bool
  var isPublic: Bool
  var file: ParsedFile
}

/// A function of an `@objc` protocol that a class need not have.
struct OptionalRequirement {
  var name: String
  /// `_` for none.
  var labels: [String]
  var selector: String
  /// Without attributes and `optional`: `func dialDidTurn(_ dial: Dial)`.
  var declaration: String
  var returnsValue: Bool
  var isPublic: Bool
  var file: ParsedFile
}
