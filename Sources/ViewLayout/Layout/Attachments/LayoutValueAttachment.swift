/// `layoutValue`: a value that the layout around the view reads (R-LAY-3).
final class LayoutValueAttachment: Attachment {
  let key: ObjectIdentifier
  /// The layout around the view may read anything of a new value.
  var value: Any { didSet { element?.invalidate() } }

  init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
  }
}
