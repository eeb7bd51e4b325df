nonisolated extension View {
  /// The view with a name by which frames inside can be read in its coordinates (R-GEO-5).
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceModifier(name: name.coordinateSpace.name))
  }

  /// The view with a name by which frames inside can be read in its coordinates (R-GEO-5).
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(SpaceModifier(name: AnyHashable(name)))
  }
}

nonisolated struct SpaceModifier: AttachmentModifier {
  let name: AnyHashable

  func makeAttachment(in context: ViewContext) -> SpaceAttachment { SpaceAttachment(name) }

  func update(_ attachment: SpaceAttachment, in context: ViewContext) { attachment.name = name }
}
