// The constraints of the selected view, asked for while the selection tool shows them.

internal import Messages
internal import Pages

extension Studio {
  /// Asks for the constraints of the view that is selected, where they are drawn; one question at a time, and none while
  /// something is dragged.
  func showConstraints() {
    guard let overlay, overlay.picks, drag?.hasBegun != true, model.selectedNodes.count == 1,
      let node = model.selectedNode
    else {
      overlay?.shownConstraints = nil
      return
    }
    guard !asksForConstraints else {
      asksForConstraintsAgain = true
      return
    }
    asksForConstraints = true
    page.constraints(of: node.id) { [weak self] in self?.take($0, of: node.id) }
  }

  private func take(_ told: PageConstraints, of view: Int) {
    asksForConstraints = false
    let isSelected = model.selectedNodes.map(\.id) == [view]
    if isSelected, overlay?.picks == true, drag?.hasBegun != true {
      overlay?.shownConstraints = told
    }
    if asksForConstraintsAgain || !isSelected {
      asksForConstraintsAgain = false
      showConstraints()
    }
  }
}
