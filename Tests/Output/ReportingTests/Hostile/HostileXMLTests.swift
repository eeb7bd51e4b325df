import Foundation
import HostileTexts
import Reporting
import ElementTree
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct HostileXMLTests {
  @Test(arguments: HostileText.all)
  func `JUnit XML has three cases and their texts, whatever these say`(
    hostile: HostileText
  ) throws {
    let text = JUnitReportWriter().text(for: HostileReport.report(hostile.text))
    #expect(try JUnitRules.breaches(by: text) == [])
    #expect(HostileText.hidden(in: text) == [])
    let visible = VisibleText.lines(hostile.text.replacing("\r\n", with: "\n"))
    let document = try XMLDocument(xmlString: text)
    let names = try document.nodes(forXPath: "//testcase/@file").map(\.stringValue)
    #expect(names == Array(repeating: "Specs/\(visible).md", count: 3))
    let printed = try document.nodes(forXPath: "//system-out").map(\.stringValue)
    #expect(printed == [visible])
    #expect(try document.nodes(forXPath: "//*").count == 9)
  }

  @Test(arguments: HostileText.all)
  func `a badge has its name as one text`(hostile: HostileText) throws {
    let badge = MatrixBadge(name: hostile.text, counts: OutcomeCounts()).svg
    #expect(HostileText.hidden(in: badge) == [])
    let document = try XMLDocument(xmlString: badge)
    let titles = try document.nodes(forXPath: "//*[local-name()='text']").map(\.stringValue)
    #expect(titles.first == VisibleText.lines(hostile.text.replacing("\r\n", with: "\n")))
    #expect(titles.count == 2)
  }
}
