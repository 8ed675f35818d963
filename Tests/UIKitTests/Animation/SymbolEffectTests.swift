// Symbols that move.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct SymbolEffectTests {
  private let view = UIImageView(image: UIImage(systemName: "heart.fill"))

  private func animation(_ kind: String) -> CAKeyframeAnimation? {
    view.layer.animation(forKey: "symbolEffect.\(kind)") as? CAKeyframeAnimation
  }

  @Test func `a bounce runs as often and as fast as is asked for`() throws {
    view.addSymbolEffect(.bounce.up, options: .repeat(3).speed(2))
    let bounce = try #require(animation("bounce"))
    #expect(bounce.keyPath == "transform.scale")
    #expect(bounce.repeatCount == 3)
    #expect(bounce.duration == 0.3)
  }

  @Test func `a pulse goes on until it is removed`() throws {
    view.addSymbolEffect(.pulse)
    #expect(animation("pulse")?.repeatCount == .infinity)
    view.removeSymbolEffect(ofType: .pulse)
    #expect(animation("pulse") == nil)
  }

  @Test func `what disappeared stays so until it appears`() throws {
    view.addSymbolEffect(.disappear, animated: false)
    #expect(animation("disappear")?.isRemovedOnCompletion == false)
    view.addSymbolEffect(.appear)
    #expect(animation("disappear") == nil)
  }

  @Test func `all effects end at once`() {
    view.addSymbolEffect(.pulse)
    view.addSymbolEffect(.scale.down)
    view.removeAllSymbolEffects()
    #expect(view.layer.animationKeys()?.isEmpty != false)
  }

  @Test func `pictures that are no symbols do not move, and effects that are not there say so`() {
    let plain = UIImageView(image: blankImage(4, 4))
    var answers: [Bool] = []
    plain.addSymbolEffect(.bounce) { answers.append($0.isFinished) }
    view.addSymbolEffect(.variableColor.iterative, options: .repeating) {
      answers.append($0.isFinished)
    }
    #expect(plain.layer.animationKeys()?.isEmpty != false)
    #expect(answers == [false, false])
  }

  @Test func `an item of a bar takes another symbol at once, and stands still`() {
    let item = UIBarButtonItem()
    item.addSymbolEffect(.bounce)
    let star = UIImage(systemName: "star")
    item.setSymbolImage(star ?? UIImage(), contentTransition: .replace)
    #expect(item.image == star && item.isSymbolAnimationEnabled)
    item.removeAllSymbolEffects()
  }

  @Test func `another symbol is shown at once and fades in`() {
    let star = UIImage(systemName: "star")
    view.setSymbolImage(star ?? UIImage(), contentTransition: .replace.downUp)
    #expect(view.image == star)
    #expect(view.layer.animation(forKey: kCATransition) is CATransition)
  }
}
