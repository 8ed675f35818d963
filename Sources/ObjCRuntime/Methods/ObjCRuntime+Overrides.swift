// Overrides that extensions of the framework's classes declare, as categories of Objective-C's do.

private import FoundationAdditions
private import Synchronization

extension ObjCRuntime {
  /// Puts methods and accessors in the place of a class's own, as a category of Objective-C's does.
  ///
  /// Swift's classes on Linux cannot be overridden in an extension. The lowering puts such a member in a class below
  /// instead; its entries in that class's table of methods replace those of `type`. In the member, `super` is what
  /// `type` had itself, and calls of `super` in the classes below `type` reach that too.
  ///
  /// - Parameters:
  ///   - type: The class whose members are replaced.
  ///   - holder: A class directly below `type`, without stored properties, that overrides them.
  ///   - subclasses: The names of the framework's classes below `type`, which inherit the members where they do not
  ///     override them themselves; unknown ones are left out. Others are added by `inheritOverrides(_:)`.
  public static func override(_ type: AnyClass, by holder: AnyClass, in subclasses: [String]) {
    let classes = subclasses.compactMap { StageSystem.namedClass($0, in: "") }
    overrides.withLock { $0.add(holder, to: type, in: classes) }
  }

  /// Lets a class inherit the overrides of those above it, also such as are declared later.
  public static func inheritOverrides(_ type: AnyClass) {
    overrides.withLock { $0.addHeir(type) }
  }

  private static let overrides = Mutex(ClassOverrides())
}

/// The overrides that were declared, and the classes that inherit them.
private struct ClassOverrides {
  private struct Change {
    let type: AnyClass
    let index: Int
    let old: UInt
    let new: UInt
  }

  private var changes: [Change] = []
  private var heirs: [AnyClass] = []
  /// The members of classes as they were before the first change.
  private var originals: [ObjectIdentifier: [UInt]] = [:]

  mutating func add(_ holder: AnyClass, to type: AnyClass, in subclasses: [AnyClass]) {
    let below = subclasses + heirs.filter { Self.isClass($0, below: type) }
    for known in [type] + below where originals[ObjectIdentifier(known)] == nil {
      originals[ObjectIdentifier(known)] = ClassMembers(known).all
    }
    let original = originals[ObjectIdentifier(type)] ?? []
    let own = ClassMembers(type)
    for (index, member) in ClassMembers(holder).all.prefix(original.count).enumerated()
    where member != original[index] {
      let change = Change(type: type, index: index, old: own[index], new: member)
      own[index] = member
      for heir in below { Self.apply(change, to: heir) }
      changes.append(change)
    }
  }

  mutating func addHeir(_ type: AnyClass) {
    heirs.append(type)
    originals[ObjectIdentifier(type)] = ClassMembers(type).all
    for change in changes where Self.isClass(type, below: change.type) {
      Self.apply(change, to: type)
    }
  }

  /// A class that overrides the member itself keeps its own.
  private static func apply(_ change: Change, to heir: AnyClass) {
    let members = ClassMembers(heir)
    if members[change.index] == change.old { members[change.index] = change.new }
  }

  private static func isClass(_ type: AnyClass, below base: AnyClass) -> Bool {
    sequence(first: type) { _getSuperclass($0) }.dropFirst().contains { $0 == base }
  }
}

/// The members of a class in its metadata: the implementations of its methods and the offsets of its fields, those of the
/// classes above it first, each as a word.
///
/// The layout is that of classes where there is no Objective-C
/// ([Swift](https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst)).
///
/// *Memory safety.* Metadata of a class lives as long as the process, and lies in memory that can be written.
@safe
private struct ClassMembers {
  private let words: UnsafeMutablePointer<UInt>
  private let count: Int

  /// The words of the kind, the superclass, flags and sizes, the descriptor and the destroyer of fields.
  private static let headerCount = 7
  private static let sizeOffset = 32
  private static let addressPointOffset = 36

  init(_ type: AnyClass) {
    // SAFETY: a class is known by the address of its metadata, whose header has these fields.
    let metadata = unsafe unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let size = unsafe metadata.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
    let before = unsafe metadata.load(fromByteOffset: Self.addressPointOffset, as: UInt32.self)
    unsafe words = metadata.assumingMemoryBound(to: UInt.self) + Self.headerCount
    count = max(0, Int(size) - Int(before)) / MemoryLayout<UInt>.size - Self.headerCount
  }

  var all: [UInt] {
    // SAFETY: the words lie within the metadata's size.
    unsafe Array(UnsafeBufferPointer(start: words, count: count))
  }

  subscript(index: Int) -> UInt {
    get {
      precondition(index < count)
      // SAFETY: checked above.
      return unsafe words[index]
    }
    nonmutating set {
      precondition(index < count)
      // SAFETY: checked above.
      unsafe words[index] = newValue
    }
  }
}
