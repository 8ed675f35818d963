// The facts that are known of the page: its views, the selected one, that one's properties.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import PropertyForms

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

  /// Asks for the images that can be set.
  func images(_ body: @escaping @MainActor ([PageImage]) -> Void) { page.images(body) }

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

  private func note(_ edit: Edit, batch: Int? = nil) {
    let key = EditHistory.Step(path: edit.path, property: edit.property.name)
    let isImage = edit.property.kind == "image"
    let before = isImage ? imageNames[key] : edit.property.isChanged ? edit.property.value : nil
    imageNames[key] = isImage ? edit.text : nil
    guard before != edit.text || edit.isContinued else { return }
    var step = key
    (step.before, step.after, step.batch) = (before, edit.text, batch)
    history.add(step, isContinued: edit.isContinued)
  }

  // MARK: Several at once

  /// Sets properties of the selected view as one step. Where one is refused all are as they were.
  func change(
    _ values: [(property: PageProperty, text: String)],
    whenDone: @escaping @MainActor (Failure?) -> Void
  ) {
    guard let path = selection, let node = nodes[path], !isChanging else { return }
    let edits = values.map {
      Edit(path: path, property: $0.property, text: $0.text, isContinued: false) { _ in }
    }
    isChanging = true
    send(edits[...], to: node.id) { [weak self] failure, count in
      guard let self else { return }
      isChanging = false
      if failure == nil {
        let batch = history.newBatch()
        for edit in edits { note(edit, batch: edits.count > 1 ? batch : nil) }
      } else {
        for edit in edits.prefix(count).reversed() {
          let before = edit.property.isChanged ? edit.property.value : nil
          page.change(
            PropertyChange(view: node.id, property: edit.property.name, text: before)
          ) { _ in }
        }
      }
      whenDone(failure)
      refresh()
    }
  }

  /// Sends changes one after the other until one is refused. `body` hears why, and how many were made.
  private func send(
    _ edits: ArraySlice<Edit>, to number: Int, made: Int = 0,
    _ body: @escaping @MainActor (Failure?, Int) -> Void
  ) {
    guard let edit = edits.first else { return body(nil, made) }
    let change = PropertyChange(view: number, property: edit.property.name, text: edit.text)
    page.change(change) { [weak self] result in
      switch result {
      case .success: self?.send(edits.dropFirst(), to: number, made: made + 1, body)
      case .failure(let failure): body(failure, made)
      }
    }
  }

  /// The selected view's values that are not as they were at first, in the inspector's order, each with its group. Images
  /// that were not set here have no text.
  var changedValues: [(group: PropertyGroup, value: PropertyValue)] {
    guard let selection else { return [] }
    return groups.flatMap { group in
      group.properties.filter(\.isChanged).compactMap { property in
        let step = EditHistory.Step(path: selection, property: property.name)
        let text = property.kind == "image" ? imageNames[step] : property.value
        return text.map {
          (group, PropertyValue(name: property.name, kind: property.kind, text: $0))
        }
      }
    }
  }

  /// Asks for the changes of files that make the selected view's changed values those of its source.
  func proposeWriting(_ body: @escaping @MainActor (Result<[FileChange], Failure>) -> Void) {
    guard let node = selectedNode else { return }
    let values = changedValues.map {
      AgentState.Value(name: $0.value.name, kind: $0.value.kind ?? "", text: $0.value.text)
    }
    page.changes(writing: values, of: node, body)
  }

  // MARK: Undo

  /// Takes the last step back. Returns the words that name it; nil: there is no step.
  func undo() -> String? { apply(history.undo(), \.before) }

  /// Takes a step again that was taken back. Returns the words that name it; nil: there is none.
  func redo() -> String? { apply(history.redo(), \.after) }

  private func apply(
    _ steps: [EditHistory.Step], _ text: KeyPath<EditHistory.Step, String?>
  ) -> String? {
    for step in steps { apply(step, step[keyPath: text]) }
    guard let first = steps.first else { return nil }
    return steps.count == 1 ? first.property : "\(steps.count) values"
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
