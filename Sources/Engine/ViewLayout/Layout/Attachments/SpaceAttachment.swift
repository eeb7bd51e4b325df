/// `coordinateSpace`: the name by which frames inside can be read in the node's coordinates.
final class SpaceAttachment: Attachment {
  var name: AnyHashable

  init(_ name: AnyHashable) { self.name = name }
}
