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
  private static let screens = 20

  /// Measures a case, each run on a view of its own.
  @MainActor
  init(_ benchmark: FlowCase, runs: Int) {
    var (prepares, queries, scrolls) = ([Double](), [Double](), [Double]())
    var count = 0
    for _ in 0..<runs {
      let (layout, source) = (benchmark.layout, FlowItemSource(benchmark.itemCounts))
      let delegate = benchmark.delegate
      let view = Self.view(of: layout)
      (view.dataSource, view.delegate) = (source, delegate)
      view.layoutIfNeeded()
      prepares.append(Self.preparing(layout))
      count = 0
      queries += Self.queries(of: layout, count: &count)
      scrolls.append(Self.scrolling(view))
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

  @MainActor
  private static func view(of layout: UICollectionViewFlowLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    return view
  }

  /// Everything found anew.
  private static func preparing(_ layout: UICollectionViewFlowLayout) -> Double {
    Measurement.seconds {
      layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
      layout.prepare()
      precondition(layout.collectionViewContentSize.height > 0)
    }
  }

  /// A thousand screens all over the content.
  private static func queries(
    of layout: UICollectionViewFlowLayout,
    count: inout Int
  ) -> [Double] {
    let height = layout.collectionViewContentSize.height - size.height
    var found = 0
    let seconds = (0..<1000).map { step in
      // The golden ratio's multiples lie evenly and in no order.
      let place = (Double(step) * 0.618_033_988_7).truncatingRemainder(dividingBy: 1)
      let rectangle = CGRect(origin: CGPoint(x: 0, y: height * place), size: size)
      return Measurement.seconds {
        found += layout.layoutAttributesForElements(in: rectangle)?.count ?? 0
      }
    }
    count = found
    return seconds
  }

  /// From the top, screen by screen: seconds a screen.
  @MainActor
  private static func scrolling(_ view: UICollectionView) -> Double {
    Measurement.seconds {
      for _ in 0..<screens {
        view.contentOffset.y += size.height
        view.layoutIfNeeded()
      }
    } / Double(screens)
  }
}
