import CollectionLayout
import Foundation

/// A classic data source of numbered items, which notes what it is asked.
@MainActor
final class ListDataSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  /// The items that cells were asked for, in order.
  private(set) var explicitAnswer: [IndexPath] = []
  private(set) var countQuestions = 0
  /// What makes a cell; dequeues one of the identifier "cell" unless somebody says.
  var provider: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, indexPath in
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    countQuestions += 1
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    explicitAnswer.append(indexPath)
    return provider(collectionView, indexPath)
  }

  /// The items that cells were asked for since the last call.
  func takeAsked() -> [IndexPath] {
    defer { explicitAnswer = [] }
    return explicitAnswer
  }
}
