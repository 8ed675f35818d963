// A program of its own for what tests cannot do in their process: the main run loop, being killed.

import CoreGraphics
import Preview
import Windowing
import X11Windowing

print("nothing yet")
