import SpecFormat
import Testing

/// Tests that the words of the parser are those of the reference pages.
struct FormatReferenceTests {
  @Test(arguments: FormatReference.fences)
  func `FormatReference describes each kind of fence`(_ fence: String) {
    #expect(FormatReference.description(of: fence) != nil)
  }

  @Test(arguments: AttributeName.allCases)
  func `FormatReference describes each attribute of fences`(_ attribute: AttributeName) {
    let name = attribute.rawValue
    let text = FormatReference.isFlag(attribute) ? name : "\(name)="
    #expect(FormatReference.description(of: text) != nil)
  }

  @Test(arguments: LawName.allCases)
  func `FormatReference describes each law`(_ law: LawName) {
    #expect(FormatReference.description(of: law.rawValue) != nil)
  }

  @Test(arguments: CheckName.allCases.map(\.usualLine) + IssueKindNames.all)
  func `FormatReference has a section for each check and each kind of issue`(_ name: String) {
    #expect(FormatReference.section(named: name)?.isEmpty == false)
  }

  @Test(arguments: FormatReference.fences.filter { ExpectationFences.fence(named: $0) != nil })
  func `completion offers only valid attribute values for expectations`(_ fence: String) throws {
    for attribute in FormatReference.attributes(of: fence) {
      for value in FormatReference.values(of: attribute) {
        let spec = """
          # T

          ## C

          ```swift
          Text("a")
          ```

          ```\(fence) 320x480 \(attribute.rawValue)="\(value)"
          ```

          """
        let found = SpecParser.parse(bytes: Array(spec.utf8), file: "a.md", name: "a").diagnostics
        let codes = found.map(\.mistake.code)
        #expect(!codes.contains { $0.hasPrefix("attribute") || $0 == "device-unknown" }, "\(spec)")
      }
    }
  }
}
