// A view whose model is Combine's: a timer, what waits for quiet, what is delayed, and what is joined.

import Combine
import UIKit

final class StreamModel: ObservableObject {
  @Published private(set) var ticks = 0
  @Published private(set) var settled = 0
  @Published private(set) var level = 0
  let typed = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  init() {
    Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      .scan(0) { count, _ in count + 1 }
      .handleEvents(receiveOutput: { [typed] in if $0 <= 3 { typed.send($0) } })
      .assign(to: &$ticks)
    typed.debounce(for: .milliseconds(700), scheduler: RunLoop.main)
      .receive(on: DispatchQueue.main).sink { [unowned self] in settled = $0 }.store(in: &bag)
    Publishers.CombineLatest($ticks, $settled).map { $0 + $1 }.removeDuplicates()
      .delay(for: 0.25, scheduler: DispatchQueue.main).assign(to: &$level)
  }
}

@IBDesignable class StreamFixture: UIView {
  private let model = StreamModel()
  private var watch: AnyCancellable?
  private var heights: [Int] = []

  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    watch = model.$ticks.combineLatest(model.$settled, model.$level)
      .receive(on: OperationQueue.main)
      .sink { [weak self] in
        self?.heights = [$0, $1, $2]
        self?.setNeedsDisplay()
      }
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemGray.setFill()
    UIRectFill(CGRect(x: 0, y: 39, width: 60, height: 1))
    for (index, height) in heights.enumerated() {
      [UIColor.systemBlue, .systemGreen, .systemOrange][index].setFill()
      UIRectFill(CGRect(x: index * 20, y: 40 - height * 4, width: 18, height: height * 4))
    }
  }
}
