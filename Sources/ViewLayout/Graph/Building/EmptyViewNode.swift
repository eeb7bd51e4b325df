/// A view that is nothing (R-VIEW-2).
final class EmptyViewNode: ViewNode {
  override var staticCount: Int? { 0 }
}
