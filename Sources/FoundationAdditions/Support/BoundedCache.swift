// A cache that never grows beyond its limit: the oldest half goes when it is full.

/// Values by key with a cost each, the sum limited.
///
/// Two generations: what was used since the last turn stays, what was not goes. So a hit costs one
/// look-up, and nothing is sorted.
package struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private var oldCost = 0
  /// The largest sum of costs.
  package let limit: Int

  /// An empty cache. `limit` is in the unit of the costs, mostly bytes.
  package init(limit: Int) { self.limit = limit }

  /// The sum of the costs of all values; never above the limit.
  package var cost: Int { youngCost + oldCost }

  /// How many values there are.
  package var count: Int { young.count + old.count }

  /// The value of a key; nil where there is none. A hit keeps the value from being dropped next. O(1) on average.
  package subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old.removeValue(forKey: key) else { return nil }
      oldCost -= entry.cost
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  /// Keeps a value; one that costs more than half the limit is not kept.
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
