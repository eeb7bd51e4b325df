public import Foundation

extension IndexPath {
  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The item's place in its section.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = [section, newValue] }
  }

  /// The row's place in its section: the item's.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The section's place in the collection.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = [newValue, item] }
  }
}
