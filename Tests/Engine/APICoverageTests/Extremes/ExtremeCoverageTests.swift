import Foundation
import Testing

/// Checks that the lists of extreme uses are up to date with the engine.
struct ExtremeCoverageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let modules = ["ViewLayout", "UIKitLayout", "CollectionLayout"]
  /// Values that only the engine creates or that are never read, and calls that trap by contract.
  private static let leftOut: Set<String> = [
    "Canvas.renderer", "DragGesture.Value.startLocation", "DragGesture.Value.velocity",
    "DynamicallyCreated(frame:)", "ImageAssets.sizes", "MagnifyGesture.Value.magnification",
    "MagnifyGesture.Value.startAnchor",
    "MagnifyGesture.Value.startLocation", "MagnifyGesture.Value.velocity",
    "NavigationPath.removeLast(_:)", "NSCollectionLayoutSectionVisibleItemsInvalidationHandler",
    "RotateGesture.Value.startAnchor", "RotateGesture.Value.startLocation",
    "RotateGesture.Value.velocity", "Task.sleep(nanoseconds:)",
    "UICollectionReusableView(dequeuedWith:)",
    "UICollectionView.CellRegistration.Handler",
    "UICollectionView.SupplementaryRegistration.Handler",
    "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)",
    "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)",
    "UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
    "UICollectionViewCompositionalLayoutSectionProvider",
    "SectionCollection.subscript(index:)", "SubviewsCollection.subscript(bounds:)",
    "SubviewsCollection.subscript(index:)", "SubviewsCollectionSlice.subscript(bounds:)",
    "SubviewsCollectionSlice.subscript(index:)",
    "UIContextMenuInteractionDelegate.contextMenuInteraction(_:configurationForMenuAtLocation:)",
    "UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:)",
    "UIViewController.viewWillTransition(to:with:)",
  ]

  @Test(arguments: modules)
  func `each declaration that takes a number is called with extreme numbers`(
    module: String
  ) throws {
    let sources = Self.folder.appending(path: "../../../../Sources/Engine/\(module)")
      .standardizedFileURL
    let declared = try DeclarationScanner.declarations(inFolder: sources)
      .filter { $0.value.contains(where: Self.takesNumber) }.keys
    let tried = try Self.words(inFolder: Self.folder.appending(path: "Calls"))
    // All option sets have the same initializer, `OptionSet(rawValue:)`.
    let missing = declared.filter {
      !tried.contains($0.descriptiveName) && $0.labels != "rawValue:"
    }
    #expect(Set(missing.map(\.signature)).subtracting(Self.leftOut).sorted() == [])
  }

  // The constant is never modified.
  private nonisolated(unsafe) static let number =
    /\b(?:U?Int\d*|CGFloat|Double|Float|TimeInterval|Duration|CGSize|CGPoint|CGRect|CGVector|(?:UI|NSDirectional)?EdgeInsets|UIOffset|IndexPath|IndexSet|NSRange|Angle|UnitPoint|CGAffineTransform)\b/

  /// Returns whether a declaration has a parameter or a settable value that contains a number.
  private static func takesNumber(_ declaration: String) -> Bool {
    if declaration.hasPrefix("var ") {
      return !declaration.contains("{") && declaration.contains(number)
    }
    let declaration = declaration.replacing("line: Int", with: "")
    guard let start = declaration.firstIndex(of: "("), !declaration.hasPrefix("case ") else {
      return false
    }
    let end = declaration.range(of: "->", options: .backwards)?.lowerBound ?? declaration.endIndex
    return declaration[start..<max(start, end)].contains(number)
  }

  private static func words(inFolder folder: URL) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return try files.reduce(into: []) { words, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
  }
}

extension Member {
  /// The name by which code uses the member: that of the type for an initializer or a subscript.
  fileprivate var descriptiveName: String {
    let isNamed = name != "init" && name != "subscript"
    return isNamed ? name : owner.split(separator: ".").last.map(String.init) ?? ""
  }
}
