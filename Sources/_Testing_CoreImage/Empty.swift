// Empty on purpose: swift-testing looks for this overlay beside `CoreImage`.
