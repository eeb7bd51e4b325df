import CollectionLayout
import Foundation
import UIKitLayout

/// The cost of one flow layout: medians of several runs, in seconds.
struct FlowMeasurement: Encodable {
  let name: String
  let items: Int
  /// From the layout's description to an answer.
  let prepare: Double
  /// The time to find the attributes in a screen at some offset.
  let query: Double
  /// How many attributes such a query returns.
  let elements: Double
  /// Scrolled by a screen: layout, cells and their views.
  let scroll: Double
}

extension FlowMeasurement {
  private static let size = CGSize(width: 375, height: 812)

  /// Measures a case, each run on a view of its own.
  @MainActor
  init(_ benchmark: FlowCase, runs: Int) {
    var (prepares, queries, scrolls) = ([Double](), [Double](), [Double]())
    var count = 0
    for _ in 0..<runs {
      let (layout, source) = (benchmark.layout, FlowItemSource(benchmark.itemCounts))
      let delegate = benchmark.delegate
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: Self.size),
        collectionViewLayout: layout
      )
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      (view.dataSource, view.delegate) = (source, delegate)
      view.layoutIfNeeded()
      var height: CGFloat = 0
      prepares.append(
        Measurement.seconds {
          layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
          layout.prepare()
          height = layout.collectionViewContentSize.height
        }
      )
      count = 0
      for step in 0..<1000 {
        // The golden ratio's multiples lie evenly and in no order.
        let place = (Double(step) * 0.618_033_988_7).truncatingRemainder(dividingBy: 1)
        let origin = CGPoint(x: 0, y: (height - Self.size.height) * place)
        let rectangle = CGRect(origin: origin, size: Self.size)
        queries.append(
          Measurement.seconds {
            count += layout.layoutAttributesForElements(in: rectangle)?.count ?? 0
          }
        )
      }
      scrolls.append(
        Measurement.seconds {
          for _ in 0..<20 {
            view.contentOffset.y += Self.size.height
            view.layoutIfNeeded()
          }
        } / 20
      )
      withExtendedLifetime((source, delegate)) {}
    }
    self.init(
      name: benchmark.rawValue,
      items: benchmark.itemCounts.reduce(0, +),
      prepare: Measurement.median(prepares),
      query: Measurement.median(queries),
      elements: Double(count) / 1000,
      scroll: Measurement.median(scrolls)
    )
  }
}
