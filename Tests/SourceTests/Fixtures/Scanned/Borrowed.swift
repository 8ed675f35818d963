// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// What authors write.

// Views that borrow from Apple's other frameworks: what is computed works, what needs a device is a labelled box, and
// what only SwiftUI compiles is left out.

import AVFoundation
import Accessibility
import Compression
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import WebKit
import os
import simd

struct BorrowedPage: View {
  var body: some View { BorrowedWrapper() }
}

struct BorrowedWrapper: UIViewRepresentable {
  func makeUIView(context: Context) -> BorrowedFixture { BorrowedFixture() }
  func updateUIView(_ view: BorrowedFixture, context: Context) {}
}

extension CGFloat {
  func limited(_ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(high, abs(self))) }
}

@IBDesignable class BorrowedFixture: UIKit.UIView, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "a", value: "b")]
  private let film = AVPlayerLayer(player: AVPlayer())
  private let web = WKWebView()
  private let label = UILabel()
  private let log = os.Logger(subsystem: "dial", category: "turn")

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .white
    layer.addSublayer(film)
    addSubview(web)
    addSubview(label)
    label.font = .systemFont(ofSize: 8)
    label.numberOfLines = 0
    label.text = facts.joined(separator: "\n")
  }

  /// Swift 3's casts and memory, and what other frameworks compute.
  private var facts: [String] {
    let turned = simd_quatf(angle: .pi / 2, axis: [0, 0, 1]).act([2, 0, 0])
    let objects = Set([1, 2]) as NSSet!
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
    defer { memory.deallocate(capacity: 4) }
    return [
      "turned \(turned.y.rounded())", "packed \(packed)",
      "type \(UTType(filenameExtension: "png")?.identifier ?? "none")",
      "counts \(objects!.count) \((Set([1]) as AnyObject).contains(1))",
      "limited \(CGFloat(-7).limited(0, 5))",
      "inset \((NSValue(uiEdgeInsets: UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)) as AnyObject).uiEdgeInsetsValue.top)",
    ]
  }

  /// Bytes that come back from a packed text.
  private var packed: Int {
    let text = [UInt8](String(repeating: "dial ", count: 100).utf8)
    var small = [UInt8](repeating: 0, count: 600)
    let count = compression_encode_buffer(
      &small, small.count, text, text.count, nil, COMPRESSION_ZLIB)
    var large = [UInt8](repeating: 0, count: 600)
    return compression_decode_buffer(&large, large.count, small, count, nil, COMPRESSION_ZLIB)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    film.frame = CGRect(x: 4, y: 4, width: half - 6, height: 26)
    web.frame = CGRect(x: half + 2, y: 4, width: half - 6, height: 26)
    label.frame = CGRect(x: 4, y: 34, width: bounds.width - 8, height: 66)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 130, height: 104) }
}
