// A cache whose total cost is bounded: the older generation is dropped when it is full.

/// A cache of values by key, each with a cost, whose sum is limited.
///
/// It has two generations. When the young one exceeds half the limit it becomes the old one, and the former old one is
/// dropped. A hit in the old generation moves the value to the young one. So a hit costs one look-up, and nothing is
/// sorted by age.
package struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private var oldCost = 0
  /// The largest total cost.
  package let limit: Int

  /// Creates an empty cache. `limit` is in the unit of the costs, mostly bytes.
  package init(limit: Int) { self.limit = limit }

  /// The total cost of all values; never above the limit.
  package var cost: Int { youngCost + oldCost }

  /// The number of values.
  package var count: Int { young.count + old.count }

  /// The value of a key; nil where there is none. A hit moves the value to the young generation. O(1) on average.
  package subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old.removeValue(forKey: key) else { return nil }
      oldCost -= entry.cost
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  /// Stores a value, unless it costs more than half the limit.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit / 2 else { return }
    if youngCost + cost > limit / 2 {
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    if let before = young.updateValue((value, cost), forKey: key) { youngCost -= before.cost }
    if let before = old.removeValue(forKey: key) { oldCost -= before.cost }
    youngCost += cost
  }
}
