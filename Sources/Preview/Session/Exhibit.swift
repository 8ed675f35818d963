// What is shown: the gallery or one view, made from a request.

internal import CoreGraphics
internal import Designables
internal import Inspection
internal import UIKit

/// The page and the views on it.
///
/// The effects of a request come in this order: size, set, layout; starting and time come after,
/// when the page is on a stage.
@MainActor
final class Exhibit {
  /// Holds the views; its bounds are the page.
  let page = UIView(frame: .zero)
  /// The shown views, back to front.
  let views: [UIView]
  /// Points.
  var size: CGSize { page.bounds.size }

  /// Makes what the request asks for, with images for `scale` pixels per point. Fails where it names
  /// a class, a property or a value that is not there.
  /// `live` shows the request's sources.
  init(_ request: Request, scale: CGFloat, live: LiveView? = nil) throws(Failure) {
    if let live {
      views = []
      page.addSubview(live)
      page.frame = live.bounds
      return
    }
    if let name = request.view {
      views = [try Self.view(named: name, request, .vitrine)]
      page.frame = CGRect(origin: .zero, size: views[0].bounds.size)
    } else {
      try GalleryImage.checkAll(scale: scale)
      views = Self.galleryViews()
      page.backgroundColor = .white
      page.frame = CGRect(origin: .zero, size: request.size ?? Gallery.pageSize)
    }
    for view in views { page.addSubview(view) }
    try checkBubble()
    fixToday(request.seedDate)
    for assignment in request.assignments {
      try apply(assignment, isGallery: request.view == nil, .vitrine)
    }
    connectStartButton()
    sharpen(for: scale)
    page.layoutIfNeeded()
  }

  /// The page's size in points; the gallery's needs no view.
  static func size(_ request: Request, scale: CGFloat) throws(Failure) -> CGSize {
    guard request.view != nil else { return request.size ?? Gallery.pageSize }
    return try Exhibit(request, scale: scale).size
  }

  var charts: [IDLineChartView] { views.compactMap { $0 as? IDLineChartView } }
  var gradients: [LDGradientView] { views.compactMap { $0 as? LDGradientView } }
  /// The gallery's system button.
  var startButton: UIButton? {
    views.lazy.compactMap { $0 as? UIButton }.first {
      $0.title(for: .normal) == Gallery.startTitle
    }
  }

  /// Chooses the images that suit `scale` pixels per point of the page.
  func sharpen(for scale: CGFloat) {
    page.outputScale = scale
    for button in views.compactMap({ $0 as? UIButton }) { sharpen(button, scale) }
  }

  /// Only the gallery's own icons have other sizes to choose from.
  private func sharpen(_ button: UIButton, _ scale: CGFloat) {
    guard let image = button.image(for: .normal), let icon = GalleryImage(showing: image),
      let sharper = icon.image(scale: scale), sharper != image
    else { return }
    button.setImage(sharper, for: .normal)
  }

  /// Starts every chart's animation.
  func start() {
    for chart in charts { chart.startDrawLineChart() }
  }

  /// Turns every gradient by degrees.
  func turn(by degrees: Double) {
    for gradient in gradients { gradient.angle += CGFloat(degrees) }
  }

  private static func galleryViews() -> [UIView] {
    Gallery.items.map { item in
      let view = item.make()
      view.frame = item.frame
      return view
    }
  }

  private static func view(
    named name: String, _ request: Request, _ inspector: Inspector
  ) throws(Failure) -> UIView {
    let description: DesignableDescription
    do throws(InspectionError) {
      description = try inspector.description(named: name)
    } catch {
      throw Failure(error, option: "--view")
    }
    return description.instance(size: request.size ?? Gallery.frame(of: description)?.size)
  }

  private func apply(
    _ assignment: Assignment, isGallery: Bool, _ inspector: Inspector
  ) throws(Failure) {
    do throws(InspectionError) {
      var targets = try targets(of: assignment, isGallery: isGallery, inspector)
      if targets.isEmpty, let name = assignment.className {
        // Nobody is there to take it, but a mistake in it is told all the same.
        targets = [try inspector.description(named: name).make(.zero)]
      }
      for view in targets {
        try inspector.apply(assignment, to: view)
      }
    } catch {
      throw Failure(error, option: "--set")
    }
  }

  /// Every instance of the named class; without a class the one view.
  private func targets(
    of assignment: Assignment, isGallery: Bool, _ inspector: Inspector
  ) throws(InspectionError) -> [UIView] {
    guard let name = assignment.className else {
      if isGallery { throw .noClass(assignment.property + "=" + assignment.text) }
      return views
    }
    let description = try inspector.description(named: name)
    return views.filter { description.describes($0) }
  }

  /// The charts' label at the end of the line stands on a picture.
  private func checkBubble() throws(Failure) {
    guard !charts.isEmpty, !NamedImages.has("bubble") else { return }
    throw Failure(.missingInput, "an icon is missing: there is no image “bubble”")
  }

  private func fixToday(_ date: Date?) {
    guard let date else { return }
    for chart in views.compactMap({ $0 as? IDLineChartView }) { chart.today = date }
  }

  private func connectStartButton() {
    startButton?.addAction(
      UIAction { [weak self] _ in self?.start() }, for: .touchUpInside)
  }
}
