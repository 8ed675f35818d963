// A target of a project: the files that are one module.

/// A target of a project, whose Swift files are compiled as one module.
package struct ProjectTarget: Sendable, Hashable {
  /// The kind of a target's product.
  package enum Product: String, Sendable {
    case application, framework, library, appExtension, test
    /// A tool, a watch app, and what else there is.
    case other
  }

  /// Its name in the project.
  package var name: String
  /// The name by which other modules import it.
  package var moduleName: String
  /// The kind of its product.
  package var product: Product
  /// Absolute paths, in the project's order, each once and there.
  package var swiftFiles: [String] = []
  /// Absolute paths of catalogs, documents, texts, pictures, and folders of them. Of a localised file all languages
  /// are listed.
  package var resources: [String] = []
  /// The names of targets, frameworks and package products that it depends on or links.
  package var dependencies: [String] = []
  /// Whether it is built for iOS, alone or among others.
  package var isForIOS = true
  /// As the project has it, such as `5.0`; nil where it does not say.
  package var swiftVersion: String?
  /// The oldest iOS that it runs on, such as `15.0`; nil where the project does not say.
  package var deploymentTarget: String?
  /// The path of its bridging header; nil where it has none. Objective-C is not read.
  package var bridgingHeader: String?

  /// A target without files.
  package init(name: String, moduleName: String, product: Product) {
    self.name = name
    self.moduleName = moduleName
    self.product = product
  }

  /// `Dial-Kit` is the module `Dial_Kit`, and `3D` is `_3D`, as Xcode makes C99 identifiers.
  static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
