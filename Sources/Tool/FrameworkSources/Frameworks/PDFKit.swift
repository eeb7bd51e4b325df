// The surface of PDFKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

open class PDFPage: NSObject {
  open var string: String? { "" }
  open var label: String? { nil }
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

open class PDFOutline: NSObject {
  open var label: String?
  open var numberOfChildren: Int { 0 }
  open func child(at index: Int) -> PDFOutline? { nil }
}

open class PDFSelection: NSObject {
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
}

/// A document without pages.
open class PDFDocument: NSObject {
  open private(set) var documentURL: URL?
  open var documentAttributes: [AnyHashable: Any]?
  open var pageCount: Int { 0 }
  open var outlineRoot: PDFOutline? { nil }
  open var isLocked: Bool { false }
  open var string: String? { nil }
  public override init() {}
  public init?(url: URL) { documentURL = url }
  public init?(data: Data) {}
  open func page(at index: Int) -> PDFPage? { nil }
  open func index(for page: PDFPage) -> Int { 0 }
  open func insert(_ page: PDFPage, at index: Int) {}
  open func dataRepresentation() -> Data? { nil }
  @discardableResult open func write(to url: URL) -> Bool { false }
  @discardableResult open func unlock(withPassword password: String) -> Bool { true }
  open func findString(_ string: String, withOptions options: Int = 0) -> [PDFSelection] { [] }
}

/// A view without content and without an intrinsic size; it stores the document.
open class PDFView: UIView {
  open var document: PDFDocument?
  open weak var delegate: AnyObject?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysPageBreaks = true
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.1
  open var maxScaleFactor: CGFloat = 10
  open var pageShadowsEnabled = true
  open var pageBreakMargins = UIEdgeInsets.zero
  open var currentPage: PDFPage? { nil }
  open var currentSelection: PDFSelection?
  open var highlightedSelections: [PDFSelection]?
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open func go(to page: PDFPage) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func usePageViewController(
    _ enable: Bool,
    withViewOptions options: [AnyHashable: Any]? = nil
  ) {}
}
