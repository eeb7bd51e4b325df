public import Foundation

extension IndexPath {
  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) {
    // A literal of two would cost an array.
    self.init(index: section)
    append(item)
  }

  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The item's place in its section.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The row's place in its section: the item's.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The section's place in the collection.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(item: item, section: newValue) }
  }
}
