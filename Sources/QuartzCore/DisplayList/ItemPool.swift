// The memory of pictures that are gone, for the pictures to come.

/// Makes the items of a tree's pictures, in memory that it used before.
///
/// A picture is compared with the one before it. After that nobody holds the items that were made
/// for the older one only, and the next picture's are made in their place: a steady animation
/// allocates nothing. What somebody holds still is left to him.
final class ItemPool {
  /// What was made for the present picture, and for the one before, in order.
  private var made: [DisplayItem] = []
  private var madeBefore: [DisplayItem] = []
  /// The lists of these pictures that no item holds.
  private var lent: [DisplayList] = []
  private var lentBefore: [DisplayList] = []
  private var free: [DisplayItem] = []
  private var lists: [DisplayList] = []

  /// From here on items are made for another picture.
  func beginPicture() {
    takeLentBack()
    var old: [DisplayItem] = []
    swap(&old, &madeBefore)
    // From the last on: a list came after what it holds, and has to let go of it first.
    for index in old.indices.reversed() {
      if var list = old[index].recycle() {
        free.append(old[index])
        give(&list)
      }
    }
    old.removeAll(keepingCapacity: true)
    swap(&old, &made)
    swap(&old, &madeBefore)
  }

  private func takeLentBack() {
    for index in lentBefore.indices { give(&lentBefore[index]) }
    lentBefore.removeAll(keepingCapacity: true)
    swap(&lent, &lentBefore)
  }

  func item(
    _ content: consuming DisplayItem.Content, transform: CGAffineTransform = .identity,
    clips: consuming [ClipShape] = [], blendMode: CGBlendMode = .normal
  ) -> DisplayItem {
    let item = reused(content, transform, clips, blendMode)
    made.append(item)
    return item
  }

  private func reused(
    _ content: consuming DisplayItem.Content, _ transform: CGAffineTransform,
    _ clips: consuming [ClipShape], _ blendMode: CGBlendMode
  ) -> DisplayItem {
    guard var item = free.popLast() else {
      return DisplayItem(content, transform: transform, clips: clips, blendMode: blendMode)
    }
    item.set(content, transform: transform, clips: clips, blendMode: blendMode)
    return item
  }

  /// An empty list. Its memory comes back with the item that holds it, or with `lend` or `give`.
  func list() -> DisplayList { lists.popLast() ?? DisplayList([]) }

  /// Takes back the memory of a list that no item holds, once the picture is gone.
  func lend(_ list: DisplayList) { lent.append(list) }

  /// Takes back the memory of a list now, unless somebody holds it still.
  func give(_ list: inout DisplayList) {
    if list.recycle() { lists.append(list) }
    list = DisplayList()
  }
}
