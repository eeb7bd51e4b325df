/// The words of UIKit's code to a runtime that is not here, in a form that a spec compiles.
package enum RuntimeAttribute {
  /// Attributes that say nothing to a compiler without that runtime, the longest first.
  private static let attributes = [
    "@IBDesignable", "@IBInspectable", "@objcMembers", "@IBOutlet", "@IBAction",
    "@UIApplicationMain",
    "@objc",
  ]

  /// A line with blanks in place of such attributes, and each `#selector` as a `Selector` of the method
  /// itself; what is left stays in its columns.
  package static func adapted(_ line: String) -> String {
    let signs = [UInt8(ascii: "@"), UInt8(ascii: "#")]
    guard line.utf8.contains(where: signs.contains) else { return line }
    var line = line
    for attribute in attributes where line.contains(attribute) {
      let blank = String(repeating: " ", count: attribute.count)
      line = line.replacing(attribute, with: blank)
    }
    return line.replacing("#selector(", with: " Selector(")
  }
}
