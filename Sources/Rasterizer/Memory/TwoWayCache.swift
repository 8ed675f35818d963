// A two-way set-associative cache, for values that are looked up for every item of every frame.

internal import CoreGraphics

/// A key with a cheap hash of a few of its values.
///
/// Equality has to be complete; arrays that are the same array are seen to be equal at once.
protocol CacheKey: Equatable {
  /// The same for keys whose bits are the same. Keys with 0 and −0 are not found by each other.
  var hashBits: UInt64 { get }
}

/// A two-way set-associative cache with a limited sum of costs: each key has one set of two entries, so that two keys
/// of the same set both stay.
///
/// A dictionary asks all of a key, and `BoundedCache`, which lies in another room, is not compiled for
/// its types: for the items of a small frame that is more work than their pixels.
struct TwoWayCache<Key: CacheKey, Value> {
  private final class Entry {
    let key: Key
    let value: Value
    let cost: Int
    /// Whether it was asked for since the cache was full last.
    var isUsed = false

    init(_ key: Key, _ value: Value, cost: Int) {
      self.key = key
      self.value = value
      self.cost = cost
    }
  }

  private static var pairBits: UInt64 { 9 }
  private var entries = [Entry?](repeating: nil, count: 2 << Int(TwoWayCache.pairBits))
  /// The sum of the costs; never above the limit.
  private(set) var cost = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// All values, in no order.
  var values: [Value] { entries.compactMap { $0?.value } }

  subscript(key: Key) -> Value? {
    let place = Self.place(key)
    for index in place...place + 1 {
      if let entry = entries[index], entry.key == key {
        entry.isUsed = true
        return entry.value
      }
    }
    return nil
  }

  /// Keeps a value; one that costs more than half the limit is not kept. The newer of a pair stays
  /// beside it.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit / 2 else { return }
    let place = Self.place(key)
    let isKnown = entries[place].map { $0.key == key } ?? false
    if !isKnown {
      self.cost -= entries[place + 1]?.cost ?? 0
      entries[place + 1] = entries[place]
      entries[place] = nil
    }
    self.cost -= entries[place]?.cost ?? 0
    entries[place] = nil
    if self.cost + cost > limit { makeRoom() }
    entries[place] = Entry(key, value, cost: cost)
    self.cost += cost
  }

  /// Lets go of what was not asked for since the last time; of everything, if that is too little.
  private mutating func makeRoom() {
    for index in entries.indices where entries[index]?.isUsed == false {
      cost -= entries[index]?.cost ?? 0
      entries[index] = nil
    }
    for entry in entries { entry?.isUsed = false }
    if cost > limit / 2 { self = TwoWayCache(limit: limit) }
  }

  /// The first place of a key's pair.
  private static func place(_ key: Key) -> Int {
    Int((key.hashBits &* 0x9E37_79B9_7F4A_7C15) &>> (64 - pairBits)) * 2
  }
}

/// Mixes the bits of numbers into a hash.
struct BitMixer {
  private(set) var hashBits: UInt64 = 0

  @inline(__always)
  mutating func add(_ bits: UInt64) {
    hashBits = (hashBits ^ bits) &* 0xFF51_AFD7_ED55_8CCD ^ hashBits &>> 29
  }

  @inline(__always)
  mutating func add(_ number: CGFloat) { add(Double(number).bitPattern) }

  mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(rect.size.width)
    add(rect.size.height)
  }

  mutating func add(_ matrix: CGAffineTransform) {
    add(matrix.a)
    add(matrix.b)
    add(matrix.c)
    add(matrix.d)
    add(matrix.tx)
    add(matrix.ty)
  }

  /// How many points there are, and some of them.
  mutating func add(_ path: PathData) {
    let points = path.points
    add(UInt64(points.count))
    if points.isEmpty { return }
    add(points[0])
    add(points[points.count / 2])
    add(points[points.count - 1])
  }
}
