public import Foundation

/// Something that people do: nobody does anything here.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// A finger: none is here.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where the finger is in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
