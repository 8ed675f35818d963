// Adding and removing a view's interactions.

extension UIView {
  func attach(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    rareData.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    rareData.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
