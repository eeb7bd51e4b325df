import Foundation

extension StackSharing {
  /// The children of a group, least flexible first (R-STK-4).
  ///
  /// Asks as recorded: a child is probed only if it has to be compared, at infinity first, and at
  /// 0 only where that decides. A rigid child is as inflexible as can be: what follows it need
  /// not be compared with it.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children, and at most two measurements of each.
  func order(of group: StackGroup) -> [Int] {
    var rigid: [Int] = []
    var finite: [Flexibility] = []
    var endless: [Flexibility] = []
    for index in group.indices {
      let isLast = rigid.count == group.indices.count - 1
      if isLast { return rigid + [index] }
      var flexibility = Flexibility(
        index: index,
        greatest: length(of: index, proposed: .infinity)
      )
      if flexibility.greatest == .infinity {
        endless.append(flexibility)
        continue
      }
      // A finite one beats endless ones unseen; against others of its kind it is measured.
      if !endless.isEmpty, finite.isEmpty {
        finite.append(flexibility)
        continue
      }
      if let first = finite.first, first.isUnmeasured {
        measureLeast(of: &finite[0])
        if finite[0].isRigid { rigid.append(finite.removeFirst().index) }
      }
      measureLeast(of: &flexibility)
      if flexibility.isRigid { rigid.append(index) } else { finite.append(flexibility) }
    }
    if endless.count > 1 {
      for place in endless.indices { measureLeast(of: &endless[place]) }
    }
    finite.sort(by: Flexibility.isServedBefore)
    endless.sort(by: Flexibility.isServedBefore)
    return rigid + (finite + endless).map(\.index)
  }

  private func measureLeast(of flexibility: inout Flexibility) {
    guard flexibility.isUnmeasured else { return }
    flexibility.least = length(of: flexibility.index, proposed: 0)
  }
}
