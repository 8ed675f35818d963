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
  /// Something was set on the page, or its code has it now.
  func pageModelDidChangeEdits()
}

/// Asks the page and remembers its answers.
@MainActor
final class PageModel {
  /// Held weakly.
  weak var observer: (any PageModelObserver)?
  /// Called with the curve that an animation is to have when a step is taken back, or again.
  var onCurve: (@MainActor (AnimationName, PageCurve?) -> Void)?
  /// From back to front.
  private(set) var nodes: [PageNode] = []
  /// The selected views, in the order in which they were picked.
  private(set) var selections: [NodePath] = []
  /// The properties that the selected views share, by class; empty without one.
  private(set) var groups: [PropertyGroup] = []
  private(set) var history = EditHistory()

  /// The views that the page's pointer does not pick, nor those in them.
  private(set) var locked: Set<NodePath> = []

  private let page: any Page
  /// Whether the first view is to be selected when the page's views are known.
  private var wantsFirst = false
  /// Whether an answer is awaited, and whether to ask again then.
  private var isAsking = false
  private var asksAgain = false
  /// Whether an answer to a change is awaited, and the newest change that waits for it.
  private var isChanging = false
  private var waiting: Edit?
  /// The colours that have names on the page.
  private(set) var colors = PageColors.none
  /// Whether they are those of the page's present build.
  private var knowsColors = false
  /// The properties of each selected view, by its number.
  private var known: [Int: [PropertyGroup]] = [:]
  /// The changes that the page has now.
  private(set) var edits = PageEdits() {
    didSet { if edits != oldValue { observer?.pageModelDidChangeEdits() } }
  }

  init(_ page: any Page) { self.page = page }

  /// The view that was picked last; nil: none is selected.
  var selection: NodePath? { selections.last }
  /// The view that was picked last; nil: none is, or it is gone.
  var selectedNode: PageNode? { selection.flatMap { nodes[$0] } }
  /// The selected views that are there.
  var selectedNodes: [PageNode] { selections.compactMap { nodes[$0] } }

  /// Whether the view, or one around it, is locked.
  func isLocked(_ path: NodePath) -> Bool { lock(of: path) != nil }

  /// The view that is locked: this one, or the nearest around it; nil: none is.
  func lock(of path: NodePath) -> NodePath? {
    sequence(first: path, next: \.parent).first(where: locked.contains)
  }

  /// Whether a selected view is locked.
  var selectionIsLocked: Bool { selections.contains(where: isLocked) }

  /// Locks a view, or unlocks it.
  func toggleLock(_ path: NodePath) {
    locked.formSymmetricDifference([path])
    observer?.pageModelDidChangeNodes()
  }

  /// The views at a point of the page that the pointer picks, from front to back.
  func paths(at point: CGPoint) -> [NodePath] { nodes.paths(at: point).filter { !isLocked($0) } }

  /// A property of one selected view; nil: it has none of that name, or is not known yet.
  func property(_ name: String, of path: NodePath) -> PageProperty? {
    nodes[path].flatMap { known[$0.id] }?.lazy.flatMap(\.properties).first { $0.name == name }
  }

  // MARK: Asking

  /// Asks for the tree, and for the selected views' properties. `knowsProperties`: they are known, and are asked for only
  /// where the tree has changed.
  func refresh(knowsProperties: Bool = false) {
    guard !isAsking else {
      asksAgain = true
      return
    }
    isAsking = true
    page.outline { [weak self] in self?.take($0, knowsProperties: knowsProperties) }
  }

  /// Takes the page's views as they are now.
  func adopt(_ nodes: [PageNode]) {
    guard nodes != self.nodes else { return }
    let before = selectedNodes.map(\.id)
    self.nodes = nodes
    observer?.pageModelDidChangeNodes()
    if before != selectedNodes.map(\.id) { observer?.pageModelDidChangeSelection() }
  }

  private func take(_ nodes: [PageNode], knowsProperties: Bool) {
    if knowsProperties, nodes == self.nodes { return answered() }
    adopt(nodes)
    if wantsFirst, !nodes.isEmpty {
      wantsFirst = false
      if selections.isEmpty { select(NodePath(indices: [0])) }
    }
    readProperties()
  }

  private func readProperties() {
    let asked = selectedNodes.map(\.id)
    guard !asked.isEmpty else {
      known = [:]
      show([])
      return answered()
    }
    var answers: [Int: [PropertyGroup]] = [:]
    var missing = asked.count
    for number in asked {
      page.properties(of: number) { [weak self] in
        if case .success(let groups) = $0, let self { answers[number] = named(groups, of: number) }
        missing -= 1
        if missing == 0 { self?.take(answers, of: asked) }
      }
    }
  }

  private func take(_ answers: [Int: [PropertyGroup]], of asked: [Int]) {
    if answers.count == asked.count, selectedNodes.map(\.id) == asked {
      known = answers
      showShared()
    }
    answered()
  }

  private func named(_ groups: [PropertyGroup], of number: Int) -> [PropertyGroup] {
    let path = selections.first { nodes[$0]?.id == number }
    return path.map { named(groups, at: $0) } ?? groups
  }

  /// Properties with the names of colours that a person chose by name: the page tells of their components.
  private func named(_ groups: [PropertyGroup], at path: NodePath) -> [PropertyGroup] {
    guard edits.count(at: path) > 0 else { return groups }
    return groups.map { group in
      var group = group
      for (index, property) in group.properties.enumerated()
      where property.kind == "color" && property.isChanged {
        guard let text = edits.text(of: property.name, at: path), !text.hasPrefix("#"),
          text != "nil"
        else { continue }
        group.properties[index].value = text
      }
      return group
    }
  }

  /// Shows the properties of the selected views, once the colours are known that they may name.
  private func showShared() {
    guard knowsColors else {
      knowsColors = true
      return page.colors { [weak self] in
        self?.colors = PageColors($0)
        self?.showShared()
      }
    }
    show(SharedProperties.of(selectedNodes.compactMap { known[$0.id] }))
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

  /// Selects one view, or none.
  func select(_ path: NodePath?) { select(path.map { [$0] } ?? []) }

  /// Selects a view beside those that are selected, or takes it out of them.
  func toggle(_ path: NodePath) {
    select(selections.contains(path) ? selections.filter { $0 != path } : selections + [path])
  }

  /// Selects views.
  func select(_ paths: [NodePath]) {
    guard paths != selections else { return }
    selections = paths
    observer?.pageModelDidChangeSelection()
    known = [:]
    groups = []
    observer?.pageModelDidChangeProperties()
    refresh()
  }

  /// Selects the first view where none is selected.
  func selectFirst() {
    guard selections.isEmpty else { return }
    wantsFirst = true
    refresh()
  }

  // MARK: Changing

  /// A wish for a property of one view.
  struct Wish {
    var path: NodePath
    var property: String
    /// The new text; nil: the first value.
    var text: String?
  }

  /// Changes of views that are on their way together.
  struct Edit {
    var wishes: [Wish]
    /// Whether it goes on with the gesture before.
    var isContinued: Bool
    /// Hears why a value was refused; nil: all were taken.
    var whenDone: @MainActor (Failure?) -> Void
  }

  /// Changes a property of all selected views.
  func change(
    _ property: PageProperty, to text: String?, isContinued: Bool,
    whenDone: @escaping @MainActor (Failure?) -> Void = { _ in }
  ) {
    let wishes = selections.map { Wish(path: $0, property: property.name, text: text) }
    perform(Edit(wishes: wishes, isContinued: isContinued, whenDone: whenDone))
  }

  /// Changes a property of one view, selected or not.
  func change(_ property: String, of path: NodePath, to text: String?) {
    readProperties(of: [path]) { [weak self] in
      guard let self, let number = nodes[path]?.id else { return }
      if known[number] == nil { known[number] = $0[path] }
      let wish = Wish(path: path, property: property, text: text)
      perform(Edit(wishes: [wish], isContinued: false, whenDone: { _ in }))
    }
  }

  /// Gives properties of all selected views their first values, as one step.
  func reset(_ properties: [PageProperty]) {
    let wishes = selections.flatMap { path in
      properties.map { Wish(path: path, property: $0.name, text: nil) }
    }
    perform(Edit(wishes: wishes, isContinued: false, whenDone: { _ in }))
  }

  /// Makes changes together. While others are awaited only the newest after those are kept.
  func perform(_ edit: Edit) {
    if isChanging {
      var edit = edit
      // The change that is left out was the beginning of the gesture, or a gesture that never was.
      if let waiting, !waiting.isContinued { edit.isContinued = false }
      waiting = edit
      return
    }
    let changes = edit.wishes.compactMap { wish in nodes[wish.path].map { (wish, $0.id) } }
    guard !changes.isEmpty else { return }
    isChanging = true
    var taken: [EditHistory.Change] = []
    var failure: Failure?
    var missing = changes.count
    for (wish, number) in changes {
      let planned = planned(wish)
      send(wish, to: number) { [weak self] in
        if let reason = $0 {
          failure = failure ?? reason
        } else {
          taken.append(planned)
        }
        missing -= 1
        if missing == 0 { self?.ended(edit, taken, failure: failure) }
      }
    }
  }

  /// Sends one change; `body` hears why it was refused.
  private func send(_ wish: Wish, to number: Int, _ body: @escaping @MainActor (Failure?) -> Void) {
    let change = PropertyChange(view: number, property: wish.property, text: wish.text)
    page.change(change) { [weak self] in
      switch $0 {
      case .success(let groups):
        self?.note(wish, groups)
        if self?.known[number] != nil { self?.known[number] = self?.named(groups, of: number) }
        body(nil)
      case .failure(let failure): body(failure)
      }
    }
  }

  private func ended(_ edit: Edit, _ taken: [EditHistory.Change], failure: Failure?) {
    isChanging = false
    let step = EditHistory.Step(changes: taken)
    if edit.isContinued || taken.contains(where: { $0.before != $0.after }), !taken.isEmpty {
      history.add(step, isContinued: edit.isContinued)
    }
    if !taken.isEmpty { showShared() }
    edit.whenDone(failure)
    if !taken.isEmpty { refresh(knowsProperties: true) }
    if let next = waiting {
      waiting = nil
      perform(next)
    }
  }

  /// The text that gives back the present value; nil: it is the first one.
  private func textBefore(_ wish: Wish) -> String? {
    guard let property = property(wish.property, of: wish.path), property.isChanged else {
      return nil
    }
    return text(of: property, at: wish.path)
  }

  /// The text that gives a changed property its present value again; nil: none does.
  private func text(of property: PageProperty, at path: NodePath) -> String? {
    let isUnnamed = property.kind == "image" && property.value?.hasPrefix("image ") == true
    return isUnnamed ? edits.text(of: property.name, at: path) : property.value
  }

  /// The change that a wish makes now.
  private func planned(_ wish: Wish) -> EditHistory.Change {
    var change = EditHistory.Change(
      path: wish.path, property: wish.property, label: label(of: wish.property, at: wish.path),
      before: textBefore(wish), after: wish.text)
    if let property = property(wish.property, of: wish.path), !property.isChanged,
      property.kind != "image"
    {
      change.first = property.value
    }
    return change
  }

  /// A property's name, as the inspector shows it; nil: the property is not known.
  private func label(of property: String, at path: NodePath) -> String? {
    let groups = nodes[path].flatMap { known[$0.id] } ?? []
    for group in groups {
      if let found = group.properties.first(where: { $0.name == property }) {
        return ShortName.of(found, in: group)
      }
    }
    return nil
  }

  /// Remembers a change that was made, with the properties that the view has since.
  private func note(_ wish: Wish, _ groups: [PropertyGroup]) {
    let property = groups.lazy.flatMap(\.properties).first { $0.name == wish.property }
    let text = property?.isChanged == true ? wish.text : nil
    edits.set(wish.property, at: wish.path, to: text)
  }

  // MARK: Several properties at once

  /// Sets properties of all selected views as one step. Where one is refused all are as they were.
  func change(
    _ values: [(property: PageProperty, text: String)],
    whenDone: @escaping @MainActor (Failure?) -> Void
  ) {
    let wishes = selections.flatMap { path in
      values.map { Wish(path: path, property: $0.property.name, text: $0.text) }
    }
    guard !isChanging, !wishes.isEmpty else { return }
    isChanging = true
    send(wishes[...]) { [weak self] failure, made in
      guard let self else { return }
      if failure != nil { takeBack(made) }
      let edit = Edit(wishes: wishes, isContinued: false, whenDone: whenDone)
      ended(edit, failure == nil ? made : [], failure: failure)
    }
  }

  /// Sends changes one after the other until one is refused. `body` hears why, and those that were made.
  private func send(
    _ wishes: ArraySlice<Wish>, made: [EditHistory.Change] = [],
    _ body: @escaping @MainActor (Failure?, [EditHistory.Change]) -> Void
  ) {
    guard let wish = wishes.first, let node = nodes[wish.path] else { return body(nil, made) }
    let change = planned(wish)
    send(wish, to: node.id) { [weak self] failure in
      if let failure { return body(failure, made) }
      self?.send(wishes.dropFirst(), made: made + [change], body)
    }
  }

  private func takeBack(_ changes: [EditHistory.Change]) {
    for change in changes.reversed() {
      guard let node = nodes[change.path] else { continue }
      let wish = Wish(path: change.path, property: change.property, text: change.before)
      send(wish, to: node.id) { [weak self] _ in self?.refresh() }
    }
  }

  // MARK: Unwritten values

  /// The selected view's values that are not as they were at first, in the inspector's order. Images that were not set
  /// here have no text.
  var changedValues: [UnwrittenValue] {
    guard let selection, let node = selectedNode else { return [] }
    return values(of: node, at: selection, in: groups) { _ in true }
  }

  /// Reads the values that a person set and that are not written, view by view in the outline's order; those of the
  /// selected view that changed otherwise are among them. Calls `body` once, at once or later.
  func readUnwritten(_ body: @escaping @MainActor ([UnwrittenValue]) -> Void) {
    page.outline { [weak self] nodes in
      guard let self else { return }
      adopt(nodes)
      let views = nodes.paths.filter {
        self.edits.count(at: $0.path) > 0 || $0.path == self.selection
      }
      readProperties(of: views.map(\.path)) { [weak self] groups in
        guard let self else { return }
        body(
          views.flatMap { path, node in
            self.values(of: node, at: path, in: groups[path] ?? []) {
              path == self.selection || self.edits.text(of: $0.name, at: path) != nil
            }
          })
      }
    }
  }

  /// Reads the properties of views. Calls `body` once, at once or later; without those of views that are gone.
  func readProperties(
    of paths: [NodePath], _ body: @escaping @MainActor ([NodePath: [PropertyGroup]]) -> Void
  ) {
    let views = paths.compactMap { path in nodes[path].map { (path: path, id: $0.id) } }
    if views.isEmpty { return body([:]) }
    var answers: [NodePath: [PropertyGroup]] = [:]
    for (path, id) in views {
      page.properties(of: id) {
        answers[path] = self.named((try? $0.get()) ?? [], at: path)
        if answers.count == views.count { body(answers) }
      }
    }
  }

  /// The changed values among the properties of a view that have a text.
  private func values(
    of node: PageNode, at path: NodePath, in groups: [PropertyGroup],
    where isWanted: (PageProperty) -> Bool
  ) -> [UnwrittenValue] {
    groups.flatMap { group in
      group.properties.filter { $0.isChanged && isWanted($0) }.compactMap { property in
        text(of: property, at: path).map { text in
          let bare = PropertyGroup(
            name: group.name, isInspectable: group.isInspectable, properties: [])
          return UnwrittenValue(
            path: path, view: node, group: bare, property: property, text: text)
        }
      }
    }
  }

  /// Asks for the changes of files that make values those of their sources.
  func proposeWriting(
    _ values: [UnwrittenValue], _ body: @escaping @MainActor (Result<WritePlan, Failure>) -> Void
  ) { page.plan(writing: values.map(\.written), body) }

  /// Values of a view were written into its source: what the page is made with is another thing from now on.
  func noteWriting(of properties: Set<String>, at path: NodePath) {
    history.rebase(properties, of: path)
    edits.remove(properties, at: path)
  }

  /// The page may have been built anew, with other catalogs.
  func forgetColors() { knowsColors = false }

  /// Forgets changes that the page's code has taken over, or that have no place in it any more.
  func checkEdits() {
    guard edits.count > 0 else { return }
    page.outline { [weak self] nodes in
      guard let self, !nodes.isEmpty else { return }
      adopt(nodes)
      for path in Set(edits.all.map(\.path)) { checkEdits(at: path) }
    }
  }

  private func checkEdits(at path: NodePath) {
    guard let node = nodes[path] else { return edits.keep([], at: path) }
    page.properties(of: node.id) { [weak self] in
      guard case .success(let groups) = $0 else { return }
      let changed = groups.flatMap(\.properties).filter(\.isChanged)
      self?.edits.keep(Set(changed.map(\.name)), at: path)
    }
  }

  // MARK: Undo

  /// Takes the last step back. Returns the property's name; nil: there is no step.
  func undo() -> String? {
    guard let step = history.undo() else { return nil }
    if let curve = step.curve { onCurve?(curve.animation, curve.before) }
    if !step.changes.isEmpty { apply(step, \.before) }
    return step.name
  }

  /// Takes a step again that was taken back. Returns the property's name; nil: there is none.
  func redo() -> String? {
    guard let step = history.redo() else { return nil }
    if let curve = step.curve { onCurve?(curve.animation, curve.after) }
    if !step.changes.isEmpty { apply(step, \.after) }
    return step.name
  }

  /// A person gave an animation another curve.
  func note(_ curve: EditHistory.Curve, isContinued: Bool) {
    history.add(EditHistory.Step(changes: [], curve: curve), isContinued: isContinued)
  }

  /// The views may have been made anew just now, so that they have other numbers.
  private func apply(_ step: EditHistory.Step, _ text: KeyPath<EditHistory.Change, String?>) {
    page.outline { [weak self] in
      self?.adopt($0)
      if !step.isReset { self?.selectViews(of: step) }
      self?.send(step, text)
    }
  }

  private func selectViews(of step: EditHistory.Step) {
    var paths: [NodePath] = []
    for change in step.changes where !paths.contains(change.path) { paths.append(change.path) }
    select(paths)
  }

  private func send(_ step: EditHistory.Step, _ text: KeyPath<EditHistory.Change, String?>) {
    for change in step.changes {
      guard let node = nodes[change.path] else { continue }
      let wish = Wish(path: change.path, property: change.property, text: change[keyPath: text])
      send(wish, to: node.id) { [weak self] _ in
        self?.showShared()
        self?.refresh()
      }
    }
  }

  /// Gives all properties that were set their first values, as one step. Returns their number.
  func resetAll() -> Int {
    guard let step = addReset() else { return 0 }
    apply(step, \.after)
    return step.changes.count
  }

  /// The page was shown anew as its code makes it: one step brings the changes again that it had. Returns their number.
  func noteReset() -> Int {
    let step = addReset()
    edits.clear()
    return step?.changes.count ?? 0
  }

  /// Adds the step that takes all changes back; nil: there are none.
  private func addReset() -> EditHistory.Step? {
    let changes = edits.all.map {
      EditHistory.Change(
        path: $0.path, property: $0.property, before: $0.text, after: nil)
    }
    if changes.isEmpty { return nil }
    let step = EditHistory.Step(changes: changes, isReset: true)
    history.add(step, isContinued: false)
    return step
  }

  /// Another page is shown: nothing can be taken back.
  func forgetChanges() {
    history.clear()
    edits.clear()
  }
}
