@testable import SceneBuilding
import Foundation
import Testing

@testable import SpecFormat

struct ObjectiveCDispatchTests {
  private func applied(_ codes: String...) -> [String] {
    var line = 1
    let blocks = codes.map { code -> CodeBlock in
      defer { line += 100 }
      return CodeBlock(fenceLine: line, line: line + 1, code: code)
    }
    return ObjectiveCDispatch.applied(to: blocks, in: "Specs/x.md").map(\.code)
  }

  @Test func `moves an override in an extension to its class, at its Markdown line`() {
    let code = """
      class Box: UIView {
      }
      extension Box: Marked {
        func mark() {}

        @MainActor
        override var size: Int {
          1
        }
      }

      """
    #expect(
      applied(code) == [
        """
        class Box: UIView {

        #sourceLocation(file: "Specs/x.md", line: 7)
          @MainActor
          override var size: Int {
            1
          }
        #sourceLocation(file: "Specs/x.md", line: 3)
        }
        extension Box: Marked {
          func mark() {}





        }

        """
      ]
    )
  }

  @Test func `moves an override in an extension to its class in another block`() {
    let codes = applied(
      "final class Box: UIView {}\n",
      "extension Box { \n  override func go() {}\n}\n"
    )
    #expect(codes[0].contains("  override func go() {}"))
    #expect(codes[0].contains("line: 103"))
    #expect(codes[1] == "extension Box { \n\n}\n")
  }

  @Test func `moves an override in an extension to its nested class`() {
    let code = """
      struct Card {
        class Header: UIView {func mark() {}}
      }
      extension Card.Header {
        override func go() {}
      }
      extension Card {
        class Side: UIView {}
      }
      extension Card.Side {
        override func go() {}
      }

      """
    #expect(
      applied(code) == [
        """
        struct Card {
          class Header: UIView {func mark() {}
        #sourceLocation(file: "Specs/x.md", line: 6)
          override func go() {}
        #sourceLocation(file: "Specs/x.md", line: 3)
        }
        }
        extension Card.Header {

        }
        extension Card {
          class Side: UIView {
        #sourceLocation(file: "Specs/x.md", line: 12)
          override func go() {}
        #sourceLocation(file: "Specs/x.md", line: 9)
        }
        }
        extension Card.Side {

        }

        """
      ]
    )
  }

  @Test func `moves an extension's override into the inner class if two types end on one line`() {
    let code =
      "enum Kit { class Box: UIView {\n}}\nextension Kit.Box {\n  override func go() {}\n}\n"
    let lines = applied(code)[0].split(separator: "\n")
    #expect(lines.contains("  override func go() {}"))
    #expect(lines.contains("}}"))
  }

  @Test func `moves an override to a class in another file and keeps its own location`() {
    let blocks = ["class Box: UIView {}\n", "extension Box {\n  override func go() {}\n}\n"]
      .map { CodeBlock(fenceLine: 3, line: 4, code: $0) }
    let result = ObjectiveCDispatch.applied(to: [
      (file: "Specs/a.md", blocks: [blocks[0]]), (file: "Box+Go.swift", blocks: [blocks[1]]),
    ])
    #expect(
      result[0][0].code == """
        class Box: UIView {
        #sourceLocation(file: "Box+Go.swift", line: 5)
          override func go() {}
        #sourceLocation(file: "Specs/a.md", line: 4)
        }

        """
    )
    #expect(result[1][0].code == "extension Box {\n\n}\n")
  }

  @Test func `a delegate method that a nested subclass adds becomes an override`() {
    let method = "func scrollViewDidScroll(_ scrollView: UIScrollView) {}"
    let code = """
      enum Lists {
        class Rows: NSObject, UIScrollViewDelegate {
        }
        class Tall: Rows {
          \(method)
        }
      }

      """
    let result = applied(code)[0]
    #expect(result.contains("    override \(method)\n"))
    #expect(result.contains("/* scrollViewDidScroll(_:) */ @MainActor func"))
  }

  @Test func `a delegate method of a nested struct is no override of the outer class`() {
    let code = """
      class Rows: NSObject, UIScrollViewDelegate {
      }
      class Tall: Rows {
        struct Other {
          func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
      }

      """
    #expect(applied(code) == [code])
  }

  @Test(arguments: [
    "extension Other {\n  override func go() {}\n}\n",
    "class Box: UIView {\n  override func go() {}\n}\n",
    "class Box: UIView {}\nextension Box where T == Int {\n  override func go() {}\n}\n",
    "struct Box {}\nextension Box {\n  func override() {}\n}\n",
  ])
  func `an override in a class, or in an extension with where or of an unknown type, is not moved`(
    _ code: String
  ) {
    #expect(applied(code) == [code])
  }

  @Test func `a delegate method that a subclass adds overrides a default in its superclass`() {
    let code = """
      class Rows: NSObject, UITableViewDelegate {
      }
      class Middle: Rows {}
      class Tall: Middle {
        func tableView(
          _ tableView: UITableView, heightForRowAt path: IndexPath
        ) -> CGFloat { 7 }
      }

      """
    let result = applied(code)[0]
    #expect(
      result.contains(
        """
         /* tableView(_:heightForRowAt:) */ @MainActor func tableView( _ tableView: UITableView, heightForRowAt path: IndexPath ) -> CGFloat \
        { CollectionLayout.DelegateDefaults().tableView(tableView, heightForRowAt: path) }; }
        class Middle
        """
      )
    )
    #expect(result.contains("  override func tableView(\n"))
  }

  @Test(arguments: [
    // The class itself conforms.
    "class Rows: NSObject {}\nclass Tall: Rows, UIScrollViewDelegate {\n  METHOD\n}\n",
    // A superclass implements the method.
    "class Rows: NSObject, UIScrollViewDelegate {\n  METHOD\n}\nclass Tall: Rows {\n  override METHOD\n}\n",
    // The method is not one of the protocol.
    "class Rows: NSObject, UITextFieldDelegate {}\nclass Tall: Rows {\n  METHOD\n}\n",
    "class Rows: NSObject, UIScrollViewDelegate {}\nclass Tall: Rows {\n  private METHOD\n}\n",
  ])
  func `delegate methods that need no default in a superclass are unchanged`(_ template: String) {
    let method = "func scrollViewDidScroll(_ scrollView: UIScrollView) {}"
    let code = template.replacing("METHOD", with: method)
    #expect(applied(code) == [code])
  }

  @Test func `OptionalMethods.own lists the delegate methods with defaults in the engine`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/Engine").standardized
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [String: Set<String>] = [:]
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let code = try String(contentsOf: file, encoding: .utf8)
      guard code.contains("extension UI") else { continue }
      let block = CodeBlock(fenceLine: 1, line: 1, code: code)
      for type in TypeOutline.all(in: [block])
      where type.isExtension && OptionalMethods.own[type.name] != nil {
        found[type.name, default: []].formUnion(type.members.compactMap(\.method?.selector))
      }
    }
    #expect(found == OptionalMethods.own)
  }
}
