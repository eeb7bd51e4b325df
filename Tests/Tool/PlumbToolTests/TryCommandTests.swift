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

  @Test func `try lays out a preview that uses a missing type, and lists that type`() throws {
    let package = try package()
    let outcome = try package.run(["try", "Specs/App"], tool: "plumb")
    #expect(outcome.output.contains("imports ignored: Kingfisher\n"))
    #expect(
      outcome.output.contains("✓ every check passes in 2 screens: Specs/App/Badge.swift:7: Badge")
    )
    let need = "Specs/App/Row.swift:5: 1 preview needs the name 'User': no module declares it\n"
    #expect(outcome.output.contains("\(need)and 1 part of the code that no preview needs\n"))
    let end = "pictures: Previews/index.html\n2 of 2 previews laid out, 1 with gaps\n"
    #expect(outcome.output.hasSuffix(end))
    #expect(package.text(of: "Previews/badge-badge.html") != nil)
  }

  @Test func `try --quick draws localized text and notes an unreadable image`() throws {
    let set = #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
    let package = try FixturePackage([
      "App/Badge.swift": Self.badge,
      "App/en.lproj/Localizable.strings": "\"New\" = \"Fresh\";",
      "App/Assets.xcassets/a.imageset/Contents.json": set,
    ])
    let outcome = try package.run(["try", "Specs/App", "--quick"], tool: "plumb")
    #expect(outcome.errors.contains("a.imageset/a.png:1:1: note: the file cannot be read"))
    #expect(outcome.output.hasSuffix("1 of 1 preview laid out\n"))
    let page = try #require(package.text(of: "Previews/badge-badge.html"))
    #expect(page.contains("<svg") && page.contains("Fresh"))
  }

  @Test func `try takes texts of missing generated code from the app's strings`() throws {
    let code = """
      import SwiftUI

      #Preview {
        VStack {
          Text(L10n.Dialog.agree)
          Button(L10n.itemCount(3)) {}
        }
        .navigationTitle(L10n.Dialog.agree)
      }
      """
    let package = try FixturePackage([
      "App/Terms.swift": code,
      "App/en.lproj/Localizable.strings":
        "\"dialog.agree\" = \"I agree to it\"; \"item_count\" = \"%d items\";",
    ])
    let outcome = try package.run(["try", "Specs/App", "--quick"], tool: "plumb")
    #expect(outcome.output.hasSuffix("1 of 1 preview laid out\n"))
    let page = try #require(package.text(of: "Previews/terms-terms.html"))
    #expect(page.contains("I agree to it") && page.contains("3 items"))
  }

  @Test func `try --stubs writes a missing file and does not change an existing one`() throws {
    let package = try package()
    let command = ["try", "Specs/App", "--stubs", "Specs/App/Stubs.swift"]
    let outcome = try package.run(command, tool: "plumb")
    #expect(outcome.output.contains("declared as stubs: User\n"))
    let path = "Specs/App/Stubs.swift"
    let stubs = try #require(package.text(of: path))
    #expect(stubs.contains("class User: MissingValue, MissingType {}\n"))
    try package.write("struct User {\n  var name: String\n}\n", to: path)
    let again = try package.run(command, tool: "plumb")
    #expect(again.output.hasSuffix("2 of 2 previews laid out\n"))
    #expect(!again.output.contains("left out"))
    #expect(package.text(of: path) == "struct User {\n  var name: String\n}\n")
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

  @Test func `try omits a modifier that does not compile and reports its line`() throws {
    let code = "import SwiftUI\n\n#Preview {\n  Text(\"A\")\n    .padding(\"much\")\n}\n"
    let outcome = try FixturePackage(["A.swift": code]).run(
      ["try", "Specs/A.swift"],
      tool: "plumb"
    )
    #expect(outcome.output.contains("Specs/A.swift:5: 1 preview needs the modifier '.padding': "))
    #expect(outcome.output.hasSuffix("1 of 1 preview laid out, 1 with gaps\n"))
  }

  @Test func `a preview fails with the name and line of omitted code that it runs`() throws {
    let code = """
      import SwiftUI

      struct Store { let name: String }

      func store() -> Store {
        guard let found = Store.shared else { return Store(name: "a") }
        return found
      }

      #Preview("Store") { Text(store().name) }
      #Preview("Other") { Text("A") }
      """
    let outcome = try FixturePackage(["A.swift": code]).run(
      ["try", "Specs/A.swift"],
      tool: "plumb"
    )
    #expect(outcome.output.contains("A.swift:10: error: Store: "))
    #expect(outcome.output.contains("needs 'store' (Specs/A.swift:5), which was left out"))
    #expect(outcome.output.contains("Specs/A.swift:5: 1 preview needs the body 'store': "))
    #expect(outcome.output.hasSuffix("1 of 2 previews laid out\n"))
  }

  @Test func `a preview that does not compile is an error, and the others are laid out`() throws {
    let broken = """
      import SwiftUI

      struct Row: View { var body: some View { VStack { Text("a") }
      #Preview("Broken") { Row( }
      """
    let package = try FixturePackage(["App/Broken.swift": broken, "App/Badge.swift": Self.badge])
    let outcome = try package.run(["try", "Specs/App", "--quick"], tool: "plumb")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("Specs/App/Broken.swift:4: error: Broken: it does not compile: ")
    )
    #expect(outcome.output.hasSuffix("1 of 2 previews laid out\n"))
  }

  @Test func `a folder without Swift, or without code for iOS, is an error`() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "M", targets: [.macro(name: "M")])
      """
    let package = try FixturePackage([
      "Empty/notes.txt": "", "Macro/Package.swift": manifest, "Macro/Sources/M/M.swift": "",
    ])
    for (folder, problem) in [
      ("Empty", "no Swift file in it"),
      ("Macro", "no target for iOS in it; 1 target is left out: macros (1)"),
    ] {
      let outcome = try package.run(["try", "Specs/\(folder)"], tool: "plumb")
      #expect(outcome.status == 5)
      #expect(outcome.errors == "Specs/\(folder): error: \(problem)\n")
    }
  }

  @Test func `try exits with 5 and prints the reason if code has no preview`() throws {
    let code =
      "import SwiftUI\n\nstruct A: View {\n  let name: String\n  var body: some View { Text(name) }\n}\n"
    let outcome = try FixturePackage(["A.swift": code]).run(
      ["try", "Specs/A.swift"],
      tool: "plumb"
    )
    #expect(outcome.status == 5)
    #expect(outcome.output.contains("there is no preview: 'A' needs a value for 'name'"))
  }

  @Test func `try --write writes a spec that passes check`() throws {
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

  @Test func `try exits with 2 without an argument or for a missing file`() throws {
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

  @Test func `try reports a finding with its conditions and source line`() throws {
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

  @Test func `try --up-to lists findings at larger text sizes but exits with 0`() throws {
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

  @Test func `try lays out previews of view controllers and of UIKit views`() throws {
    let code = """
      import UIKit

      final class Profile: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
          label.text = "Ada"
          view.addSubview(label)
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

  @Test func `try prints the same output for unchanged code in a second run`() throws {
    let package = try package()
    let first = try package.run(["try", "Specs/App"], tool: "plumb")
    let again = try package.run(["try", "Specs/App"], tool: "plumb")
    #expect(again.output == first.output)
  }
}
