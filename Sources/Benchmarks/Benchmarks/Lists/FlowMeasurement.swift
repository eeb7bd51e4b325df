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

/// A flow layout to measure.
enum FlowCase: String, CaseIterable {
  /// A million items of one size.
  case equal
  /// A thousand sections of a thousand such items.
  case sections
  /// A hundred thousand items whose sizes the delegate says.
  case delegate
  /// A million items whose sizes are measured as they come into sight.
  case estimated
}

extension FlowCase {
  /// How many items each section has.
  var itemCounts: [Int] {
    switch self {
    case .equal, .estimated: [1_000_000]
    case .sections: Array(repeating: 1000, count: 1000)
    case .delegate: [100_000]
    }
  }

  /// The layout, of nothing yet.
  var layout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 70)
    if self == .estimated { layout.estimatedItemSize = CGSize(width: 70, height: 70) }
    return layout
  }

  /// Who says sizes; `nil` where the layout does.
  @MainActor var delegate: (any UICollectionViewDelegate)? { self == .delegate ? FlowSizes() : nil }
}

/// Measurements of flow layouts as a table in Markdown.
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

/// Says a size for each item.
final class FlowSizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 50 + indexPath.item % 7 * 10, height: 40 + indexPath.item % 5 * 10)
  }
}

/// Has as many items as a case.
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
