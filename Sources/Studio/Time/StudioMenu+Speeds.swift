// The list of speeds that the page's time can have.

internal import Inspection

extension StudioMenu {
  /// The speeds, of which one has a tick.
  static func speeds(
    _ rate: Double, _ perform: @escaping @MainActor (HostCommand) -> Void
  ) -> StudioMenu {
    let rates = HostCommand.rates
    return StudioMenu(rates.map(speed), chosen: rates.firstIndex(of: rate)) {
      perform(.rate(rates[$0]))
    }
  }

  /// A speed in words, such as ×0.25.
  static func speed(_ rate: Double) -> String { "×\(DecimalText.text(rate))" }
}
