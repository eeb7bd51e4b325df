/// `layoutValue`: a value that the layout around the view reads (R-LAY-3).
final class LayoutValueAttachment: Attachment {
  let key: ObjectIdentifier
  /// Another value may lay out otherwise, and values need not compare.
  var value: Any { didSet { node?.invalidate() } }

  init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
  }
}
