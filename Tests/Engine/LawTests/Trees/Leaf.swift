import ViewLayout

/// A generated view without children.
enum Leaf: Equatable, Sendable {
  case text(String)
  /// A text with a key of the app's strings.
  case localized(String)
  case spacer(minLength: Double?)
  /// A view without parameters.
  case plain(PlainLeaf)
}

/// A view without parameters, as code and as a view.
struct PlainLeaf: Equatable, Sendable {
  let code: String
  let view: @Sendable () -> AnyView

  static func == (left: PlainLeaf, right: PlainLeaf) -> Bool { left.code == right.code }
}

extension Leaf {
  static let color = plain("Color.red") { AnyView(Color.red) }
  static let circle = plain("Circle()") { AnyView(Circle()) }
  static let divider = plain("Divider()") { AnyView(Divider()) }
  static let empty = plain("EmptyView()") { AnyView(EmptyView()) }

  /// All leaves without parameters; a new one needs one line.
  static let plainOnes: [Leaf] = [
    color,
    circle,
    divider,
    empty,
    plain("Capsule()") { AnyView(Capsule()) },
    plain("Rectangle()") { AnyView(Rectangle()) },
    plain("Canvas { _, _ in }") { AnyView(Canvas { _, _ in }) },
  ]

  private static func plain(
    _ code: String,
    _ view: @escaping @Sendable () -> AnyView
  ) -> Leaf { .plain(PlainLeaf(code: code, view: view)) }
}
