/// The values of the views that a stack has come to; none of them is laid out.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Makes a path of no view but the first.
  public init() {}

  /// Makes a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many views lie over the first.
  public var count: Int { values.count }
  /// Whether the first view is the only one.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes on to the view of a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }

  /// Goes back by some views; there must be as many.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}
