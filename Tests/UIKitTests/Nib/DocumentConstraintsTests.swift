// The constraints of views that have the frames of a document.

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DocumentConstraintsTests {
  /// A view with views in it whose attributes, frames and constraints are given.
  private func scene(_ subviews: String, _ constraints: String) throws -> DesignedScene {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="240"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></objects>
      </document>
      """
    let document = try DesignedDocument(Data(text.utf8), name: "Card.xib")
    return document.make(
      0, size: nil, standard: CGSize(width: 393, height: 852), insets: .zero)
  }

  private func box(_ id: String, _ frame: String, _ inner: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" \(frame)/>\(inner)</view>
    """
  }

  private func pin(_ id: String, _ attribute: String, _ constant: Int, item: String = "box")
    -> String
  {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="root" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(id)"/>
    """
  }

  private func size(_ id: String, _ attribute: String, _ constant: Int) -> String {
    """
    <constraint firstItem="box" firstAttribute="\(attribute)" constant="\(constant)" id="\(id)"/>
    """
  }

  private func view(_ id: String, of scene: DesignedScene) throws -> UIView {
    try #require(scene.elements.first { $0.id == id }?.view)
  }

  @Test func `they are told, and move nothing`() throws {
    let scene = try scene(
      box("box", #"x="41" y="30" width="120" height="80""#),
      pin("a", "leading", 40) + pin("b", "top", 30) + size("c", "width", 120)
        + size("d", "height", 80))
    let view = try view("box", of: scene)
    let document = try #require(view.documentConstraints)
    #expect(document.naming(view).map(\.constant) == [40, 30, 120, 80])
    #expect(document.naming(view).allSatisfy { $0.conflict == nil && !$0.isActive })
    #expect(document.undeterminedParts(of: view).isEmpty)
    scene.view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 41, y: 30, width: 120, height: 80))
    #expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test func `one that contradicts others says so, and what none determines is open`() throws {
    let scene = try scene(
      box("box", #"x="40" y="30" width="120" height="80""#)
        + box("dot", #"x="200" y="150" width="60" height="60""#),
      pin("a", "leading", 40) + pin("b", "top", 30) + size("c", "width", 120)
        + size("d", "height", 80) + size("e", "width", 130) + pin("f", "leading", 200, item: "dot"))
    let box = try view("box", of: scene)
    let document = try #require(box.documentConstraints)
    let broken = document.naming(box).filter { $0.conflict != nil }
    #expect(broken.map(\.constant) == [130])
    let dot = try view("dot", of: scene)
    #expect(document.undeterminedParts(of: dot) == [.y, .width, .height])
    #expect(document.undeterminedParts(of: box).isEmpty)
    scene.view.layoutIfNeeded()
    #expect(dot.frame == CGRect(x: 200, y: 150, width: 60, height: 60))
  }

  @Test func `views in a stack are placed by it`() throws {
    let label = """
      <label opaque="NO" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0.0" y="0.0" width="150" height="44"/></label>
      """
    let stack = """
      <stackView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="40" y="30" width="150" height="44"/><subviews>\(label)</subviews>
      </stackView>
      """
    let scene = try scene(
      stack,
      pin("a", "leading", 40) + pin("b", "top", 30) + size("c", "width", 150)
        + size("d", "height", 44))
    let inner = try view("label", of: scene)
    let document = try #require(inner.documentConstraints)
    #expect(document.undeterminedParts(of: inner).isEmpty)
    #expect(document.naming(inner).isEmpty)
    scene.view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 150, height: 44))
  }

  @Test func `a scene goes with its views`() throws {
    weak var root: UIView?
    do {
      let scene = try scene(
        box("box", #"x="40" y="30" width="120" height="80""#), pin("a", "leading", 40))
      let box = try view("box", of: scene)
      #expect(box.documentConstraints?.naming(box).count == 1)
      root = scene.view
    }
    #expect(root == nil)
  }
}
