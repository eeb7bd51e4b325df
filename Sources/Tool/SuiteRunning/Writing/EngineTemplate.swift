internal import Foundation
internal import Platform

/// The files of a new package with an engine and its adapter.
package struct EngineTemplate {
  /// The name of the engine and of its module: a Swift identifier.
  let name: String
  /// The address of Plumb's repository, or the absolute path of its folder.
  private let dependency: String
  private let language: Language

  /// - Parameters:
  ///   - folderName: The name of the package's folder, from which that of the engine is made.
  ///   - dependency: The address of Plumb's repository, or a path of its folder; not used by an
  ///     engine in Python.
  ///   - language: The language of the engine.
  package init(folderName: String, dependency: String, language: Language = .swift) {
    self.language = language
    let words = folderName.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    name = joined.first?.isLetter == true ? joined : "Engine\(joined)"
    let isAddress = dependency.contains("://") || dependency.contains("@")
    self.dependency =
      isAddress ? dependency : URL(fileURLWithPath: dependency).standardizedFileURL.path
  }
}

extension EngineTemplate {
  /// The languages of new engines.
  package enum Language: String, CaseIterable {
    case swift, python
  }

  /// The files with their paths in the package.
  package var files: [(path: String, text: String)] {
    switch language {
    case .swift:
      [
        ("Package.swift", manifest), ("engine.json", description), (".gitignore", ".build/\n"),
        ("Sources/\(name)/Views.swift", engine), ("Sources/\(name)Adapter/main.swift", program),
        ("Sources/\(name)Adapter/Host.swift", host),
      ] + common + [(".github/workflows/plumb.yml", workflow)]
    case .python: PythonEngineTemplate(name: name).files + common
    }
  }

  private var common: [(path: String, text: String)] {
    [
      ("Specs/first-steps.md", spec), ("floor.txt", floor), ("deviations.txt", deviations),
    ]
  }

  private var isRemote: Bool { !dependency.hasPrefix("/") }

  private var manifest: String {
    let package =
      isRemote
      ? ".package(url: \"\(dependency)\", branch: \"main\")"
      : ".package(name: \"Plumb\", path: \"\(dependency)\")"
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [\(package)],
        targets: [
          // The engine, which does not depend on Plumb.
          .target(name: "\(name)"),
          // The program that Plumb runs. Its symbols are exported for the scenes that it loads.
          .executableTarget(
            name: "\(name)Adapter",
            dependencies: ["\(name)", .product(name: "EngineKit", package: "Plumb")],
            linkerSettings: [.unsafeFlags(["-Xlinker", "\(Linking.exportsSymbols)"])]
          ),
        ]
      )

      """
  }

  private var description: String {
    """
    {
      "name": "\(name)",
      "executable": ".build/debug/\(name)Adapter",
      "modules": ".build/debug/Modules",
      "imports": ["\(name)", "\(name)Adapter"],
      "aliases": {"SwiftUI": "\(name)"}
    }

    """
  }

  private var engine: String {
    """
    import Foundation

    /// A view, which returns a size for a proposal and the boxes of a frame.
    public protocol View {
      /// Returns the size for a proposal; `nil` is an unspecified length.
      func size(width: CGFloat?, height: CGFloat?) -> CGSize
      /// Returns the view's box in a frame, with those of its children.
      func box(in frame: CGRect) -> Box
    }

    /// A view with its frame.
    public struct Box {
      public var name: String
      public var frame: CGRect
      public var children: [Box] = []
    }

    /// Collects the views of a container.
    @resultBuilder
    public enum ViewBuilder {
      public static func buildBlock(_ views: any View...) -> [any View] { views }
    }

    /// A color, which is as large as its proposal.
    public struct Color: View, Sendable {
      public static let red = Color()
      public static let green = Color()
      public static let blue = Color()

      public func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        CGSize(width: width ?? 10, height: height ?? 10)
      }

      public func box(in frame: CGRect) -> Box { Box(name: "Color", frame: frame) }
    }

    /// A row that shares its width equally.
    public struct HStack: View {
      private let spacing: CGFloat
      private let views: [any View]

      public init(spacing: CGFloat = 8, @ViewBuilder content: () -> [any View]) {
        self.spacing = spacing
        views = content()
      }

      private var gaps: CGFloat { spacing * CGFloat(max(views.count - 1, 0)) }

      public func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        let share = width.map { max($0 - gaps, 0) / CGFloat(max(views.count, 1)) }
        let sizes = views.map { $0.size(width: share, height: height) }
        return CGSize(
          width: sizes.reduce(gaps) { $0 + $1.width },
          height: sizes.map(\\.height).max() ?? 0
        )
      }

      public func box(in frame: CGRect) -> Box {
        let share = max(frame.width - gaps, 0) / CGFloat(max(views.count, 1))
        var x = frame.minX
        let boxes = views.map { view in
          let size = view.size(width: share, height: frame.height)
          defer { x += size.width + spacing }
          let y = frame.midY - size.height / 2
          return view.box(in: CGRect(x: x, y: y, width: size.width, height: size.height))
        }
        return Box(name: "HStack", frame: frame, children: boxes)
      }
    }

    """
  }

  private var program: String {
    """
    import EngineKit

    Engine(name: "\(name)", version: "0.1", can: [.nodes]).run()

    """
  }

  private var host: String {
    """
    import EngineKit
    import Foundation
    import \(name)

    /// Lays one scene out, and returns its frames.
    final class Host: EngineHost {
      private let content: () -> [any View]
      private(set) var originInWindow: LayoutEnvironment.Offset?

      init(_ content: @escaping () -> [any View]) { self.content = content }

      func layOut(
        proposal: LayoutProposal,
        in environment: LayoutEnvironment
      ) throws -> [EngineNode] {
        var supported = LayoutEnvironment()
        supported.scale = environment.scale
        guard environment == supported else { throw Unsupported("this environment") }
        let views = content()
        guard views.count == 1 else { throw Unsupported("scenes of several views") }
        let size = views[0].size(
          width: proposal.width.map { CGFloat($0) },
          height: proposal.height.map { CGFloat($0) }
        )
        originInWindow = LayoutEnvironment.Offset(
          x: proposal.width.map { ($0 - Double(size.width)) / 2 } ?? 0,
          y: proposal.height.map { ($0 - Double(size.height)) / 2 } ?? 0
        )
        return [node(views[0].box(in: CGRect(origin: .zero, size: size)))]
      }

      private func node(_ box: Box) -> EngineNode {
        EngineNode(
          box.name,
          frame: LayoutFrame(
            x: Double(box.frame.minX),
            y: Double(box.frame.minY),
            width: Double(box.frame.width),
            height: Double(box.frame.height)
          ),
          children: box.children.map { node($0) }
        )
      }
    }

    /// The functions that compiled scenes call.
    extension Stage {
      public func scene(@ViewBuilder _ content: @escaping () -> [any View]) {
        show { Host(content) }
      }

      public func anyScene(@ViewBuilder _ content: @escaping () -> [any View]) { scene(content) }
    }

    """
  }

  private var spec: String {
    """
    # First steps

    ## A row shares its width equally among colors

    The spacing is subtracted first.

    ```swift
    HStack(spacing: 10) {
      Color.red
      Color.blue
    }
    ```

    ```frames 110x20 evidence=derived
    HStack    0  0  110  20
      Color   0  0   50  20
      Color  60  0   50  20
    ```

    """
  }

  private var floor: String {
    """
    # The scenarios that agree, each with the number of its expectations that agree.

    """
  }

  private var deviations: String {
    """
    # Where \(name) differs on purpose, each line an id or a rule and a reason:
    # R-SP-4: own distances around texts

    """
  }

  private var workflow: String {
    let repository = isRemote ? dependency : "https://example.com/Plumb.git # the repository"
    return """
      name: Plumb
      on: [push, pull_request]
      env:
        PLUMB: \(repository)
      jobs:
        layout:
          runs-on: ubuntu-latest
          container: swift:6.2
          steps:
            - uses: actions/checkout@v6
            - run: apt-get update && apt-get install -y libcmark-dev
            - name: Build Plumb
              run: |
                git clone --depth 1 "$PLUMB" /opt/plumb
                swift build --package-path /opt/plumb --product plumb
                swift build --package-path /opt/plumb --show-bin-path >> "$GITHUB_PATH"
            - run: swift build
            # What agreed before must agree. `--write-floor` writes the file.
            - run: >-
                plumb check --engine engine.json --specs /opt/plumb/Specs --profile views
                --floor floor.txt --deviations deviations.txt

      """
  }
}
