import CollectionLayout
import Foundation
import UIKitLayout

/// The times of one flow layout, as medians of several runs, in seconds.
struct FlowMeasurement: Encodable {
  let name: String
  let items: Int
  /// The time from the layout's description to the first result.
  let prepare: Double
  /// The time to find the attributes in one screen at an offset.
  let query: Double
  /// The number of attributes that a query returns.
  let elements: Double
  /// The time to scroll by one screen, including layout, cells and their views.
  let scroll: Double
}

extension FlowMeasurement {
  private static let size = CGSize(width: 375, height: 812)
  private static let screens = 20

  /// Measures a case with a new view for each run.
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

  /// Returns the time to compute the whole layout after an invalidation.
  private static func preparing(_ layout: UICollectionViewFlowLayout) -> Double {
    Measurement.seconds {
      layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
      layout.prepare()
      precondition(layout.collectionViewContentSize.height > 0)
    }
  }

  /// Measures queries for a thousand screens distributed over the content.
  private static func queries(
    of layout: UICollectionViewFlowLayout,
    count: inout Int
  ) -> [Double] {
    let height = layout.collectionViewContentSize.height - size.height
    var found = 0
    let seconds = (0..<1000).map { step in
      // Multiples of the golden ratio are evenly distributed without being in order.
      let place = (Double(step) * 0.618_033_988_7).truncatingRemainder(dividingBy: 1)
      let rectangle = CGRect(origin: CGPoint(x: 0, y: height * place), size: size)
      return Measurement.seconds {
        found += layout.layoutAttributesForElements(in: rectangle)?.count ?? 0
      }
    }
    count = found
    return seconds
  }

  /// Scrolls from the top in steps of one screen, and returns the seconds per screen.
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

/// A flow layout to measure.
enum FlowCase: String, CaseIterable {
  /// A million items of equal size.
  case equal
  /// A thousand sections of a thousand items of equal size.
  case sections
  /// A hundred thousand items with sizes from the delegate.
  case delegate
  /// A million self-sizing items, measured when they become visible.
  case estimated
}

extension FlowCase {
  /// The number of items in each section.
  var itemCounts: [Int] {
    switch self {
    case .equal, .estimated: [1_000_000]
    case .sections: Array(repeating: 1000, count: 1000)
    case .delegate: [100_000]
    }
  }

  /// The layout before it is assigned to a collection view.
  var layout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 70)
    if self == .estimated { layout.estimatedItemSize = CGSize(width: 70, height: 70) }
    return layout
  }

  /// The delegate that returns sizes; `nil` if the layout has an item size.
  @MainActor var delegate: (any UICollectionViewDelegate)? { self == .delegate ? FlowSizes() : nil }
}

/// A Markdown table of the times for flow layouts.
struct FlowTable: CustomStringConvertible {
  let measurements: [FlowMeasurement]

  var description: String {
    let head = [
      "layout", "items", "prepare ms", "query µs", "elements a query", "scroll µs a screen",
    ]
    return TextTable(rows: [head] + measurements.map(cells)).description
  }

  private func cells(_ measurement: FlowMeasurement) -> [String] {
    [
      measurement.name, "\(measurement.items)", TextTable.text(measurement.prepare * 1e3),
      TextTable.text(measurement.query * 1e6), TextTable.text(measurement.elements, decimals: 0),
      TextTable.text(measurement.scroll * 1e6),
    ]
  }
}

/// A delegate that returns a size for each item.
final class FlowSizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 50 + indexPath.item % 7 * 10, height: 40 + indexPath.item % 5 * 10)
  }
}

/// A data source with the number of items of a case.
final class FlowItemSource: NSObject, UICollectionViewDataSource {
  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}
