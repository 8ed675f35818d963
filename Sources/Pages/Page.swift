// A page: views that somebody looks at, sets and starts, wherever their code runs.

package import CoreGraphics
package import Messages
package import Stage
package import UIKit

/// Views on a page, whose time, values and input somebody else controls.
///
/// Everything that shows, draws, records, inspects or edits views knows this protocol alone. A page has its views in
/// this process (``InProcessPage``) or behind an agent (`SourcePage`), and nobody else can tell which.
///
/// A page in a window: the window puts `view` into its tree and calls ``open()``, then ``tick()`` once a frame,
/// and ``close()`` at the end. A page without a window: `prepare()`, then `image(at:)` or `descriptions()`.
@MainActor
package protocol Page: AnyObject {
  /// Shows the page. The size of its bounds is the page's, in points.
  var view: UIView { get }
  /// The page's size in points, which ``view`` has to a pixel at most. Default: exactly.
  var size: CGSize { get }
  /// Owns the time and hears of changes; held weakly. Default: nil.
  var host: (any PageHost)? { get set }
  /// The view that has the keyboard focus at first; nil: none.
  var initialFocus: UIView? { get }
  /// The commands that ``perform(_:)`` takes now.
  var commands: Set<PageCommand.Name> { get }

  /// The size that a window opens for, in points: the page's, where it is known before ``open()``.
  var openingSize: CGSize { get }

  /// The messages of the page's code, and about it.
  var console: PageConsole { get }

  // MARK: In a window

  /// Begins to show the page, and to follow what it is made of.
  func open()
  /// Shows the one of a title in ``list`` first, where there is one and nobody asked for another; before ``open()``.
  /// Default: does nothing.
  func begin(with title: String)
  /// Ends everything that the page runs.
  func close()
  /// Call once a frame of the window, before its layout.
  func tick()
  /// Draws at another scale.
  func rescale(to scale: PageScale)
  /// Shows everything from the beginning, with the values that a person has set.
  func rewind()
  /// The previews, designables or scenes that can be shown; none: the page is always the same.
  var list: PageList { get }
  /// Shows the one with an index of ``list``, from the beginning.
  func show(listed index: Int)
  /// Stops code that does not come to an end.
  func interrupt()
  /// Performs a command; one that is not offered changes nothing.
  func perform(_ command: PageCommand)
  /// Turns the view at a point of `view` by degrees; false: nothing there can be turned this way.
  func turn(at point: CGPoint, by degrees: Double) -> Bool

  // MARK: Inspection

  /// Whether the views may have changed since the window's last frame, or since this was asked last.
  func takeChange() -> Bool

  /// Reads the views on the page: those of its first level, from back to front, with the views in them; none where
  /// nothing is shown. `body` is called once, at once or later.
  func outline(_ body: @escaping @MainActor ([PageNode]) -> Void)
  /// Reads the properties of the view with a number, by the class that declares them: sources' classes first, each before
  /// those above it, then UIKit's. Calls `body` like ``outline(_:)``.
  func properties(
    of view: Int, _ body: @escaping @MainActor (Result<[PropertyGroup], Failure>) -> Void)
  /// Reads the constraints of the view with a number. Calls `body` like ``outline(_:)``.
  func constraints(of view: Int, _ body: @escaping @MainActor (PageConstraints) -> Void)
  /// Reads the images that can be set. Calls `body` like ``outline(_:)``.
  func images(_ body: @escaping @MainActor ([PageImage]) -> Void)
  /// Reads the colours of asset catalogs that can be set. Calls `body` like ``outline(_:)``.
  func colors(_ body: @escaping @MainActor ([PageColor]) -> Void)
  /// Draws what each view shows itself, without the views in it, at `scale` pixels per point or fewer. Hidden views and
  /// those that draw nothing are left out. Calls `body` like ``outline(_:)``.
  func planes(scale: CGFloat, _ body: @escaping @MainActor ([PagePlane]) -> Void)
  /// Changes a property, and reads all of the view's. Calls `body` like ``outline(_:)``.
  func change(
    _ change: PropertyChange,
    _ body: @escaping @MainActor (Result<[PropertyGroup], Failure>) -> Void)

  /// Whether values can be written into what the page comes from.
  var takesWriting: Bool { get }
  /// Finds the changes of files that make values those of what their views come from: an element of the document, the
  /// preview, the class. Writes nothing. Calls `body` like ``outline(_:)``.
  func plan(
    writing values: [ViewValue],
    _ body: @escaping @MainActor (Result<WritePlan, Failure>) -> Void)
  /// Shows everything from the beginning, with values that are set by name in place of those that the page was opened
  /// with.
  func show(_ assignments: [Assignment])

  // MARK: Variants

  /// Shows the page in another way from now on, at the time that it has, with the values that a person has set and after
  /// what was done on it. A variant of no choices is the page as it was opened. `stage` draws the window.
  func show(as variant: PageVariant, on stage: Stage)
  /// The languages that the page's texts are in, as names of `.lproj` folders; empty: it has no such texts.
  var languages: [String] { get }
  /// Shows the page in other ways beside itself, in place of those that were shown before; none: in no other way.
  /// `scale`: theirs at first.
  func showVariants(_ variants: [PageVariant], scale: PageScale) -> [any PageTile]

  // MARK: Time

  /// The time of the host's clock at which the page was shown.
  var beginTime: TimeInterval { get }
  /// Shows the page as it was at another time, or as it will be, and leaves the clock of `stage`, which draws the window,
  /// paused there. Between frames only. Earlier times than that of the page's beginning are that one. `keepsLater`: what
  /// was done on the page after that time is done again as time goes on; else it is forgotten then.
  func move(to time: TimeInterval, on stage: Stage, keepsLater: Bool)
  /// Draws the page as it was at other times, or as it will be, on views of their own, laid out for `scale`. Times
  /// are the host's clock's, and ascend; `paths`: the layers that are drawn alone, by the indices among sublayers that
  /// lead down to them; none: the whole page. Calls `body` like ``outline(_:)``.
  func pictures(
    at times: [TimeInterval], scale: PageScale, of paths: [[Int]],
    _ body: @escaping @MainActor (Result<PagePictures, Failure>) -> Void)
  /// Reads the animations on the page; times are the host's clock's. Calls `body` like ``outline(_:)``.
  func animations(_ body: @escaping @MainActor ([PageAnimation]) -> Void)
  /// Paces an animation by another curve than its own, from now on and where time is played again.
  func pace(_ change: CurveChange)
  /// Notes a touch, in points of ``view``, that the views in it are given by the window's stage.
  func note(_ touch: AgentTouch)
  /// Notes that a key pressed a control in ``view``.
  func notePress(of control: UIControl)

  // MARK: Without a window

  /// Makes the views. Fails with the compiler's errors, and where the scene names what is not there.
  func prepare() async throws(Failure)
  /// The picture at a time in seconds, which is never before that of the last picture.
  func image(at time: TimeInterval) async throws(Failure) -> CGImage
  /// Whether time alone changes the picture that was drawn last. In a window only where the window's stage cannot tell.
  var isRunning: Bool { get }
  /// The shown views with their properties.
  func descriptions() async throws(Failure) -> [AgentView]
}

extension Page {
  /// That of the bounds of ``view``.
  package var size: CGSize { view.bounds.size }
  /// Does nothing.
  package func begin(with title: String) {}
}

/// The host of a page: the window that shows it.
@MainActor
package protocol PageHost: AnyObject {
  /// Seconds of the clock that the page follows.
  var pageTime: TimeInterval { get }
  /// Whether that clock stands. When it runs again the page is ticked.
  var isPageTimePaused: Bool { get }
  /// The seconds of that clock in a second of real time.
  var pageTimeRate: Double { get }
  /// Seconds of that clock: those of the frame that is being made, else the present ones.
  var pageFrameTime: TimeInterval { get }
  /// The page got another size.
  func pageDidResize()
  /// The page's views were made anew.
  func pageDidReplaceViews()
  /// Something is to be said about the page.
  func pageDidChange(_ status: PageStatus)
  /// Nothing on the page took the wheel; how far it would have moved contents, in points of the window. Default: nothing.
  func pageLeavesWheel(_ distance: CGPoint)
}

extension PageHost {
  /// Does nothing.
  package func pageLeavesWheel(_ distance: CGPoint) {}
}
