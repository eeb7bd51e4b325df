import Foundation
import HostileTexts
import Reporting
import Testing

struct HostileJSONTests {
  @Test(arguments: HostileText.all)
  func `a report in JSON is read as it was written, and hides nothing`(
    hostile: HostileText
  ) throws {
    let report = HostileReport.report(hostile.text)
    let text = JSONReportWriter().text(for: report)
    #expect(HostileText.hidden(in: text) == [])
    #expect(try JSONReportReader().report(from: Data(text.utf8)) == report)
  }

  @Test(arguments: HostileText.all)
  func `CTRF is JSON that hides nothing`(hostile: HostileText) throws {
    let text = CTRFReportWriter().text(for: HostileReport.report(hostile.text))
    #expect(HostileText.hidden(in: text) == [])
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let results = root?["results"] as? [String: Any]
    #expect((results?["tests"] as? [Any])?.count == 3)
  }

  @Test(arguments: HostileText.all)
  func `a line of JSON is one line, of JavaScript too`(hostile: HostileText) throws {
    let line = JSONText.line(of: [hostile.text: hostile.text])
    #expect(!line.contains { $0.isNewline })
    #expect(HostileText.hidden(in: line) == [])
    let read = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    #expect(read == [hostile.text: hostile.text])
  }
}
