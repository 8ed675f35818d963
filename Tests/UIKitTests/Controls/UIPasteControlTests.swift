// Paste controls.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UIPasteControlTests {
  @Test func `a paste control pastes into a text`() {
    let page = Page()
    let configuration = UIPasteControl.Configuration()
    configuration.displayMode = .labelOnly
    let control = UIPasteControl(configuration: configuration)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
    control.target = field
    page.show(control, field)
    field.becomeFirstResponder()
    let old = UIPasteboard.general.string
    UIPasteboard.general.string = "pasted"
    page.click(control)
    UIPasteboard.general.string = old
    #expect(field.text == "pasted" && control.frame.width > 40)
  }
}
