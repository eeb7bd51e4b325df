import Testing

struct TryCommandTests {
  private static let row = """
    import SwiftUI
    import Kingfisher

    struct Row: View {
      let user: User
      var body: some View { Text(user.name).padding() }
    }

    #Preview("Ada") { Row(user: User(name: "Ada")) }
    """
  private static let badge = """
    import SwiftUI

    struct Badge: View {
      var body: some View { Text("New").lineLimit(1) }
    }

    #Preview { Badge() }
    """

  private func package() throws -> FixturePackage {
    try FixturePackage(["App/Row.swift": Self.row, "App/Badge.swift": Self.badge])
  }

  @Test func `lists missing names and lays out the other previews`() throws {
    let package = try package()
    let outcome = try package.run(["try", "Specs/App"], tool: "plumb")
    #expect(outcome.output.contains("imports ignored: Kingfisher\n"))
    #expect(outcome.output.contains("  User: blocks 1 preview; used in Specs/App/Row.swift:5"))
    #expect(
      outcome.output.contains("✓ every check passes in 1 screen: Specs/App/Badge.swift:7: Badge\n")
    )
    #expect(
      outcome.output.hasSuffix("pictures: Previews/index.html\n1 of 2 previews laid out\n")
    )
    #expect(package.text(of: "Previews/badge-badge.html") != nil)
  }

  @Test func `adds stubs that it never overwrites`() throws {
    let package = try package()
    let outcome = try package.run(
      ["try", "Specs/App", "--stubs", "Specs/App/Stubs.swift"],
      tool: "plumb"
    )
    #expect(outcome.output.contains("added to Specs/App/Stubs.swift: User\n"))
    #expect(outcome.output.hasSuffix("2 of 2 previews laid out\n"))
    let stubs = try #require(package.text(of: "Specs/App/Stubs.swift"))
    #expect(stubs.contains("struct User: Identifiable, Hashable {"))
    _ = try package.run(["try", "Specs/App", "--stubs", "Specs/App/Stubs.swift"], tool: "plumb")
    #expect(package.text(of: "Specs/App/Stubs.swift") == stubs)
  }

  @Test func `a preview that traps is an error, and the others are laid out`() throws {
    let code = """
      import SwiftUI

      #Preview("Trap") {
        let numbers: [Int] = []
        Text("\\(numbers[0])")
      }
      """
    let package = try FixturePackage(["App/Trap.swift": code, "App/Badge.swift": Self.badge])
    let outcome = try package.run(["try", "Specs/App"], tool: "plumb")
    #expect(outcome.output.contains("Specs/App/Trap.swift:3: error: Trap: "))
    #expect(outcome.output.contains("Index out of range"))
    #expect(outcome.output.hasSuffix("1 of 2 previews laid out\n"))
    #expect(outcome.status == 1)
  }

  @Test func `places errors in the files`() throws {
    let code = "import SwiftUI\n\n#Preview {\n  Text(\"A\")\n    .padding(\"much\")\n}\n"
    let outcome = try FixturePackage(["A.swift": code]).run(
      ["try", "Specs/A.swift"],
      tool: "plumb"
    )
    #expect(outcome.status == 4)
    #expect(outcome.output.contains("Specs/A.swift:5: error: "))
  }

  @Test func `writes a spec that passes`() throws {
    let package = try FixturePackage(["Badge.swift": Self.badge])
    #expect(
      try package.run(["try", "Specs/Badge.swift", "--write", "Specs/badge.md"], tool: "plumb")
        .status == 0
    )
    #expect(try package.run(["check", "Specs/badge.md"], tool: "plumb").status == 0)
    #expect(
      try package.run(["try", "Specs/Badge.swift", "--write", "Specs/badge.md"], tool: "plumb")
        .status != 0
    )
  }

  @Test func `needs files that exist`() throws {
    #expect(try package().run(["try"], tool: "plumb").status == 2)
    #expect(try package().run(["try", "Missing.swift"], tool: "plumb").status == 2)
  }

  private static let narrow = """
    import SwiftUI

    struct Title: View {
      var body: some View {
        HStack {
          Text("A title that is too long for one line")
            .lineLimit(1)
        }
        .frame(width: 120)
      }
    }

    #Preview { Title() }
    """

  @Test func `reports each finding with its conditions and its line`() throws {
    let package = try FixturePackage(["Title.swift": Self.narrow])
    let outcome = try package.run(["try", "Specs/Title.swift"], tool: "plumb")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "✗ Specs/Title.swift:13: Title: 1 finding in 816 of 816 layouts\n"
      )
    )
    #expect(
      outcome.output.contains("is truncated: all devices, at all text sizes [Title.swift:6]\n")
    )
    let page = try #require(package.text(of: "Previews/title-title.html"))
    #expect(page.contains("<summary><code>Title.swift:6</code></summary>"))
    #expect(page.contains("class=\"strip\""))
    #expect(!page.contains("<script"))
    let index = try #require(package.text(of: "Previews/index.html"))
    #expect(index.contains("href=\"title-title.html\""))
  }

  @Test func `writes Markdown, and fails only for text sizes up to a given one`() throws {
    let large = Self.narrow.replacing("width: 120", with: "width: 320")
    let package = try FixturePackage(["Title.swift": large])
    let outcome = try package.run(
      ["try", "Specs/Title.swift", "--format", "markdown", "--up-to", "large"],
      tool: "plumb"
    )
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("<!-- plumb try -->\n\n### Layout of 1 screen\n"))
    #expect(outcome.output.contains("| ✗ `Title` | Text "))
    #expect(outcome.output.contains("| `Title.swift:6` |\n"))
  }

  @Test func `leaves out only the declarations and previews that do not compile`() throws {
    let code = """
      import SwiftUI

      private struct Good: View {
        var body: some View { Text("Good") }
      }

      private struct Bad: View {
        let user: User
        var body: some View { Text(user.name) }
      }

      #Preview("Good") { Good() }
      #Preview("Bad") { Bad(user: .example) }
      #Preview("Switch") {
        @Previewable @State var isOn = true
        Toggle("On", isOn: $isOn)
      }
      """
    let package = try FixturePackage(["A.swift": code])
    let outcome = try package.run(["try", "Specs/A.swift"], tool: "plumb")
    #expect(outcome.output.contains("  User: blocks 1 preview; used in Specs/A.swift:8"))
    #expect(outcome.output.hasSuffix("2 of 3 previews laid out\n"))
  }

  @Test func `names storyboards and nib files as unsupported`() throws {
    let code = """
      import UIKit

      final class Chat: UIViewController {
        static func make() -> UIViewController? {
          UIStoryboard(name: "Chat", bundle: nil).instantiateInitialViewController()
        }
      }

      #Preview { Chat.make()! }
      """
    let package = try FixturePackage(["App/Chat.swift": code, "App/Chat.storyboard": ""])
    let outcome = try package.run(["try", "Specs/App", "--stubs", "Stubs.swift"], tool: "plumb")
    #expect(outcome.status == 4)
    #expect(
      outcome.output.contains(
        "storyboards and nib files are not supported (1 preview uses them): "
          + "Specs/App/Chat.storyboard, Specs/App/Chat.swift:5\n"
      )
    )
  }

  @Test func `lays out previews of view controllers and of UIKit views`() throws {
    let code = """
      import UIKit

      final class Profile: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(UILabel())
        }
      }

      #Preview("Controller") { Profile() }
      #Preview("View") {
        let label = UILabel()
        label.text = "A"
        return label
      }
      """
    let package = try FixturePackage(["A.swift": code])
    let outcome = try package.run(["try", "Specs/A.swift"], tool: "plumb")
    #expect(outcome.output.hasSuffix("2 of 2 previews laid out\n"))
  }

  @Test func `names classes that Foundation on Linux does not have`() throws {
    let code = """
      import SwiftUI

      struct Links: View {
        let type = NSDataDetector.self
        var body: some View { Text("Links") }
      }

      #Preview { Links() }
      """
    let package = try FixturePackage(["A.swift": code])
    let outcome = try package.run(["try", "Specs/A.swift"], tool: "plumb")
    #expect(
      outcome.output.contains(
        "not supported: NSDataDetector, which Foundation on Linux does not have; it blocks 1 preview "
          + "(Specs/A.swift:4)\n"
      )
    )
  }

  @Test func `changes stubs according to the errors of the compiler`() throws {
    let code = """
      import SwiftUI

      struct Columns: View {
        let settings: Settings
        var body: some View {
          LazyVGrid(columns: Array(repeating: GridItem(), count: settings.columns)) { Text("A") }
        }
      }

      #Preview { Columns(settings: .compact) }
      """
    let package = try FixturePackage(["A.swift": code])
    let outcome = try package.run(
      ["try", "Specs/A.swift", "--stubs", "Stubs.swift"],
      tool: "plumb"
    )
    #expect(outcome.output.hasSuffix("1 of 1 preview laid out\n"))
    #expect(package.text(of: "Stubs.swift")?.contains("var columns: Int = 3\n") == true)
  }
}
