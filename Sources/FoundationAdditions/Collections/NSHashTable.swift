// A set that may hold its objects weakly, which Foundation on Linux lacks.

/// A set of objects, held strongly or weakly
/// ([Apple](https://developer.apple.com/documentation/foundation/nshashtable)). It compares objects by identity and
/// keeps the order of insertion.
///
/// `ObjectType` has no class constraint, since an existential of a class-bound protocol would not satisfy it on Linux.
open class NSHashTable<ObjectType>: NSObject {
  private struct Entry {
    weak var object: AnyObject?
    /// The same object where the table holds it strongly, else nil.
    let held: AnyObject?
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  /// Creates an empty set. `capacity` has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Returns an empty set that holds its objects weakly.
  public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

  /// Adds an object unless it is there already; does nothing for nil. O(*n*).
  open func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    let kept = object as AnyObject
    entries.append(Entry(object: kept, held: isWeak ? nil : kept))
  }

  /// Removes an object if it is there.
  open func remove(_ object: ObjectType?) {
    let gone = object.map { $0 as AnyObject }
    entries.removeAll { $0.object == nil || $0.object === gone }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Whether the object is in the set. O(*n*).
  open func contains(_ object: ObjectType?) -> Bool {
    guard let object = object.map({ $0 as AnyObject }) else { return false }
    return entries.contains { $0.object === object }
  }

  /// Returns the object if it is in the set, else nil.
  open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

  /// The objects that still exist, in the order of insertion.
  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  /// The first object; nil for an empty set.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of objects that still exist.
  open var count: Int { allObjects.count }

  /// Returns an enumerator of the objects that still exist, which are retained by it.
  open func objectEnumerator() -> NSEnumerator {
    NSArray(array: entries.compactMap(\.object)).objectEnumerator()
  }
}
