// The surface of UIKit's pickers, activities, transitions and drag and drop that the engine lacks.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import CollectionLayout
@_exported import CoreGraphics
@_exported import UIKitApplication
@_exported import UIKitLayout
@_exported import UniformTypeIdentifiers
import ViewLayout

// MARK: - Activities

@MainActor @preconcurrency
open class UIActivity: NSObject {
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let addToReadingList = ActivityType("addToReadingList")
    public static let airDrop = ActivityType("airDrop")
    public static let assignToContact = ActivityType("assignToContact")
    public static let copyToPasteboard = ActivityType("copyToPasteboard")
    public static let mail = ActivityType("mail")
    public static let message = ActivityType("message")
    public static let openInIBooks = ActivityType("openInIBooks")
    public static let postToFacebook = ActivityType("postToFacebook")
    public static let postToTwitter = ActivityType("postToTwitter")
    public static let print = ActivityType("print")
    public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
    public static let markupAsPDF = ActivityType("markupAsPDF")
  }
  public enum Category: Int, Sendable { case action, share }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems items: [Any]) -> Bool { false }
  open func prepare(withActivityItems items: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  func activityViewController(
    _ controller: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

extension UIActivityViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  public var excludedActivityTypes: [UIActivity.ActivityType]? {
    get { nil }
    set {}
  }
  public var completionWithItemsHandler: CompletionWithItemsHandler? {
    get { nil }
    set {}
  }
}

// MARK: - Pickers

@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}

@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

open class UIImagePickerController: UIViewController {
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "originalImage")
    public static let editedImage = InfoKey(rawValue: "editedImage")
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
    public static let imageURL = InfoKey(rawValue: "imageURL")
    public static let mediaType = InfoKey(rawValue: "mediaType")
  }
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  /// The delegate, which is also that of a navigation controller.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes: [String] = []
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}

@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController) {}
}

open class UIColorPickerViewController: UIViewController {
  open weak var delegate: AnyObject?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}

@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {}

extension UIPickerView {
  public func selectedRow(inComponent component: Int) -> Int { 0 }
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  public func reloadAllComponents() {}
  public func reloadComponent(_ component: Int) {}
}

open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  open var collectionView: UICollectionView!
  open var clearsSelectionOnViewWillAppear = true
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  }
  public required init?(coder: NSCoder) { return nil }
  open override func loadView() {
    collectionView.dataSource = self
    collectionView.delegate = self
    view = collectionView
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
}

// MARK: - Transitions and previews

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let name: String
  public static let from = UITransitionContextViewControllerKey(name: "from")
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

public typealias UITransitionContextViewKey = UITransitionContextViewControllerKey

@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect
  func completeTransition(_ didComplete: Bool)
}

@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using context: any UIViewControllerContextTransitioning)
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

extension UIViewController {
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { nil }
    set {}
  }
}

@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var backgroundColor: UIColor?
}

@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  public let view: UIView
  public init(view: UIView) { self.view = view }
  public init(view: UIView, parameters: UIPreviewParameters) { self.view = view }
}

@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

// MARK: - Drag and drop

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

@MainActor @preconcurrency
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
}

@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  public init(operation: UIDropOperation) { self.operation = operation }
}

open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
  }
}

open class UITableViewDropProposal: UICollectionViewDropProposal {}

@MainActor @preconcurrency
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
}

@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: AnyObject {}

@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: AnyObject {}

@MainActor @preconcurrency
public protocol UITableViewDragDelegate: AnyObject {}

@MainActor @preconcurrency
public protocol UITableViewDropDelegate: AnyObject {}

extension UICollectionView {
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { nil }
    set {}
  }
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { nil }
    set {}
  }
  public var dragInteractionEnabled: Bool {
    get { false }
    set {}
  }
}

extension UITableView {
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { nil }
    set {}
  }
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { nil }
    set {}
  }
}

// MARK: - Documents and printing

@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var name: String?
  open weak var delegate: AnyObject?
  public init(url: URL) { self.url = url }
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
}

open class UIReferenceLibraryViewController: UIViewController {
  public convenience init(term: String) { self.init(nibName: nil, bundle: nil) }
}

@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale }
  open var jobName = ""
  open var outputType = OutputType.general
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {}

open class UISimpleTextPrintFormatter: UIPrintFormatter {
  public init(text: String) {}
  public init(attributedText: NSAttributedString) {}
}

@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
  open var paperRect: CGRect { .zero }
  open var printableRect: CGRect { .zero }
  open var numberOfPages: Int { 0 }
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt index: Int) {}
  open func drawPage(at index: Int, in rect: CGRect) {}
  open func prepare(forDrawingPages range: NSRange) {}
}

@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  public static let shared = UIPrintInteractionController()
  open var printInfo: UIPrintInfo?
  open var printingItem: Any?
  open var printFormatter: UIPrintFormatter?
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
}
