// The screens of devices.

import Messages
import Testing

@Suite struct DeviceTests {
  @Test func `an iPad with a home button has a status bar on its side, an iPhone has none`() throws
  {
    let tablet = try #require(Device.inDocument("ipad9_7"))
    #expect(tablet.onSide.top == 20 && tablet.upright.top == 20)
    let phone = try #require(Device.inDocument("retina4_7"))
    #expect(phone.onSide.top == 0 && phone.upright.top == 20)
  }
}
