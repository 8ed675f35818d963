// An Xcode project: its targets with their files.

internal import Foundation

/// The targets of an Xcode project, read from `project.pbxproj`.
///
/// Files come from build phases, whose references get their paths from the groups around them, and from synchronised
/// folders, which belong to a target as a whole but for its exceptions.
package struct XcodeProject: Sendable {
  /// The path of the project, `Dials.xcodeproj`.
  package let path: String
  /// In the project's order.
  package let targets: [ProjectTarget]
  /// Sentences about files that are not there, and what is not read; one each.
  package let remarks: [String]

  /// Reads a project.
  package init(_ path: String) throws(XcodeProjectError) {
    let objects = try XcodeObjects(ofProject: path)
    self.init(objects, path: path)
  }

  init(_ objects: XcodeObjects, path: String) {
    self.path = path
    var reader = XcodeTargetReader(objects, path: path)
    targets = objects.list("targets", of: objects.project)
      .filter { $0.isa == "PBXNativeTarget" }.map { reader.target($0) }
    remarks = reader.remarks
  }
}

/// Makes targets of a project's objects.
private struct XcodeTargetReader {
  private let objects: XcodeObjects
  private let groups: XcodeGroups
  private var told: Set<String> = []
  private(set) var remarks: [String] = []

  init(_ objects: XcodeObjects, path: String) {
    self.objects = objects
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    let inner = objects.project.text("projectDirPath") ?? ""
    groups = XcodeGroups(
      objects, root: inner.isEmpty ? folder : PackageManifest.standardized("\(folder)/\(inner)"))
  }

  mutating func target(_ object: XcodeObjects.Object) -> ProjectTarget {
    let settings = XcodeBuildSettings(of: object, in: objects, groups)
    let name = object.text("name") ?? ""
    let product = settings["PRODUCT_NAME"] ?? name
    var target = ProjectTarget(
      name: name, moduleName: ProjectTarget.identifier(settings["PRODUCT_MODULE_NAME"] ?? product),
      product: Self.product(object.text("productType") ?? ""))
    target.swiftVersion = settings["SWIFT_VERSION"]
    target.deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"]
    target.isForIOS = Self.isForIOS(settings)
    addPhases(of: object, to: &target)
    addFolders(of: object, to: &target)
    addDependencies(of: object, to: &target)
    target.swiftFiles = Self.unique(target.swiftFiles)
    target.resources = Self.unique(target.resources)
    target.dependencies = Self.unique(target.dependencies).filter { $0 != name }
    if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"] {
      target.bridgingHeader = header.hasPrefix("/") ? header : "\(groups.root)/\(header)"
      remark("\(name): the bridging header \(header) is not read, as it is Objective-C")
    }
    return target
  }

  private static func product(_ type: String) -> ProjectTarget.Product {
    let kind = type.replacing("com.apple.product-type.", with: "")
    switch kind {
    case "application", "application.on-demand-install-capable": return .application
    case "framework", "framework.static": return .framework
    case "library.static", "library.dynamic": return .library
    case "bundle.unit-test", "bundle.ui-testing": return .test
    default: return kind.contains("extension") ? .appExtension : .other
    }
  }

  private static func isForIOS(_ settings: XcodeBuildSettings) -> Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? ""
    switch settings["SDKROOT"] ?? "auto" {
    case "iphoneos", "iphonesimulator": return true
    case "auto": return platforms.isEmpty || platforms.contains("iphone")
    default: return platforms.contains("iphone")
    }
  }

  // MARK: Files

  private mutating func addPhases(
    of object: XcodeObjects.Object, to target: inout ProjectTarget
  ) {
    for phase in objects.list("buildPhases", of: object) {
      for file in objects.list("files", of: phase) {
        switch phase.isa {
        case "PBXSourcesBuildPhase": add(file, toSourcesOf: &target)
        case "PBXResourcesBuildPhase": target.resources += paths(of: file, in: target.name)
        case "PBXFrameworksBuildPhase": target.dependencies += product(of: file).map { [$0] } ?? []
        default: break
        }
      }
    }
  }

  private mutating func add(
    _ file: XcodeObjects.Object, toSourcesOf target: inout ProjectTarget
  ) {
    target.swiftFiles += paths(of: file, in: target.name).filter { $0.hasSuffix(".swift") }
  }

  /// The paths of a build file: of a localised one each language's. Those that are not there are remarked.
  private mutating func paths(of file: XcodeObjects.Object, in target: String) -> [String] {
    guard let reference = objects[file.text("fileRef")] else {
      if file.text("productRef") == nil {
        remark("\(target): the build file \(file.id) names no file")
      }
      return []
    }
    let members =
      reference.isa == "PBXVariantGroup" ? reference.texts("children") : [reference.id]
    var found: [String] = []
    for member in members {
      guard let path = groups.paths[member] else { continue }
      if FileManager.default.fileExists(atPath: path) {
        found.append(path)
      } else {
        remark("\(target): \(path) is not there")
      }
    }
    return found
  }

  private mutating func addFolders(
    of object: XcodeObjects.Object, to target: inout ProjectTarget
  ) {
    let own = Set(object.texts("fileSystemSynchronizedGroups"))
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = groups.paths[group.id] else { continue }
      let exceptions = objects.list("exceptions", of: group)
        .filter { $0.text("target") == object.id }.flatMap { $0.texts("membershipExceptions") }
        .flatMap { SynchronizedFolder.paths(ofException: $0, in: folder) }
      if own.contains(group.id) {
        if !ListedFolder.isFolder(folder) { remark("\(target.name): \(folder) is not there") }
        let files = ProjectFolder(folder, excluding: Set(exceptions))
        target.swiftFiles += files.swiftFiles
        target.resources += files.resources
      } else {
        add(exceptions.map { "\(folder)/\($0)" }, to: &target)
      }
    }
  }

  /// Adds files of a folder that belongs to another target.
  private mutating func add(_ paths: [String], to target: inout ProjectTarget) {
    for path in paths {
      if !FileManager.default.fileExists(atPath: path) {
        remark("\(target.name): \(path) is not there")
      } else if path.hasSuffix(".swift") {
        target.swiftFiles.append(path)
      } else {
        target.resources.append(path)
      }
    }
  }

  // MARK: Dependencies

  private func addDependencies(of object: XcodeObjects.Object, to target: inout ProjectTarget) {
    for dependency in objects.list("dependencies", of: object) {
      let named = objects[dependency.text("target")]?.text("name") ?? dependency.text("name")
      let product = objects[dependency.text("productRef")]?.text("productName")
      target.dependencies += [named ?? product].compactMap(\.self)
    }
    target.dependencies += objects.list("packageProductDependencies", of: object)
      .compactMap { $0.text("productName") }
  }

  /// The name of a linked framework, library or package product.
  private func product(of file: XcodeObjects.Object) -> String? {
    if let product = objects[file.text("productRef")] { return product.text("productName") }
    let reference = objects[file.text("fileRef")]
    guard let path = reference?.text("path") ?? reference?.text("name") else { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".framework") ? String(name.dropLast(".framework".count)) : nil
  }

  private mutating func remark(_ sentence: String) {
    if told.insert(sentence).inserted { remarks.append(sentence) }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
