/// A stack along y.
final class VStackNode: StackNode {
  override var axis: Axis { .vertical }
  override var name: String? { "VStack" }
}
