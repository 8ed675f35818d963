// Interface documents by name.

public import CoreGraphics
internal import InterfaceDocuments

/// A document that holds views ([Apple](https://developer.apple.com/documentation/uikit/uinib)).
///
/// `name.xib` is found where pictures are: beside the sources and in the project's folders of
/// resources. Where there is none, or it cannot be read, one empty view stands for it, and one log
/// line says so.
@preconcurrency @MainActor open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let data: Data?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    data = Self.data(named: name, in: bundleOrNil)
  }

  /// The bytes of a document as it is written, not as it is built on Apple's systems.
  public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
    name = "UINib(data:)"
    data = nibData
  }

  /// The document's objects at the top, with `ownerOrNil` for the placeholder of its owner.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let data else { return emptyView("was not found") }
    do throws(NibError) {
      let root = NibTree.prepared(try NibElement.parse(data), name: name)
      let reader = NibReader(document: name)
      let objects = reader.read(root, owner: ownerOrNil.map { $0 as AnyObject })
      keep(objects)
      return objects.isEmpty ? emptyView("holds no view") : objects
    } catch {
      return emptyView("cannot be read: \(error)")
    }
  }

  /// Until this turn of the run loop ends, as what Apple's pool releases: outlets to them may be weak.
  private func keep(_ objects: [Any]) {
    // SAFETY: the objects move to the main queue only to live longer, and nothing else uses this name.
    nonisolated(unsafe) let objects = objects
    DispatchQueue.main.async { withExtendedLifetime(unsafe objects) {} }
  }

  private func emptyView(_ reason: String) -> [Any] {
    logOnce("the document “\(name)” \(reason): an empty view stands for it")
    return [UIView()]
  }

  private static func data(named name: String, in bundle: Bundle?) -> Data? {
    NibFile.path(named: name, "xib", in: bundle).flatMap {
      FileManager.default.contents(atPath: $0)
    }
  }

  /// Whether there is a document of that name.
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    NibFile.path(named: name, "xib", in: bundle) != nil
  }
}

extension Bundle {
  /// As `UINib.instantiate(withOwner:options:)`.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
