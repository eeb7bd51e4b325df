import CollectionLayout
import Foundation
import LayoutTree
import Platform
import UIKitLayout

/// The times of one collection layout, as medians of several runs, in seconds.
struct CollectionMeasurement: Encodable {
  let name: String
  let sections: Int
  let items: Int
  /// The time from the layout's description to the first result.
  let prepare: Double
  /// The time to find the elements in one screen at an offset.
  let query: Double
  /// The number of elements that a query returns.
  let elements: Double
  /// The time to change the width.
  let resize: Double
  /// The time to scroll by one screen, including its content, on the way from top to bottom.
  let scroll: Double
  /// The memory that a section retains, in bytes.
  let bytesPerSection: Int
}

extension CollectionMeasurement {
  private static let surroundings = CollectionSurroundings(
    size: CGSize(width: 375, height: 812),
    displayScale: 3
  )

  /// Measures a case with a new layout for each run.
  init(_ benchmark: CollectionCase, runs: Int) {
    var prepares: [Double] = []
    var (queries, resizes, scrolls) = ([Double](), [Double](), [Double]())
    var elements = 0.0
    // Memory is measured first, before freed blocks can be reused.
    let bytes = Self.bytesPerSection(benchmark)
    for _ in 0..<runs {
      var made: CollectionLayoutResolver?
      prepares.append(Measurement.seconds { made = benchmark.resolver(in: Self.surroundings) })
      guard let resolver = made else { continue }
      (queries, elements) = Self.queries(of: resolver, after: queries)
      scrolls.append(Self.scroll(resolver))
      resizes.append(Measurement.seconds { resolver.surroundings.size.width = 400 })
    }
    self.init(
      name: benchmark.rawValue,
      sections: benchmark.itemCounts.count,
      items: benchmark.itemCounts.reduce(0, +),
      prepare: Measurement.median(prepares),
      query: Measurement.median(queries),
      elements: elements,
      resize: Measurement.median(resizes),
      scroll: Measurement.median(scrolls),
      bytesPerSection: bytes
    )
  }

  /// Measures queries for a thousand screens distributed over the content.
  private static func queries(
    of resolver: CollectionLayoutResolver,
    after others: [Double]
  ) -> ([Double], Double) {
    let height = resolver.contentSize.height - surroundings.size.height
    var (seconds, count) = (others, 0)
    for step in 0..<1000 {
      // Multiples of the golden ratio are evenly distributed without being in order.
      let place = (Double(step) * 0.618_033_988_7).truncatingRemainder(dividingBy: 1)
      let rectangle = CGRect(origin: CGPoint(x: 0, y: height * place), size: surroundings.size)
      seconds.append(Measurement.seconds { count += resolver.elements(in: rectangle).count })
    }
    return (seconds, Double(count) / 1000)
  }

  /// Scrolls from top to bottom in steps of one screen, and returns the seconds per screen.
  private static func scroll(_ resolver: CollectionLayoutResolver) -> Double {
    var (screens, count) = (0, 0)
    let seconds = Measurement.seconds {
      while resolver.scrollOffset.y < resolver.contentSize.height {
        let visible = CGRect(origin: resolver.scrollOffset, size: surroundings.size)
        count += resolver.elements(in: visible).count
        resolver.scrollOffset.y += surroundings.size.height
        screens += 1
      }
    }
    return seconds / Double(max(screens, 1))
  }

  /// Returns the memory of a section in bytes, determined from the process's growth by many
  /// layouts.
  private static func bytesPerSection(_ benchmark: CollectionCase) -> Int {
    let count = 20
    let before = ProcessFacts.residentBytes
    let resolvers = (0..<count).map { _ in benchmark.resolver(in: surroundings) }
    return withExtendedLifetime(resolvers) {
      (ProcessFacts.residentBytes - before) / (count * benchmark.itemCounts.count)
    }
  }
}

/// A collection layout to measure.
enum CollectionCase: String, CaseIterable {
  /// The same section for all indices: rows of four equal cells.
  case uniform
  /// A new but equal section for each index.
  case provided
  /// A different section for each index, each with a header and a background.
  case different
  /// Sections with orthogonal scrolling.
  case orthogonal
  /// Rows with estimated heights.
  case estimated
}

extension CollectionCase {
  /// The number of items in each section.
  var itemCounts: [Int] {
    switch self {
    case .uniform, .provided, .different, .orthogonal: Array(repeating: 1000, count: 1000)
    case .estimated: [20_000]
    }
  }

  /// Returns the resolver of the layout, with the measurement of its content.
  func resolver(in surroundings: CollectionSurroundings) -> CollectionLayoutResolver {
    CollectionLayoutResolver(layout, itemCounts: itemCounts, in: surroundings, measure: measure)
  }

  private var layout: UICollectionViewCompositionalLayout {
    switch self {
    case .uniform: UICollectionViewCompositionalLayout(section: grid())
    case .provided: UICollectionViewCompositionalLayout { _, _ in grid() }
    case .different: UICollectionViewCompositionalLayout { index, _ in different(index) }
    case .orthogonal: UICollectionViewCompositionalLayout(section: shelf())
    case .estimated: UICollectionViewCompositionalLayout(section: list())
    }
  }

  private var measure: CollectionLayoutResolver.Measure? {
    guard self == .estimated else { return nil }
    return { identity, _ in
      guard case .cell(_, let item) = identity else { return nil }
      return CGSize(width: 0, height: 30 + CGFloat(item % 7) * 10)
    }
  }
}

extension CollectionCase {
  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1))
    )
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(70)),
        subitems: [item]
      )
    )
  }

  private func different(_ index: Int) -> NSCollectionLayoutSection {
    let section = grid()
    section.contentInsets.top = CGFloat(index)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(44)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  private func shelf() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .absolute(150)), subitems: [item])
    )
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private func list() -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .estimated(44))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
  }
}

/// A Markdown table of the times for collection layouts.
struct CollectionTable: CustomStringConvertible {
  let measurements: [CollectionMeasurement]

  var description: String {
    let head = [
      "layout", "sections", "items", "prepare ms", "query µs", "elements a query", "resize ms",
      "scroll µs a screen", "bytes a section",
    ]
    return TextTable(rows: [head] + measurements.map(cells)).description
  }

  private func cells(_ measurement: CollectionMeasurement) -> [String] {
    [
      measurement.name, "\(measurement.sections)", "\(measurement.items)",
      TextTable.text(measurement.prepare * 1e3), TextTable.text(measurement.query * 1e6),
      TextTable.text(measurement.elements, decimals: 0), TextTable.text(measurement.resize * 1e3),
      TextTable.text(measurement.scroll * 1e6), "\(measurement.bytesPerSection)",
    ]
  }
}
