// Pages without a window: how commands wait for them.

internal import CoreGraphics
internal import MainLoop
internal import Messages
internal import Pages
internal import Stage

/// Runs the commands that show a page without a window.
@MainActor
enum Headless {
  /// A request's page at the request's scale, with its views made. `earlier`: a page that this one takes the place of.
  static func page(
    _ request: Request, options: StageOptions, after earlier: (any Page)? = nil,
    on loop: EventLoop
  ) async throws(Failure) -> any Page {
    let scale = request.scale ?? 1
    let page = try request.page(scale: scale, options: options, after: earlier, on: loop)
    let host = HeadlessHost()
    page.host = host
    defer {
      host?.clear()
      page.host = nil
    }
    try await page.prepare()
    return page
  }

  /// Runs a command's work on a loop of its own until it ends. A signal that ends programs cancels the work, and
  /// ends the program when what was begun is taken back.
  static func run<Value>(
    _ body: @escaping @MainActor (EventLoop, Interruption) async throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let loop = EventLoop()
    let interruption = Interruption()
    defer { interruption.endIfInterrupted() }
    return try loop.result(onSignal: interruption.note) { () async throws(Failure) in
      try await body(loop, interruption)
    }
  }
}
