// A user's sources in the window: built at each save, shown by agents, and what is said about both.

internal import Building
internal import CoreGraphics
internal import Messages
internal import UIKit

/// Keeps what is shown up to date with files that somebody edits.
@MainActor
package final class LiveSource {
  /// What lies over the page: a badge while something goes on, a card when it went wrong.
  var onNews: (SourceNews) -> Void = { _ in }
  /// The page got another size.
  var onResize: () -> Void = {}
  /// Seconds since the page was shown first.
  var time: () -> TimeInterval = { 0 }

  private let sources: [String]
  private let build: LiveBuild
  private let page: LivePage
  private let door: LoopDoor
  /// The library that is shown, or tried; nil: the last build gave none.
  private var library: BuiltLibrary?
  /// Whether a card says that an agent does not answer.
  private var tellsOfSilence = false
  private var isWatchingSilence = false

  /// Shows `request`'s sources at `scale` pixels per point.
  init(_ request: Request, scale: CGFloat, _ door: LoopDoor) {
    sources = request.sources
    self.door = door
    build = LiveBuild(request.sources, door)
    page = LivePage(AgentScene(request, scale: scale), AgentLimits(request), door)
    page.view.frame.size = request.size ?? CGSize(width: 320, height: 240)
    connect()
  }

  private func connect() {
    build.onBegin = { [weak self] in
      guard let self else { return }
      onNews(.busy("Compiling…"))
      if page.awaitBuild() { library = nil }
    }
    build.onEnd = { [weak self] in self?.take($0) }
    build.onOptimized = { [weak self] in self?.exchange($0) }
    page.now = { [weak self] in self?.time() ?? 0 }
    page.onResize = { [weak self] in self?.onResize() }
    page.onAdopt = { [weak self] in self?.settle() }
    page.onRefusal = { [weak self] in
      self?.fail(SourceNews.Card(title: "Cannot be shown", lines: [.init($0)]))
    }
    page.onDeath = { [weak self] in self?.bury($0) }
  }

  /// Shows the agent's frames.
  var view: LiveView { page.view }

  /// Begins to build.
  func start() { build.build() }

  /// Ends the agents and stops watching: nothing is shown any more.
  func close() {
    build.close()
    page.close()
  }

  /// Shows everything from the beginning, with the values it has in the sources.
  func reset() {
    if !page.reset() { build.build() }
  }

  /// Stops code that does not come to an end.
  func interrupt() { page.interrupt() }

  /// Draws at another number of pixels per point.
  func sharpen(for scale: CGFloat) { page.sharpen(for: scale) }

  /// Call once a frame of the window.
  func tick() {
    page.tick()
    watchForSilence()
  }

  private func take(_ result: Result<BuiltLibrary, BuildFailure>) {
    switch result {
    case .success(let built):
      guard built.path != library?.path || page.view.isDimmed || !page.isShown else {
        library = built
        onNews(goodNews)
        return optimizeLater()
      }
      library = built
      page.load(built.path, imageFolders: ResourceFolders.of(sources))
      watchForSilence()
    case .failure(let failure):
      library = nil
      fail(SourceNews.Card(failure))
      prepareBuild()
    }
  }

  /// What there is to say of what is shown.
  private var goodNews: SourceNews { library.map { SourceNews($0) } ?? .none }

  private func fail(_ card: SourceNews.Card) {
    page.view.isDimmed = true
    tellsOfSilence = false
    onNews(.wrong(card))
  }

  /// A build is shown. What the next one needs is started when this one is on the screen.
  private func settle() {
    tellsOfSilence = false
    onNews(goodNews)
    door.schedule(Self.rest) { [weak self] in self?.page.prepare() }
    prepareBuild()
    optimizeLater()
  }

  private func prepareBuild() {
    door.schedule(Self.rest) { [weak self] in self?.build.prepare() }
  }

  /// Builds what is shown to run faster, unless something else is built before.
  private func optimizeLater() {
    guard let library else { return }
    door.schedule(Self.quiet) { [weak self] in
      if self?.library?.path == library.path { self?.build.optimize(library) }
    }
  }

  /// Seconds after a build is shown, or refused, in which nothing else is begun.
  private static let rest = 0.1
  /// Seconds without a save after which the same code is built to run faster.
  private static let quiet = 2.0

  /// Shows the same code in a faster library, where that changes nothing that a person sees.
  private func exchange(_ optimized: BuiltLibrary) {
    guard optimized.path != library?.path, !page.view.isDimmed, page.canBeExchanged else { return }
    library = optimized
    page.keepState()
    page.load(
      optimized.path, imageFolders: ResourceFolders.of(sources), unlessTouched: true)
  }

  private func bury(_ death: LiveDeath) {
    let files = library?.report.files ?? []
    library = nil
    // What comes of the new build says more.
    if !build.isRunning { fail(SourceNews.Card(death, of: files)) }
  }

  // MARK: Silence

  /// Seconds after which an agent that does not answer is named.
  private static let patience = 2.0

  /// Names an agent that does not answer. It is left alone: it may be working.
  private func watchForSilence() {
    guard !isWatchingSilence, page.task != nil else { return }
    isWatchingSilence = true
    door.schedule(1) { [weak self] in
      self?.isWatchingSilence = false
      self?.lookForSilence()
    }
  }

  private func lookForSilence() {
    if let task = page.task, task.seconds >= Self.patience, !build.isRunning {
      tellsOfSilence = true
      onNews(.wrong(SourceNews.Card(silent: task.doing, seconds: Int(task.seconds))))
    } else if tellsOfSilence, page.task == nil {
      tellsOfSilence = false
      onNews(goodNews)
    }
    watchForSilence()
  }
}
