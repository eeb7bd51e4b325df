import Foundation
import ViewLayout

enum PresentationCoverage: CoverageSection {
  nonisolated static let title = "Presentations"
  nonisolated static let file = #filePath

  private struct Item: Identifiable, Hashable {
    var id = 1
  }

  private struct Failure: LocalizedError {}

  private struct Low: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
  }

  static func list(_ list: inout CoverageList) {
    sheets(&list)
    looks(&list)
    questions(&list)
    files(&list)
  }

  private static func sheets(_ list: inout CoverageList) {
    let shown = Binding.constant(true)
    let item = Binding<Item?>.constant(nil)
    list.has("View.sheet(isPresented:onDismiss:content:), sheet(item:onDismiss:content:)") {
      Color.red.sheet(isPresented: shown, onDismiss: {}, content: { Text("a") })
        .sheet(item: item, onDismiss: {}, content: { _ in Text("a") })
    }
    list.has(
      "View.fullScreenCover(isPresented:onDismiss:content:), fullScreenCover(item:onDismiss:content:)"
    ) {
      Color.red.fullScreenCover(isPresented: shown, onDismiss: {}, content: { Text("a") })
        .fullScreenCover(item: item, onDismiss: {}, content: { _ in Text("a") })
    }
    list.has("View.popover(isPresented:attachmentAnchor:arrowEdge:content:)") {
      Color.red.popover(
        isPresented: shown,
        attachmentAnchor: .point(.top),
        arrowEdge: .top,
        content: { Text("a") }
      )
    }
    list.has("View.popover(item:attachmentAnchor:arrowEdge:content:), PopoverAttachmentAnchor") {
      Color.red.popover(
        item: item,
        attachmentAnchor: PopoverAttachmentAnchor.rect(.bounds),
        arrowEdge: .top,
        content: { _ in Text("a") }
      )
    }
    list.ignores(
      "View.inspector(isPresented:content:), inspectorColumnWidth(_:), inspectorColumnWidth(min:ideal:max:)"
    ) {
      $0.inspector(isPresented: shown, content: { Text("a").inspectorColumnWidth(100) })
        .inspectorColumnWidth(min: 1, ideal: 2, max: 3)
    }
    list.ignores("View.interactiveDismissDisabled(_:)") { $0.interactiveDismissDisabled(true) }
  }

  private static func looks(_ list: inout CoverageList) {
    list.has(
      "View.presentationDetents(_:), presentationDetents(_:selection:), PresentationDetent.medium, large, fraction(_:), height(_:), custom(_:)"
    ) {
      Color.red.presentationDetents([
        .medium, .large, .fraction(0.3), .height(100), .custom(Low.self),
      ])
      .presentationDetents([.medium], selection: .constant(PresentationDetent.medium))
    }
    list.has("CustomPresentationDetent.height(in:), PresentationDetent.Context.maxDetentValue") {
      let height = { (context: PresentationDetent.Context) in
        _ = context.maxDetentValue
        return Low.height(in: context)
      }
      return (height, Low.self as any CustomPresentationDetent.Type)
    }
    list.ignores(
      "View.presentationDragIndicator(_:), presentationCornerRadius(_:), presentationBackground(_:), presentationBackground(alignment:content:)"
    ) {
      $0.presentationDragIndicator(.visible).presentationCornerRadius(8)
        .presentationBackground(.thinMaterial)
        .presentationBackground(alignment: .top) { Color.red }
    }
    list.ignores(
      "View.presentationBackgroundInteraction(_:), presentationContentInteraction(_:)"
    ) {
      $0.presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationContentInteraction(.scrolls)
    }
    list.has(
      "View.presentationCompactAdaptation(_:), presentationCompactAdaptation(horizontal:vertical:), PresentationAdaptation"
    ) {
      Color.red.presentationCompactAdaptation(PresentationAdaptation.popover)
        .presentationCompactAdaptation(horizontal: .sheet, vertical: .none)
    }
    list.ignores("PresentationBackgroundInteraction, PresentationContentInteraction") { _ in
      (PresentationBackgroundInteraction.automatic, PresentationContentInteraction.resizes)
    }
    list.ignores("View.presentationSizing(_:), PresentationSizing.form") {
      let sizing: some PresentationSizing = .form
      return $0.presentationSizing(sizing)
    }
    list.ignores(
      "View.statusBarHidden(_:), statusBar(hidden:), persistentSystemOverlays(_:)"
    ) { $0.statusBarHidden(true).statusBar(hidden: true).persistentSystemOverlays(.hidden) }
  }

  private static func questions(_ list: inout CoverageList) {
    let shown = Binding.constant(true)
    let item: Item? = Item()
    list.has("View.alert(_:isPresented:actions:), alert(_:isPresented:actions:message:)") {
      Color.red.alert("a", isPresented: shown, actions: { Button("b") {} })
        .alert(String("a"), isPresented: shown, actions: { Button("b") {} })
        .alert(Text("a"), isPresented: shown, actions: { Text("b") }, message: { Text("c") })
    }
    list.has(
      "View.alert(_:isPresented:presenting:actions:), alert(_:isPresented:presenting:actions:message:)"
    ) {
      Color.red.alert("a", isPresented: shown, presenting: item, actions: { _ in Text("b") }).alert(
        "a",
        isPresented: shown,
        presenting: item,
        actions: { _ in Text("b") },
        message: { _ in Text("c") }
      )
    }
    list.has(
      "View.alert(isPresented:error:actions:), alert(isPresented:error:actions:message:)"
    ) {
      Color.red.alert(isPresented: shown, error: Failure(), actions: { Text("b") }).alert(
        isPresented: shown,
        error: Failure(),
        actions: { _ in Text("b") },
        message: { _ in Text("c") }
      )
    }
    list.has(
      "View.alert(isPresented:content:), alert(item:content:), Alert(title:message:dismissButton:), Alert(title:message:primaryButton:secondaryButton:)"
    ) {
      Color.red.alert(isPresented: shown) {
        Alert(title: Text("a"), message: nil, dismissButton: .default(Text("b")))
      }
      .alert(item: Binding<Item?>.constant(nil)) { _ in
        Alert(
          title: Text("a"),
          message: nil,
          primaryButton: .destructive(Text("b")),
          secondaryButton: .cancel()
        )
      }
    }
    list.has(
      "View.confirmationDialog(_:isPresented:titleVisibility:actions:), confirmationDialog(_:isPresented:titleVisibility:actions:message:)"
    ) {
      Color.red.confirmationDialog(
        "a",
        isPresented: shown,
        titleVisibility: .visible,
        actions: { Text("b") }
      )
      .confirmationDialog(
        Text("a"),
        isPresented: shown,
        titleVisibility: .visible,
        actions: { Text("b") },
        message: { Text("c") }
      )
    }
    list.has(
      "View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:), confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)"
    ) {
      Color.red.confirmationDialog(
        "a",
        isPresented: shown,
        titleVisibility: .visible,
        presenting: item,
        actions: { _ in Text("b") }
      )
      .confirmationDialog(
        "a",
        isPresented: shown,
        titleVisibility: .visible,
        presenting: item,
        actions: { _ in Text("b") },
        message: { _ in Text("c") }
      )
    }
    list.has(
      "View.actionSheet(isPresented:content:), actionSheet(item:content:), ActionSheet(title:message:buttons:)"
    ) {
      Color.red.actionSheet(isPresented: shown) {
        ActionSheet(title: Text("a"), message: nil, buttons: [.cancel()])
      }
      .actionSheet(item: Binding<Item?>.constant(nil)) { _ in ActionSheet(title: Text("a")) }
    }
    list.ignores(
      "View.dialogSeverity(_:), dialogIcon(_:), dialogSuppressionToggle(isSuppressed:), DialogSeverity.critical"
    ) {
      $0.dialogSeverity(DialogSeverity.critical).dialogIcon(Image(systemName: "star"))
        .dialogSuppressionToggle(isSuppressed: shown)
    }
  }

  private static func files(_ list: inout CoverageList) {
    let shown = Binding.constant(true)
    list.ignores(
      "View.fileImporter(isPresented:allowedContentTypes:onCompletion:), fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)"
    ) {
      $0.fileImporter(isPresented: shown, allowedContentTypes: [.json], onCompletion: { _ in })
        .fileImporter(
          isPresented: shown,
          allowedContentTypes: [.plainText],
          allowsMultipleSelection: true,
          onCompletion: { _ in }
        )
    }
    list.ignores("View.fileMover(isPresented:file:onCompletion:)") {
      $0.fileMover(isPresented: shown, file: nil, onCompletion: { _ in })
    }
    list.ignores(
      "View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)"
    ) {
      $0.fileExporter(
        isPresented: shown,
        document: DocumentCoverage.Page?.none,
        contentType: .plainText,
        defaultFilename: "a",
        onCompletion: { _ in }
      )
    }
    list.ignores(
      "View.fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:)"
    ) {
      $0.fileExporter(
        isPresented: shown,
        item: String?.none,
        contentTypes: [.plainText],
        defaultFilename: "a",
        onCompletion: { _ in }
      )
    }
    list.lacks(
      "View.fileDialogBrowserOptions(_:), fileDialogConfirmationLabel(_:), fileDialogCustomizationID(_:), fileDialogDefaultDirectory(_:), fileDialogImportsUnresolvedAliases(_:), fileDialogMessage(_:), fileDialogURLEnabled(_:), fileExporterFilenameLabel(_:)",
      because: "concerns a window of a Mac"
    )
  }
}
