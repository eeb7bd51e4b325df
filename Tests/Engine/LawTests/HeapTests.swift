import CPlatform
import CollectionLayout
import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Checks that a scene of views retains no memory of its earlier layouts.
@MainActor
struct ViewHeapTests {
  @Test func `resizing a view tree does not grow the heap`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = ViewHost {
        VStack {
          Text("a text of several words")
          HStack {
            Color.red; Text("b").padding(); Spacer()
          }
          GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2) }
          ViewThatFits {
            Text("a text of several words"); Text("c")
          }
          Grid {
            GridRow {
              Text("d"); Color.red
            }
          }
        }
      }
      let growth = HeapGrowth.bytes { round in
        let size = ProposedViewSize(width: CGFloat(50 + round % 700), height: 300)
        host.layOut(proposal: size, environment: HostEnvironment())
        _ = host.frames
        _ = host.takeIssues()
      }
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  @Test func `changing state does not grow the heap`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = ViewHost { Changing() }
      let size = ProposedViewSize(width: 300, height: 300)
      host.layOut(proposal: size, environment: HostEnvironment())
      let growth = HeapGrowth.bytes { _ in
        _ = host.tap("tap")
        host.layOut(proposal: size, environment: HostEnvironment())
        _ = host.takeIssues()
      }
      #expect(host.counts["Changing.body", default: 0] > HeapGrowth.rounds)
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  @Test func `scrolling a LazyVStack does not grow the heap`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = ViewHost {
        ScrollView {
          LazyVStack {
            ForEach(0..<1_000) { row in Text("row \(row)").onAppear {} }
          }
        }
      }
      let size = ProposedViewSize(width: 300, height: 300)
      host.layOut(proposal: size, environment: HostEnvironment())
      let growth = HeapGrowth.bytes { round in
        _ = host.scroll(to: CGPoint(x: 0, y: CGFloat(round * 37 % 19_000)))
        host.layOut(proposal: size, environment: HostEnvironment())
        _ = host.takeIssues()
      }
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  /// Views that are added, removed and reordered with each tap.
  private struct Changing: View {
    @State private var count = 0

    var body: some View {
      VStack {
        if count.isMultiple(of: 2) { Text("even") } else { Color.red.frame(height: 10) }
        ForEach(0..<(count % 7), id: \.self) { Text("\($0)").id("\(count)-\($0)") }
        AnyView(count.isMultiple(of: 3) ? AnyView(Text("a")) : AnyView(Color.blue))
      }
      .onTapGesture { count += 1 }
      .id("tap")
    }
  }
}

/// Checks that a collection view retains no memory of its earlier snapshots, sizes and offsets.
@MainActor
struct CollectionHeapTests {
  @Test func `applying snapshots does not grow the heap`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (view, source) = CollectionHeapTests.list()
      let growth = HeapGrowth.bytes { round in
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems((0..<20).map { ($0 * 7 + round) % 31 }, toSection: 0)
        snapshot.appendItems([100 + round % 3], toSection: 1)
        source.apply(snapshot, animatingDifferences: round.isMultiple(of: 2))
        view.layoutIfNeeded()
      }
      #expect(view.numberOfItems(inSection: 0) == 20)
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  @Test func `scrolling and resizing a collection view does not grow the heap`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (view, source) = CollectionHeapTests.list()
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<500))
      source.apply(snapshot, animatingDifferences: false)
      let growth = HeapGrowth.bytes { round in
        view.contentOffset.y = CGFloat(round * 37 % 19_000)
        view.frame.size.width = CGFloat(100 + round % 50)
        view.layoutIfNeeded()
      }
      #expect(!view.visibleCells.isEmpty)
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  @Test func `adding and removing constraints does not grow the heap`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let growth = HeapGrowth.bytes { round in
        let label = UILabel()
        label.text = "a"
        label.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(label)
        label.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
        label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5).isActive = true
        outer.frame.size.width = CGFloat(100 + round % 50)
        outer.layoutIfNeeded()
        label.removeFromSuperview()
      }
      #expect(outer.subviews.isEmpty)
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  private static func list() -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)
      )
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    return (view, source)
  }
}

/// Measures the growth of the heap over many equal rounds.
@MainActor
enum HeapGrowth {
  /// The number of rounds: `PLUMB_HEAP_ROUNDS`, or 1,000, because all scenes share one thread.
  nonisolated static let rounds =
    ProcessInfo.processInfo.environment["PLUMB_HEAP_ROUNDS"].flatMap { Int($0) } ?? 1_000
  /// The maximum growth in bytes, which allows a last resizing of buffers, but not one object per
  /// round.
  nonisolated static let tolerance = 32 * 1024

  /// Runs a round many times, and compares the heap after the warm-up rounds with that at the end.
  ///
  /// - Parameter round: The code of a round, which receives its number.
  /// - Returns: The growth of the heap in bytes; 0 if the system does not provide its size.
  static func bytes(of round: (Int) -> Void) -> Int {
    for number in 0..<rounds / 10 { round(number) }
    let before = heap_bytes_in_use()
    for number in 0..<rounds { round(number) }
    let after = heap_bytes_in_use()
    return before < 0 ? 0 : Int(after - before)
  }
}
