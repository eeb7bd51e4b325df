/// A stack along x.
final class HStackNode: StackNode {
  override var axis: Axis { .horizontal }
  override var name: String? { "HStack" }
}
