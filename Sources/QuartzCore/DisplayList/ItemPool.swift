// An object pool of display items and lists.

/// Makes the items and lists of a tree's pictures in the memory of earlier pictures.
///
/// A picture is compared with the one before it. Afterwards nothing refers to the items that were
/// made only for the older one, and the next picture's items are made in their memory: a steady
/// animation allocates nothing. Memory that something still refers to is left alone.
final class ItemPool {
  /// The items of the present picture, and of the one before, in the order in which they were made.
  private var made: [DisplayItem] = []
  private var madeBefore: [DisplayItem] = []
  /// The lists of these pictures that are in no item.
  private var lent: [DisplayList] = []
  private var lentBefore: [DisplayList] = []
  private var free: [DisplayItem] = []
  private var lists: [DisplayList] = []

  /// Begins the next picture: items that are made from now on belong to it.
  func beginPicture() {
    recycleLent()
    var old: [DisplayItem] = []
    swap(&old, &madeBefore)
    // The last first: a list was made after its items, and has to release them first.
    for index in old.indices.reversed() {
      if var list = old[index].recycle() {
        free.append(old[index])
        recycle(&list)
      }
    }
    old.removeAll(keepingCapacity: true)
    swap(&old, &made)
    swap(&old, &madeBefore)
  }

  private func recycleLent() {
    for index in lentBefore.indices { recycle(&lentBefore[index]) }
    lentBefore.removeAll(keepingCapacity: true)
    swap(&lent, &lentBefore)
  }

  func item(
    _ content: consuming DisplayItem.Content, transform: CGAffineTransform = .identity,
    clips: consuming [ClipShape] = [], blendMode: BlendMode = .normal
  ) -> DisplayItem {
    let item = reused(content, transform: transform, clips: clips, blendMode: blendMode)
    made.append(item)
    return item
  }

  /// Makes the item that a layer's picture is in its superlayer: a group where it blends as a whole.
  func placed(
    _ picture: DisplayList, transform: CGAffineTransform, blendMode: BlendMode
  ) -> DisplayItem {
    if blendMode == .normal { return item(.list(picture), transform: transform) }
    return item(.group(DisplayGroup(picture)), transform: transform, blendMode: blendMode)
  }

  private func reused(
    _ content: consuming DisplayItem.Content, transform: CGAffineTransform,
    clips: consuming [ClipShape], blendMode: BlendMode
  ) -> DisplayItem {
    guard var item = free.popLast() else {
      return DisplayItem(content, transform: transform, clips: clips, blendMode: blendMode)
    }
    item.set(content, transform: transform, clips: clips, blendMode: blendMode)
    return item
  }

  /// Returns an empty list. Its memory comes back with the item that holds it, or with
  /// `recycleLater` or `recycle`.
  func list() -> DisplayList { lists.popLast() ?? DisplayList([]) }

  /// Takes back the memory of a list that no item holds, when the next picture but one begins.
  func recycleLater(_ list: DisplayList) { lent.append(list) }

  /// Takes back the memory of a list at once, unless something still refers to it.
  func recycle(_ list: inout DisplayList) {
    if list.recycle() { lists.append(list) }
    list = DisplayList()
  }
}

extension ItemPool {
  /// Makes an item that fills `shape`; nil where the colour is nil or clear.
  func fill(_ shape: Shape, color: CGColor?) -> DisplayItem? {
    guard let paint = color?.paint, !paint.isClear else { return nil }
    return item(.fill(shape, paint))
  }
}
