import ViewLayout

extension UIControl: JudgedView {
  var paintKind: NodeTraits.Paint { .control }
  var isTyped: Bool { (self as? UITextField)?.text?.isEmpty == false }
  var takesTaps: Bool { isEnabled }
}

extension UILabel: JudgedView {
  var paintKind: NodeTraits.Paint { words == nil ? .shape : .text }
}

extension UIImageView: JudgedView {
  var paintKind: NodeTraits.Paint { paint == nil ? .shape : .image }
}
