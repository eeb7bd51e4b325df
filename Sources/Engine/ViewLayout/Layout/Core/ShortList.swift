/// A list that usually has at most one element, which is stored without an array.
struct ShortList<Element>: RandomAccessCollection {
  private var head: Element?
  private var others: [Element] = []

  var startIndex: Int { 0 }
  var endIndex: Int { head == nil ? 0 : 1 + others.count }

  subscript(index: Int) -> Element {
    if index > 0 { return others[index - 1] }
    guard let head else { preconditionFailure("an empty list has no element") }
    return head
  }

  mutating func append(_ element: Element) {
    if head == nil { head = element } else { others.append(element) }
  }

  /// Inserts an element before all others.
  mutating func prepend(_ element: Element) {
    if let head { others.insert(head, at: 0) }
    head = element
  }

  mutating func removeAll() { (head, others) = (nil, []) }
}
