// The constraints of views that have the frames of a document: kept to be told, without placing anything.

/// The constraints of a document, taken away from views that have the document's own frames.
@MainActor package final class DocumentConstraints {
  private let constraints: [NSLayoutConstraint]
  /// The views that the constraints would place.
  private let views: [UIView]
  private let stacks: [UIStackView]
  private var openParts: [ObjectIdentifier: Set<FramePart>] = [:]
  private lazy var isSolved: Void = solve()

  /// Takes the constraints away, and lets the views keep the frames that they are given. `views`: those of the
  /// document, without the one that holds the others, and without cells.
  init(_ constraints: [NSLayoutConstraint], of views: [UIView]) {
    self.constraints = constraints.filter(\.isActive)
    self.views = views.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    stacks = views.compactMap { $0 as? UIStackView }
    keepFrames()
  }

  /// Those that name a view, each with the conflict that leaves it out. The first call solves all of them.
  package func naming(_ view: UIView) -> [NSLayoutConstraint] {
    _ = isSolved
    return constraints.filter { $0.firstItem === view || $0.secondItem === view }
  }

  /// The numbers of a view's frame that the constraints leave open. The first call solves all of them.
  package func undeterminedParts(of view: UIView) -> Set<FramePart> {
    _ = isSolved
    return openParts[ObjectIdentifier(view)] ?? []
  }

  private func keepFrames() {
    NSLayoutConstraint.deactivate(constraints)
    for view in views { view.translatesAutoresizingMaskIntoConstraints = true }
    for stack in stacks { stack.keepsFrames = true }
  }

  /// Solves them once more, and takes them away again: no frame changes.
  private func solve() {
    guard let top = views.first?.top else { return }
    for stack in stacks { stack.keepsFrames = false }
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(constraints)
    var problem = LayoutProblem(top, leavesOpen: true)
    problem.solve()
    problem.noteConflicts()
    for view in views { openParts[ObjectIdentifier(view)] = problem.undeterminedParts(of: view) }
    keepFrames()
  }
}

extension UIView {
  /// The constraints of the document that the view was made from, where it has its frame from there.
  package var documentConstraints: DocumentConstraints? {
    sequence(first: self) { $0.superview }
      .lazy.compactMap { $0.storage.rareData?.documentConstraints }.first
  }
}
