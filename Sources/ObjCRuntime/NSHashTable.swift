// A set that may hold its objects weakly; Foundation on Linux has no such thing.

public import Foundation

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
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    /// Keeps it where the table does.
    let held: ObjectType?
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
    entries.append(Entry(object: object, held: isWeak ? nil : object))
  }

  open func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }

  open func removeAllObjects() { entries = [] }

  open func contains(_ object: ObjectType?) -> Bool {
    object != nil && entries.contains { $0.object === object }
  }

  open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
}
