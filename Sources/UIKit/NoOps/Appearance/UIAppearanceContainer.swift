// No-op on Linux: the containers that limit an appearance proxy, which affects no view.

public protocol UIAppearanceContainer: NSObjectProtocol {}
