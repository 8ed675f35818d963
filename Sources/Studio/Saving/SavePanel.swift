// The panel that asks where a picture is to be saved.

internal import CoreGraphics
internal import UIKit
internal import Windowing

/// A path to type, the folders of its folder, and why a path is refused. Tab completes the name of a folder, the arrow keys
/// mark one, Return moves there, else saves; Escape closes. Control-N asks for the name of a new folder in the place of the
/// path.
@MainActor
final class SavePanel: UIView, FormPopover, SearchingPopover, AccessibilityProviding {
  private static let width: CGFloat = 520
  private static let head: CGFloat = 88
  private static let foot: CGFloat = 64
  private static let rows: CGFloat = 6.5
  /// The room above the first folder.
  private static let inset: CGFloat = 5
  private static let help = "Tab completes the name of a folder"
  private static let namingHelp = "Return makes the folder, Escape goes back to the path"

  let field = StudioField()
  /// Saves at a path.
  var onSave: (@MainActor (String) -> Void)?
  /// Closes the panel.
  var onClose: (@MainActor () -> Void)?
  private let folder: @MainActor (String) -> SaveFolder?
  /// Makes a folder at a path; the reason why there is none, nil: it is there.
  private let makeFolder: @MainActor (String) -> String?
  /// The path before a new folder's name was asked for; nil: none is.
  private var pathBefore: String?
  /// The folder that is listed, and the typed path that it was read for.
  private var listed: SaveFolder?
  private var listedPath: String?
  /// The file's name, which comes along into other folders.
  private var name: String
  private static let words = "Save a picture"
  private let title = TextStyle.label(words, TextStyle.title)
  private let newFolder = DialogButton("New folder", key: "Control-N")
  /// The ground of the folders.
  private let box = UIView()
  private let rows = PickRows(hasPictures: true, marksHovered: false)
  private let nothing = TextStyle.label(
    "There is no such folder", TextStyle.body, color: Palette.secondaryLabel)
  private let reason = TextStyle.label("", TextStyle.caption)
  private let save = DialogButton("Save", key: "Return", isDefault: true)
  private let make = DialogButton("Make", key: "Return", isDefault: true)
  private let cancel = DialogButton("Cancel", key: "Escape")

  /// `path`: where the picture is saved unless somebody types another place. `folder`: reads the folder of a typed path;
  /// nil: there is none. `makeFolder`: makes one; the reason why it cannot be, nil: it is there.
  init(
    _ path: String, _ folder: @escaping @MainActor (String) -> SaveFolder?,
    makeFolder: @escaping @MainActor (String) -> String?
  ) {
    self.folder = folder
    self.makeFolder = makeFolder
    name = Self.parts(of: path).name
    super.init(frame: .zero)
    field.text = path
    field.accessibilityLabel = "Path"
    field.onType = { [weak self] _ in self?.typed() }
    nothing.textAlignment = .center
    reason.numberOfLines = 3
    box.backgroundColor = Palette.field
    box.layer.cornerRadius = Metrics.radius
    box.layer.borderWidth = 1
    rows.onChoose = { [weak self] in self?.choose($0) }
    save.onPress = { [weak self] in self?.commit() }
    make.onPress = { [weak self] in self?.commit() }
    newFolder.onPress = { [weak self] in self?.beginNaming() }
    cancel.onPress = { [weak self] in self?.leave() }
    let views: [UIView] = [
      title, newFolder, field, box, rows, nothing, reason, save, make, cancel,
    ]
    for view in views { addSubview(view) }
    make.isHidden = true
    refuse(nil)
    list()
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts { .container(.dialog, "Save a picture") }

  /// Shows why a path is not taken; nil: nothing is wrong with it.
  func refuse(_ sentence: String?) {
    field.isWrong = sentence != nil
    reason.text = sentence ?? (pathBefore == nil ? Self.help : Self.namingHelp)
    reason.textColor = sentence == nil ? Palette.secondaryLabel : Palette.error
  }

  // MARK: The path

  /// The folder of a path, up to its slash, and the name behind that.
  private static func parts(of path: String) -> (folder: String, name: String) {
    let end = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return (String(path[..<end]), String(path[end...]))
  }

  private var path: String { field.text ?? "" }

  private func typed() {
    refuse(nil)
    if pathBefore != nil { return }
    rows.marked = nil
    // A slash or a tilde in place of the name begins another path.
    if let folder = listedPath, !folder.isEmpty, path == folder + "/" || path == folder + "~" {
      field.text = String(path.suffix(1))
    }
    list()
  }

  /// Selects the file's name in the field, so that what is typed takes its place.
  func selectName() {
    let end = field.endOfDocument
    guard let start = field.position(from: end, offset: -Self.parts(of: path).name.count) else {
      return
    }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  private func commit() {
    if pathBefore != nil { return makeNamedFolder() }
    // The name of a folder is none of a file's.
    if !path.isEmpty, let found = folder(path + "/") { move(to: found) } else { onSave?(path) }
  }

  // MARK: A new folder

  /// Asks for the name of a folder in the listed one.
  private func beginNaming() {
    guard pathBefore == nil, let listed else { return }
    let name = Self.lastName(of: listed.path)
    ask(forNameIn: name.isEmpty ? "/" : name, before: path)
    field.text = ""
    field.becomeFirstResponder()
  }

  private func endNaming(at path: String) {
    ask(forNameIn: nil, before: nil)
    field.text = path
    field.becomeFirstResponder()
  }

  /// `folder`: in which the new one will be; nil: the path is asked for.
  private func ask(forNameIn folder: String?, before path: String?) {
    pathBefore = path
    title.text = folder.map { "New folder in \($0)" } ?? Self.words
    field.hint = folder == nil ? "" : "Name of the folder"
    field.accessibilityLabel = folder == nil ? "Path" : "Name of the folder"
    (save.isHidden, make.isHidden, newFolder.isHidden) = (
      folder != nil, folder == nil, folder != nil
    )
    rows.isUserInteractionEnabled = folder == nil
    rows.alpha = folder == nil ? 1 : 0.4
    rows.marked = nil
    refuse(nil)
  }

  private func makeNamedFolder() {
    guard let before = pathBefore, let listed else { return }
    let name = path.trimmingCharacters(in: .whitespaces)
    if name.isEmpty { return refuse("Type the folder's name") }
    if name.contains("/") || name == "." || name == ".." {
      return refuse("“\(name)” is no name of a folder")
    }
    if let problem = makeFolder(listed.path + name) { return refuse(problem) }
    endNaming(at: before)
    self.name = Self.parts(of: before).name
    if let found = folder(listed.path + name + "/") { move(to: found) }
  }

  /// Back from a new folder's name to the path, else out of the panel.
  private func leave() {
    guard let before = pathBefore else {
      onClose?()
      return
    }
    endNaming(at: before)
    selectName()
  }

  // MARK: Folders

  /// Lists the folders beside the file.
  private func list() {
    let path = Self.parts(of: path).folder
    guard path != listedPath else { return }
    show(folder(path), for: path)
  }

  private func show(_ found: SaveFolder?, for path: String) {
    (listed, listedPath) = (found, path)
    nothing.isHidden = found != nil
    rows.items = found.map(Self.items) ?? []
  }

  private static func items(of folder: SaveFolder) -> [PickItem] {
    let parent = folder.parent.map { path in
      PickItem(title: "Parent folder", detail: lastName(of: path), text: path) {
        Symbol.named("arrow.up", size: 12)
      }
    }
    let folders = folder.listed.map { name in
      PickItem(title: name, text: folder.path + name + "/") { Symbol.named("folder", size: 14) }
    }
    return (parent.map { [$0] } ?? []) + folders
  }

  private static func lastName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Moves to the folder of a row. A beginning of its name that was typed is no file's name.
  private func choose(_ index: Int) {
    guard rows.items.indices.contains(index) else { return }
    let chosen = rows.items[index].text
    guard let found = folder(chosen) else { return refuse("This folder cannot be read") }
    let typed = Self.parts(of: path).name
    let isBeginning = Self.lastName(of: chosen).lowercased().hasPrefix(typed.lowercased())
    if !isBeginning { name = typed }
    move(to: found)
  }

  /// Shows another folder; the file's name comes along.
  private func move(to found: SaveFolder) {
    refuse(nil)
    field.text = found.path + name
    show(found, for: found.path)
    selectName()
  }

  /// Completes the name of a folder that was begun: moves there, or up to the letters in which several differ.
  private func complete() {
    let (place, typed) = Self.parts(of: path)
    if typed == "~" && place.isEmpty || typed == "..", let found = folder(place + typed) {
      return move(to: found)
    }
    guard let listed, !typed.isEmpty else { return }
    let fitting = listed.names(beginningWith: typed)
    if fitting.count == 1, let found = folder(listed.path + fitting[0]) { return move(to: found) }
    guard let first = fitting.first else { return }
    field.text = place + SaveFolder.beginning(of: fitting)
    rows.items.firstIndex { $0.title == first }.map(rows.mark)
  }

  // MARK: Keys

  func press(_ key: KeyEvent) -> Bool {
    if key.key == .tab {
      if pathBefore == nil { complete() }
      return true
    }
    if key.key == .character("n"), key.modifiers == .control {
      beginNaming()
      return true
    }
    guard let fieldKey = FieldKey(key) else { return !field.isEditing }
    if key.key == .up, key.modifiers.contains(.alt), pathBefore == nil {
      if let parent = listed?.parent, let found = folder(parent) { move(to: found) }
      return true
    }
    return take(fieldKey)
  }

  private func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .enter:
      if !key.isRepeat { if let marked = rows.marked { choose(marked) } else { commit() } }
    case .escape: leave()
    case .up, .down, .pageUp, .pageDown: return pathBefore != nil || rows.take(key)
    case .home, .end, .space: return false
    }
    return true
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(Self.width, size.width - 2 * Metrics.margin),
      height: Self.head + Self.inset + Self.rows * PickRows.rowHeight + Self.foot)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, width) = (Metrics.margin, bounds.width - 2 * Metrics.margin)
    let buttonWidth = newFolder.naturalWidth
    newFolder.frame = CGRect(x: left + width - buttonWidth, y: 11, width: buttonWidth, height: 28)
    title.frame = CGRect(
      x: left, y: 14, width: max(0, width - buttonWidth - Metrics.gap), height: 22)
    field.frame = CGRect(x: left, y: 48, width: width, height: 32)
    box.frame = CGRect(
      x: left, y: Self.head, width: width,
      height: max(0, bounds.height - Self.head - Self.foot))
    box.layer.borderColor = Palette.fieldEdge.resolvedColor(with: traitCollection).cgColor
    rows.frame = box.frame.inset(by: UIEdgeInsets(top: Self.inset, left: 1, bottom: 1, right: 1))
    nothing.frame = box.frame
    let y = bounds.height - 12 - 28
    save.frame = CGRect(
      x: left + width - save.naturalWidth, y: y, width: save.naturalWidth, height: 28)
    make.frame = CGRect(
      x: left + width - make.naturalWidth, y: y, width: make.naturalWidth, height: 28)
    cancel.frame = CGRect(
      x: save.frame.minX - 8 - cancel.naturalWidth, y: y, width: cancel.naturalWidth, height: 28)
    reason.frame = CGRect(
      x: left, y: save.frame.midY - 22, width: max(0, cancel.frame.minX - 12 - left), height: 44)
  }
}
