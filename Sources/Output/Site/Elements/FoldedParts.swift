internal import CSupport
internal import ElementTree
internal import Reporting

/// Collapsed parts of a page, such as the steps of a layout, in a file that the page loads when a
/// reader opens one of them.
///
/// The parts of a page repeat each other; packed together, they have about a tenth of their length.
final class FoldedParts {
  private var names: [String] = []
  private var texts: [String] = []
}

extension FoldedParts {
  /// Stores the content of a collapsed element, and returns the value of the attribute for it.
  ///
  /// - Parameters:
  ///   - name: A name that is unique in the page.
  ///   - content: The content of the element below its summary.
  /// - Returns: The name.
  func add(_ name: String, _ content: [Markup]) -> String {
    names.append(name)
    texts.append(EscapedNumber.ascii(Markup.joined(content).source))
    return name
  }

  /// The file with all parts; `nil` for a page without parts.
  ///
  /// - Parameter path: The path of the file, relative to the site's folder.
  /// - Returns: The file.
  /// - Complexity: O(*n*) for *n* bytes of content.
  func file(at path: String) -> SiteFile? {
    guard !names.isEmpty else { return nil }
    let lengths = texts.map(\.utf8.count)
    let text = texts.joined()
    let arguments = [
      JSONText.line(of: names), JSONText.line(of: lengths), "\"\(PackedText.packed(text))\"",
    ]
    return SiteFile(path: path, text: "plumbParts(\(arguments.joined(separator: ",")));\n")
  }
}

/// A collapsed element whose content is in the page, or in the file of its parts.
struct FoldedPart {
  let className: String
  let summary: String
  /// A name that is unique in the page.
  let name: String
  /// The part of the address before `/step=7`; `nil` for an element without such addresses.
  var steps: String?
  let content: [Markup]
}

extension FoldedPart {
  /// Returns the element.
  ///
  /// - Parameter parts: The parts of the page; `nil` keeps the content in the page.
  /// - Returns: A `details` element.
  func markup(in parts: FoldedParts?) -> Markup {
    .element(
      "details",
      ["class": className, "data-sc": steps, "data-part": parts?.add(name, content)],
      [.element("summary", [:], summary)] + (parts == nil ? content : [])
    )
  }
}

/// Packs ASCII text for a string of a script.
enum PackedText {
  /// Returns the text with repetitions replaced by references; `site.js` has the inverse.
  static func packed(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: max(bytes.count * 2, 1)) { buffer in
        bytes.withMemoryRebound(to: CChar.self) { source in
          buffer.withMemoryRebound(to: CChar.self) { target in
            guard let first = source.baseAddress, let space = target.baseAddress else { return 0 }
            return pack_text(first, source.count, space)
          }
        }
      }
    }
  }
}

/// Replaces characters outside of ASCII by numeric references of HTML.
private enum EscapedNumber {
  static func ascii(_ html: String) -> String {
    guard !html.utf8.allSatisfy({ $0 < 0x80 }) else { return html }
    return html.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isASCII { text.unicodeScalars.append(scalar) } else { text += "&#\(scalar.value);" }
    }
  }
}
