// The layout of a table view cell's texts, image and accessory.

import CoreGraphics

extension UITableViewCell {
  /// Points between a picture and the texts.
  private static let pictureGap: CGFloat = 16
  /// The x coordinate at which the texts of style `value2` meet, in points.
  private static let value2Middle: CGFloat = 107
  private static let value2Gap: CGFloat = 6
  /// Points above and below texts together, and the least height of a row.
  private var textPadding: CGFloat { isTall ? 30 : 24 }
  var leastHeight: CGFloat { isTall ? CellMargins.tallRow : CellMargins.row }

  /// Points at the sides of the texts and the picture.
  private var sideMargin: CGFloat { margins.adopted.left }

  func styleTexts() {
    title.textColor = .label
    switch style {
    case .default: break
    case .subtitle:
      detail.font = .systemFont(ofSize: 12)
      detail.textColor = .label
    case .value1:
      detail.font = .systemFont(ofSize: 17)
      detail.textColor = .secondaryLabel
    case .value2:
      title.font = .systemFont(ofSize: 12)
      title.textColor = .systemBlue
      title.textAlignment = .right
      detail.font = .systemFont(ofSize: 12)
      detail.textColor = .label
    }
  }

  /// The sides of the safe area, which the content keeps out of unless the table wants it otherwise.
  private var safeSides: UIEdgeInsets {
    let table = sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UITableView }.first
    return table?.insetsContentViewsToSafeArea == false
      ? .zero : UIEdgeInsets(safeSides: safeAreaInsets)
  }

  func contentFrame(in size: CGSize) -> CGRect {
    let height = max(0, size.height - separatorRoom)
    let room = CGRect(x: 0, y: 0, width: size.width, height: height).inset(by: safeSides)
    guard let accessory = shownAccessory else { return room }
    // Configured content has its own margin.
    let width =
      hasTypedAccessory ? (accessory as? CellAccessory)?.room ?? 0 : accessory.frame.width
    let taken = margins.accessorySide + width
    return CGRect(x: room.minX, y: 0, width: max(0, room.width - taken), height: height)
  }

  /// Points below the content that the separator takes.
  var separatorRoom: CGFloat { hasSeparatorBelowContent ? 1 / contentScaleFactor : 0 }

  /// Whether content without a configuration ends at an accessory of the system.
  var hasTypedAccessory: Bool {
    accessoryView == nil && contentConfiguration == nil && shownAccessory != nil
  }

  func placeParts() {
    if let accessory = shownAccessory {
      accessory.frame.origin = CGPoint(
        x: bounds.maxX - safeSides.right - accessory.frame.width
          - margins.accessorySide,
        y: (bounds.height - accessory.frame.height) / 2)
    }
    contentView.frame = contentFrame(in: bounds.size)
    placeTexts(contentView.bounds.size)
    separators.place(in: self, textStart: textStart)
  }

  /// The leading edge of the texts after an image; nil without an image.
  private var textStart: CGFloat? {
    if let list = contentView as? UIListContentView { return list.textStart }
    return picture.image == nil ? nil : title.frame.minX
  }

  private func placeTexts(_ size: CGSize) {
    let room = placePicture(size)
    guard style != .default, detail.text != nil else {
      title.frame = title.text == nil ? .zero : room
      detail.frame = .zero
      return
    }
    switch style {
    case .default, .value1: placeSides(room)
    case .subtitle: placeLines(room)
    case .value2: placePair(size)
    }
  }

  /// - Returns: The rectangle that the picture leaves for texts.
  private func placePicture(_ size: CGSize) -> CGRect {
    let image = picture.intrinsicContentSize
    let hasImage = picture.image != nil
    let start = sideMargin + CGFloat(indentationLevel) * indentationWidth
    picture.frame =
      hasImage
      ? CGRect(
        x: start, y: (size.height - image.height) / 2, width: image.width, height: image.height)
      : .zero
    let left = hasImage ? picture.frame.maxX + Self.pictureGap : start
    return CGRect(
      x: left, y: 0, width: max(0, size.width - left - trailingMargin), height: size.height)
  }

  private var trailingMargin: CGFloat {
    if hasTypedAccessory { return CellMargins.besideAccessory }
    return accessoryView == nil && shownAccessory != nil ? 0 : sideMargin
  }

  private func placeLines(_ room: CGRect) {
    let heights = (title.sizeThatFits(room.size).height, detail.sizeThatFits(room.size).height)
    let top = (room.height - heights.0 - heights.1) / 2
    title.frame = CGRect(x: room.minX, y: top, width: room.width, height: heights.0)
    detail.frame = CGRect(
      x: room.minX, y: top + heights.0, width: room.width, height: heights.1)
  }

  private func placeSides(_ room: CGRect) {
    let width = min(room.width, detail.sizeThatFits(room.size).width)
    title.frame = CGRect(
      x: room.minX, y: 0, width: max(0, room.width - width), height: room.height)
    detail.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: room.height)
  }

  private func placePair(_ size: CGSize) {
    let middle = min(Self.value2Middle, size.width)
    title.frame = CGRect(
      x: sideMargin, y: 0, width: max(0, middle - sideMargin), height: size.height)
    let start = middle + Self.value2Gap
    detail.frame = CGRect(
      x: start, y: 0, width: max(0, size.width - start - trailingMargin), height: size.height)
  }

  /// The height of a row of that width that its texts and its picture ask for.
  func textHeight(in width: CGFloat) -> CGFloat {
    let content = contentFrame(in: CGSize(width: width, height: 0)).size
    let room = placePicture(CGSize(width: content.width, height: leastHeight)).size
    let limit = CGSize(width: room.width, height: .greatestFiniteMagnitude)
    var height = title.text == nil ? 0 : title.sizeThatFits(limit).height
    if style == .subtitle, detail.text != nil { height += detail.sizeThatFits(limit).height }
    return max(leastHeight, (height + textPadding).rounded(.down))
  }
}
