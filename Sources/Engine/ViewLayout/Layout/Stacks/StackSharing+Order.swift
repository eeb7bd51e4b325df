import Foundation

extension StackSharing {
  /// Sorts the children of one priority, least flexible first (R-STK-4).
  ///
  /// R-STK-10, as recorded: a child is probed only if it has to be compared, at infinity first, and
  /// at 0 only where that decides. A rigid child is as inflexible as can be: what follows it need
  /// not be compared with it, and a child without an end is beaten unseen.
  ///
  /// - Parameters:
  ///   - indices: The children's places in the stack, in source order.
  ///   - order: Gets an entry for each, in the order of serving.
  /// - Complexity: O(*n* log *n*) for *n* children, and at most two measurements of each.
  func sort(
    _ indices: some RandomAccessCollection<Int>,
    into order: UnsafeMutableBufferPointer<Flexibility>
  ) {
    // Rigid children fill the buffer from its start, all others from its end.
    var (rigid, others) = (0, order.count)
    var finite = 0
    for index in indices {
      var flexibility = Flexibility(index: index)
      if rigid == order.count - 1 {
        // The last one, after none but rigid ones.
        order.initializeElement(at: rigid, to: flexibility)
        return
      }
      flexibility.greatest = greatest(of: index)
      if flexibility.greatest < .infinity {
        finite += 1
        if finite > 1 || others == order.count { measureLeast(of: &flexibility) }
        if finite == 2 { measureFinite(order[others...]) }
      }
      if flexibility.isRigid {
        order.initializeElement(at: rigid, to: flexibility)
        (rigid, finite) = (rigid + 1, finite - 1)
      } else {
        others -= 1
        order.initializeElement(at: others, to: flexibility)
      }
    }
    if order.count - others - finite > 1 { measureEndless(order[others...]) }
    // A child may have turned out rigid after it was put among the others: then all are sorted.
    let start = order[others...].contains(where: \.isRigid) ? 0 : others
    var unsorted = order[start...]
    unsorted.sort(by: Flexibility.isServedBefore)
  }

  /// Asks those that are not endless at 0, in source order, which runs backwards in the buffer.
  private func measureFinite(_ entries: Slice<UnsafeMutableBufferPointer<Flexibility>>) {
    for place in entries.indices.reversed() where entries[place].greatest < .infinity {
      measureLeast(of: &entries.base[place])
    }
  }

  /// Asks the endless ones at 0, in source order.
  private func measureEndless(_ entries: Slice<UnsafeMutableBufferPointer<Flexibility>>) {
    for place in entries.indices.reversed() where entries[place].greatest == .infinity {
      measureLeast(of: &entries.base[place])
    }
  }

  private func measureLeast(of flexibility: inout Flexibility) {
    guard flexibility.isUnmeasured else { return }
    flexibility.least = least(of: flexibility.index)
  }
}
