// Hue, saturation and brightness of a colour.

package import CoreGraphics

extension RGBA {
  /// Creates a colour from components in 0 … 1; hue is a fraction of a turn from red over green and blue.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func channel(_ turn: Double) -> Double {
      // Distance from the channel's own hue in sixths of a turn; full within one, none beyond two.
      let sixths = (hue * 6 + turn).truncatingRemainder(dividingBy: 6)
      let strength = min(max(min(sixths, 4 - sixths), 0), 1)
      return brightness * (1 - saturation * strength)
    }
    self.init(channel(5), channel(3), channel(1), alpha)
  }

  /// Hue, saturation and brightness in 0 … 1; the hue of a grey is 0.
  package var hsb: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    guard spread > 0 else { return (0, 0, high) }
    let sixths =
      if high == red {
        (green - blue) / spread
      } else if high == green {
        (blue - red) / spread + 2
      } else {
        (red - green) / spread + 4
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, spread / high, high)
  }
}
