// A set that may hold its objects weakly; Foundation on Linux has no such thing.

/// How a table holds its objects
/// ([Apple](https://developer.apple.com/documentation/foundation/nspointerfunctions/options)).
public struct NSPointerFunctions {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same only where they are one. Always so here.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}

/// A set of objects, held weakly or not
/// ([Apple](https://developer.apple.com/documentation/foundation/nshashtable)). Objects are the same
/// where they are one; they are kept in the order in which they came.
///
/// `ObjectType` may be a protocol of classes, which Swift on Linux does not take for a class.
open class NSHashTable<ObjectType>: NSObject {
  private struct Entry {
    weak var object: AnyObject?
    /// Keeps it where the table does.
    let held: AnyObject?
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

  open func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    let kept = object as AnyObject
    entries.append(Entry(object: kept, held: isWeak ? nil : kept))
  }

  open func remove(_ object: ObjectType?) {
    let gone = object.map { $0 as AnyObject }
    entries.removeAll { $0.object == nil || $0.object === gone }
  }

  open func removeAllObjects() { entries = [] }

  open func contains(_ object: ObjectType?) -> Bool {
    guard let object = object.map({ $0 as AnyObject }) else { return false }
    return entries.contains { $0.object === object }
  }

  open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }

  open func objectEnumerator() -> NSEnumerator {
    NSArray(array: entries.compactMap(\.object)).objectEnumerator()
  }
}
