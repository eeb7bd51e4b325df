/// A modifier that changes what is drawn and nothing else, kept for pictures.
final class DrawingAttachment: Attachment {
  var effect: DrawingEffect

  init(_ effect: DrawingEffect) { self.effect = effect }
}
