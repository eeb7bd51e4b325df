public import Foundation

/// A class of which instances can be created from a type that is known at run time only.
///
/// In UIKit, all initializers of Objective-C classes can be called so: `T()` and `T(frame: .zero)`
/// for a generic `T: UIView`. In Swift they would have to be `required`, and then every subclass
/// with its own initializer would have to declare them.
@preconcurrency @MainActor public protocol DynamicallyCreated {}

extension DynamicallyCreated where Self: UIView {
  /// Creates a view of a generic type, with an empty frame.
  @_disfavoredOverload public init() { self.init(frame: .zero) }

  /// Creates a view of a generic type, with a frame.
  @_disfavoredOverload public init(frame: CGRect) {
    // The initializer calls `init(frame:)` of the type, which is therefore the result's type.
    // swift-format-ignore: NeverForceUnwrap
    self = Self.allocate(frame) as! Self
  }
}

extension UIView: DynamicallyCreated {
  /// Creates a view by calling the initializer `init(frame:)` of its class.
  convenience init(allocating frame: CGRect) { self.init(frame: frame) }

  // The compiler does not call an initializer of a type at run time unless it is `required`,
  // although a convenience initializer works with any class. Under its symbol it is a static
  // method.
  @_silgen_name("$s11UIKitLayout6UIViewC10allocatingAC10Foundation6CGRectV_tcfC")
  fileprivate static func allocate(_ frame: CGRect) -> UIView
}

extension UIView {
  /// Returns a view that stands in for the appearance of all views of the class; its properties
  /// have no effect on them.
  public static func appearance() -> Self { allocated() }

  /// Returns a view that stands in for the appearance of views of the class in containers; its
  /// properties have no effect on them.
  public static func appearance(whenContainedInInstancesOf types: [AnyObject.Type]) -> Self {
    allocated()
  }

  /// Returns a new view of the class.
  private static func allocated() -> Self {
    // See `allocate`.
    // swift-format-ignore: NeverForceUnwrap
    allocate(.zero) as! Self
  }
}
