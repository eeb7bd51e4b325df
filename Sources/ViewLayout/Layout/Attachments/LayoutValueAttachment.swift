/// `layoutValue`: a value that the layout around the view reads (R-LAY-3).
final class LayoutValueAttachment: Attachment {
  let key: ObjectIdentifier
  var value: Any

  init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
  }
}
