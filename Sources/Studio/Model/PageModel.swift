// The facts that are known of the page: its views, the selected one, that one's properties.

internal import CoreGraphics
internal import Messages
internal import Pages

/// Hears of the page's views and of the selection.
@MainActor
protocol PageModelObserver: AnyObject {
  /// The tree of views is another one.
  func pageModelDidChangeNodes()
  /// Another view is selected, or none.
  func pageModelDidChangeSelection()
  /// The selected view's properties or values are others.
  func pageModelDidChangeProperties()
}

/// Asks the page and remembers its answers.
@MainActor
final class PageModel {
  /// Held weakly.
  weak var observer: (any PageModelObserver)?
  /// From back to front.
  private(set) var nodes: [PageNode] = []
  /// The selected view; nil: none is.
  private(set) var selection: NodePath?
  /// The selected view's properties, by class; empty without one.
  private(set) var groups: [PropertyGroup] = []
  private(set) var history = EditHistory()

  private let page: any Page
  /// Whether the first view is to be selected when the page's views are known.
  private var wantsFirst = false
  /// Whether an answer is awaited, and whether to ask again then.
  private var isAsking = false
  private var asksAgain = false
  /// Whether an answer to a change is awaited, and the newest change that waits for it.
  private var isChanging = false
  private var waiting: Edit?
  /// The texts of images that were set here, which the page cannot tell.
  private var imageNames: [EditHistory.Step: String] = [:]

  init(_ page: any Page) { self.page = page }

  /// The selected view; nil: none is, or it is gone.
  var selectedNode: PageNode? { selection.flatMap { nodes[$0] } }

  // MARK: Asking

  /// Asks for the tree, and for the selected view's properties.
  func refresh() {
    guard !isAsking else {
      asksAgain = true
      return
    }
    isAsking = true
    page.outline { [weak self] in self?.take($0) }
  }

  private func take(_ nodes: [PageNode]) {
    let hadSelected = selectedNode
    if nodes != self.nodes {
      self.nodes = nodes
      observer?.pageModelDidChangeNodes()
      if hadSelected?.id != selectedNode?.id { observer?.pageModelDidChangeSelection() }
    }
    if wantsFirst, !nodes.isEmpty {
      wantsFirst = false
      if selection == nil { select(NodePath(indices: [0])) }
    }
    guard let selected = selectedNode else {
      show([])
      return answered()
    }
    page.properties(of: selected.id) { [weak self] in
      if case .success(let groups) = $0, self?.selectedNode?.id == selected.id {
        self?.show(groups)
      }
      self?.answered()
    }
  }

  private func answered() {
    isAsking = false
    guard asksAgain else { return }
    asksAgain = false
    refresh()
  }

  private func show(_ groups: [PropertyGroup]) {
    guard groups != self.groups else { return }
    self.groups = groups
    observer?.pageModelDidChangeProperties()
  }

  // MARK: Selecting

  /// Selects a view, or none.
  func select(_ path: NodePath?) {
    guard path != selection else { return }
    selection = path
    observer?.pageModelDidChangeSelection()
    groups = []
    observer?.pageModelDidChangeProperties()
    refresh()
  }

  /// Selects the first view where none is selected.
  func selectFirst() {
    guard selection == nil else { return }
    wantsFirst = true
    refresh()
  }

  // MARK: Changing

  /// A change of the selected view that is on its way.
  struct Edit {
    var path: NodePath
    var property: PageProperty
    /// The new text; nil: the first value.
    var text: String?
    /// Whether it goes on with the gesture before.
    var isContinued: Bool
    /// Hears why the value was refused; nil: it was taken.
    var whenDone: @MainActor (Failure?) -> Void
  }

  /// Changes a property of the selected view. While a change is awaited only the newest one after it is kept.
  func change(
    _ property: PageProperty, to text: String?, isContinued: Bool,
    whenDone: @escaping @MainActor (Failure?) -> Void = { _ in }
  ) {
    guard let selection else { return }
    perform(
      Edit(
        path: selection, property: property, text: text, isContinued: isContinued,
        whenDone: whenDone))
  }

  private func perform(_ edit: Edit) {
    if isChanging {
      var edit = edit
      // The change that is left out was the beginning of the gesture, or a gesture that never was.
      if let waiting, !waiting.isContinued { edit.isContinued = false }
      waiting = edit
      return
    }
    guard let node = nodes[edit.path] else { return }
    isChanging = true
    let change = PropertyChange(view: node.id, property: edit.property.name, text: edit.text)
    page.change(change) { [weak self] in self?.changed(edit, node.id, result: $0) }
  }

  private func changed(
    _ edit: Edit, _ number: Int, result: Result<[PropertyGroup], Failure>
  ) {
    isChanging = false
    switch result {
    case .success(let groups):
      note(edit)
      if selectedNode?.id == number { show(groups) }
      edit.whenDone(nil)
      refresh()
    case .failure(let failure): edit.whenDone(failure)
    }
    if let next = waiting {
      waiting = nil
      perform(next)
    }
  }

  private func note(_ edit: Edit) {
    let key = EditHistory.Step(path: edit.path, property: edit.property.name)
    let isImage = edit.property.kind == "image"
    let before = isImage ? imageNames[key] : edit.property.isChanged ? edit.property.value : nil
    imageNames[key] = isImage ? edit.text : nil
    guard before != edit.text || edit.isContinued else { return }
    var step = key
    (step.before, step.after) = (before, edit.text)
    history.add(step, isContinued: edit.isContinued)
  }

  // MARK: Undo

  /// Takes the last step back. Returns the property's name; nil: there is no step.
  func undo() -> String? {
    guard let step = history.undo() else { return nil }
    apply(step, step.before)
    return step.property
  }

  /// Takes a step again that was taken back. Returns the property's name; nil: there is none.
  func redo() -> String? {
    guard let step = history.redo() else { return nil }
    apply(step, step.after)
    return step.property
  }

  private func apply(_ step: EditHistory.Step, _ text: String?) {
    select(step.path)
    guard let node = nodes[step.path] else { return }
    imageNames[EditHistory.Step(path: step.path, property: step.property)] = text
    let change = PropertyChange(view: node.id, property: step.property, text: text)
    page.change(change) { [weak self] in
      if case .success(let groups) = $0, self?.selectedNode?.id == node.id { self?.show(groups) }
      self?.refresh()
    }
  }

  /// The page was shown anew as its code makes it: nothing can be taken back.
  func forgetHistory() {
    history.clear()
    imageNames = [:]
  }
}
