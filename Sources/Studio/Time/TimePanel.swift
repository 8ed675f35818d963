// The time bar: the page's time.

internal import CoreGraphics
internal import UIKit

/// Buttons that pause, step and go back to the beginning, and the page's time in seconds and frames.
@MainActor
final class TimePanel: StudioPanel {
  private let reset: ToolbarButton
  private let play: ToolbarButton
  private let step: ToolbarButton
  private let seconds = TextStyle.label("0.00 s")
  private let frames = TextStyle.label("frame 0", color: Palette.secondaryLabel)
  private let pauseSymbol = Symbol.named("pause.fill", size: 12)
  private let playSymbol = Symbol.named("play.fill", size: 12)

  /// `perform`: the effect of a press.
  init(perform: @escaping @MainActor (HostCommand) -> Void) {
    reset = ToolbarButton(Symbol.named("backward.end.fill", size: 12), "Back to the beginning") {
      perform(.reset)
    }
    play = ToolbarButton(playSymbol, "Pause or resume time") { perform(.pause) }
    step = ToolbarButton(Symbol.named("forward.end.fill", size: 12), "One frame on") {
      perform(.step)
    }
    super.init(canvasAt: .top)
    for label in [seconds, frames] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    }
    for view in [reset, play, step, seconds, frames] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Names the keys in the tooltips.
  func nameKeys(_ host: any StudioHost) {
    reset.key = host.studioKey(of: .reset)
    play.key = host.studioKey(of: .pause)
    step.key = host.studioKey(of: .step)
  }

  func show(_ state: StudioState) {
    play.show(state.isPaused ? playSymbol : pauseSymbol)
    let hundredths = Int((state.time * 100 + 1e-6).rounded(.down))
    let rest = hundredths % 100
    set(seconds, "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s")
    set(frames, "frame \(Int((state.time * 60 + 1e-6).rounded(.down)))")
  }

  private func set(_ label: UILabel, _ text: String) {
    if label.text != text { label.text = text }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { return }
    let (area, size) = (contentBounds, Metrics.toolbarButton)
    var x = area.minX + Metrics.gap
    for button in [reset, play, step] {
      button.frame = CGRect(
        x: x, y: area.minY + ((area.height - size.height) / 2).rounded(.down), width: size.width,
        height: size.height)
      x = button.frame.maxX + 2
    }
    seconds.frame = CGRect(x: x + Metrics.gap, y: area.minY, width: 64, height: area.height)
    frames.frame = CGRect(
      x: seconds.frame.maxX + Metrics.gap, y: area.minY, width: 96, height: area.height)
  }
}
