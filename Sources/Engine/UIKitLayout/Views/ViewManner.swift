import Foundation
import ViewLayout

/// The properties of a view that no layout asks for.
struct ViewManner {
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isUserInteractionEnabled = true
  var isOpaque = true
  var gestures: [UIGestureRecognizer] = []
  var speech = SpokenWords()
  var interfaceStyle = UIUserInterfaceStyle.unspecified
}

/// The words that are read aloud of a view.
struct SpokenWords {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var isHidden = false
  var elements: [Any]?
}
