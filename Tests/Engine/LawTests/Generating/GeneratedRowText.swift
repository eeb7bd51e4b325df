import CollectionLayout
import Foundation
import PlumbEngine
import Scenarios
import UIKitLayout
import ViewLayout

/// A text in a row of a list, a table and a collection view.
struct GeneratedRowText: GeneratedSample, Equatable {
  var window: GeneratedWindow
  var text: String
  /// The text below the text; `nil` for none.
  var secondaryText: String?

  init(from generator: inout SeededGenerator) {
    window = GeneratedWindow(from: &generator)
    text = Self.text(&generator)
    secondaryText = generator.happens(0.4) ? Self.text(&generator) : nil
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<generator.pick(1, 1, 2, 8, 25)).map { _ in generator.pick("a", "Row", "longer words") }
      .joined(separator: " ")
  }

  var smaller: [GeneratedRowText] {
    let changes: [(inout GeneratedRowText) -> Void] = [
      { $0.secondaryText = nil }, { $0.text = "a" },
    ]
    let simpler = changes.map { change in
      var sample = self
      change(&sample)
      return sample
    }
    let windows = window.smaller.map { window in
      var sample = self
      sample.window = window
      return sample
    }
    return (simpler + windows).filter { $0 != self }
  }

  var markdown: String {
    "a row with the text \(CodeText.text(text)) and the secondary text "
      + "\(secondaryText.map { CodeText.text($0) } ?? "nil"), \(window.attributes)"
  }
}

// MARK: - Heights

extension GeneratedRowText {
  /// The height of the row in a `List`, without the secondary text.
  @MainActor var heightInList: CGFloat? {
    let host = ViewHost { [text] in List { Text(verbatim: text) }.listStyle(.plain) }
    host.layOut(proposal: window.proposal, environment: window.environment)
    return host.tree(.decorations).nodes.nodes(named: "listRow").first?.frame.height
  }

  /// Returns the height of the row in a table.
  ///
  /// - Parameter usesConfiguration: Whether the cell has a content configuration, and the table no
  ///   separators; otherwise the cell has a text label.
  /// - Returns: The height in points.
  @MainActor
  func heightInTable(usesConfiguration: Bool) -> CGFloat {
    ApplicationEnvironment.set(window.environment)
    let table = UITableView(frame: window.bounds, style: .plain)
    let source = TextSource(self, usesConfiguration: usesConfiguration)
    table.dataSource = source
    if usesConfiguration { table.separatorStyle = .none }
    let host = UIKitHost { table }
    host.layOut(proposal: window.proposal, environment: window.environment)
    return withExtendedLifetime(source) {
      table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }
  }

  /// The height of the row with a content configuration in a list of a collection view.
  @MainActor var heightInCollection: CGFloat? {
    ApplicationEnvironment.set(window.environment)
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let source = TextSource(self, usesConfiguration: true)
    view.dataSource = source
    let host = UIKitHost { view }
    host.layOut(proposal: window.proposal, environment: window.environment)
    return withExtendedLifetime(source) {
      view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height
    }
  }
}

/// A data source of one row with a text.
@MainActor
private final class TextSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let sample: GeneratedRowText
  let usesConfiguration: Bool

  init(_ sample: GeneratedRowText, usesConfiguration: Bool) {
    (self.sample, self.usesConfiguration) = (sample, usesConfiguration)
  }

  private var configuration: UIListContentConfiguration {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = sample.text
    configuration.secondaryText = sample.secondaryText
    return configuration
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if usesConfiguration {
      cell.contentConfiguration = configuration
    } else {
      cell.textLabel?.text = sample.text
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? UICollectionViewListCell)?.contentConfiguration = configuration
    return cell
  }
}
