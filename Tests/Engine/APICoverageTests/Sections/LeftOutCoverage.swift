/// The names of SwiftUI that no other section mentions, left out in groups.
enum LeftOutCoverage: CoverageSection {
  nonisolated static let title = "APIs left out, by group"
  nonisolated static let file = #filePath

  static func list(_ list: inout CoverageList) {
    list.lacks(
      "HostingSceneRepresentation, NSGestureRecognizerRepresentable, NSHostingController, NSHostingMenu, NSHostingView, NSViewControllerRepresentable, NSViewRepresentable, UIGestureRecognizerRepresentable, UIHostingOrnament, UIHostingSceneDelegate, UIViewImplicitlyAnimating, WKHostingController, WKInterfaceObjectRepresentable, WKNotificationScene",
      because: "bridges to views of UIKit or AppKit, which have rules of their own"
    )
    list.lacks(
      "AutomaticTableStyle, BorderedTableStyle, DefaultTableColumnContent, DisclosureTableRow, DynamicTableRowContent, EmptyTableRowContent, InsetTableStyle, TableColumnAlignment, TableColumnCustomization, TableColumnCustomizationBehavior, TableColumnForEach, TableForEachContent, TableHeaderRowContent, TableOutlineGroupContent, TableRow, TableRowBuilder, TableRowContent, TableStyle, TableStyleConfiguration, TupleTableColumnContent, TupleTableRowContent, View.tableColumnHeaders, View.tableStyle",
      because: "tables are of a Mac; write a `List` or a `Grid`"
    )
    list.lacks(
      "DepthAlignment, DepthAlignmentID, DismissImmersiveSpaceAction, Edge3D, EnvironmentValues.openImmersiveSpace, EnvironmentValues.surfaceSnappingInfo, GeometryReader3D, ImmersionStyle, ImmersiveSpaceContent, OpenImmersiveSpaceAction, RotateGesture3D, SpatialContainer, SpatialEventCollection, SpatialEventGesture, UnitPoint3D, View.aspectRatio3D, View.breakthroughEffect, View.handPointerBehavior, View.manipulable, View.onImmersionChange, View.onVolumeViewpointChange, View.onWorldRecenter, View.ornament, View.preferredSurroundingsEffect, View.presentationBreakthroughEffect, View.rotation3DLayout, View.scaledToFill3D, View.scaledToFit3D, View.spatialOverlay, View.supportedVolumeViewpoints, View.upperLimbVisibility, View.visualEffect3D, VisualEffect3D",
      because: "a space of three dimensions, or a window of glasses"
    )
    list.lacks(
      "AnimatableData, AnimatableValues, KeyframeTimeline, TransitionProperties",
      because: "keyframes are values over time; only one moment is laid out"
    )
    list.lacks(
      "AsymmetricTransition, BlurReplaceTransition, CrossFadeNavigationTransition, IdentityTransition, MoveTransition, OffsetTransition, OpacityTransition, PushTransition, ScaleTransition, SlideTransition, SymbolEffectTransition",
      because: "a type of a transition; use the members of `AnyTransition`"
    )
    list.lacks(
      "AssistiveAccess, BackgroundTask, DisplayStoreKitMessageAction, DocumentConfiguration, DocumentLaunchGeometryProxy, DocumentLaunchView, EnvironmentValues.displayStoreKitMessage, EnvironmentValues.documentConfiguration, EnvironmentValues.newDocument, EnvironmentValues.openDocument, EnvironmentValues.purchase, LibraryContentBuilder, LibraryContentProvider, LibraryItem, MenuBarExtraStyle, NewDocumentAction, OpenDocumentAction, PresentedWindowContent, PurchaseAction, SceneLaunchBehavior, SceneRestorationBehavior, View.appStoreOverlay, View.assistiveAccessNavigationIcon, View.manageSubscriptionsSheet, View.windowDismissBehavior, View.windowFullScreenBehavior, View.windowMinimizeBehavior, View.windowResizeAnchor, View.windowResizeBehavior, WindowBackgroundShapeStyle, WindowInteractionBehavior, WindowLayoutRoot, WindowPlacementContext, WindowProxy, WindowToolbarFullScreenVisibility, WindowToolbarLabelStyle, WindowToolbarStyle",
      because: "opens documents, windows or stores, which no scene has"
    )
    list.lacks(
      "EnvironmentValues.managedObjectContext, EnvironmentValues.modelContext, FetchRequest, FetchedResults, SectionedFetchRequest, SectionedFetchResults",
      because: "fetched from a data base of Apple's"
    )
    list.lacks(
      "AccessibilityQuickActionOutlineStyle, AccessibilityQuickActionPromptStyle, AccessibilityQuickActionType, CardButtonStyle, CarouselListStyle, CarouselTabViewStyle, DigitalCrownEvent, DigitalCrownRotationalSensitivity, EllipticalListStyle, EnvironmentValues.accessibilityQuickActionsEnabled, EnvironmentValues.isActivityFullscreen, EnvironmentValues.showsWidgetContainerBackground, EnvironmentValues.showsWidgetLabel, EnvironmentValues.widgetContentMargins, EnvironmentValues.widgetFamily, EnvironmentValues.widgetRenderingMode, VerticalPageTabViewStyle",
      because: "of a widget or a watch"
    )
    list.lacks(
      "AccessoryBarActionButtonStyle, AccessoryBarButtonStyle, BorderlessPullDownMenuButtonStyle, DefaultMenuButtonStyle, DoubleColumnNavigationViewStyle, EnvironmentValues.appearsActive, EnvironmentValues.controlActiveState, EnvironmentValues.sidebarRowSize, FileDialogBrowserOptions, HSplitView, LinkButtonStyle, PopUpButtonPickerStyle, PullDownMenuButtonStyle, SidebarRowSize, TouchBar, TouchBarItemPresence, VSplitView, View.alternatingRowBackgrounds, View.dialogPreventsAppTermination, View.exportableToServices, View.horizontalRadioGroupLayout, View.importableFromServices, View.presentationPreventsAppTermination, View.touchBar, View.touchBarCustomizationLabel, View.touchBarItemPresence, View.touchBarItemPrincipal",
      because: "of a Mac, or of a remote control"
    )
    list.lacks(
      "AccessoryCircularCapacityGaugeStyle, AccessoryLinearCapacityGaugeStyle, AccessoryLinearGaugeStyle, CompactMenuControlGroupStyle, ControlGroupStyleConfiguration, DatePickerStyleConfiguration, DefaultControlGroupStyle, DefaultDatePickerStyle, DefaultGaugeStyle, FormStyleConfiguration, MenuControlGroupStyle, NavigationControlGroupStyle, NavigationSplitViewStyleConfiguration, PaletteControlGroupStyle, RoundedBorderTextEditorStyle",
      because: "an author's own style of it is not asked; the styles that are there have names"
    )
    list.lacks(
      "EditableCollectionContent, ForEachSectionCollection, GroupSectionsOfContent, IndexedIdentifierCollection, OutlineSubgroupChildren",
      because: "decomposes a view into parts; no recording shows the layout"
    )
    list.lacks(
      "EnvironmentValues.accessibilityEnabled, EnvironmentValues.autocorrectionDisabled, EnvironmentValues.backgroundMaterial, EnvironmentValues.backgroundProminence, EnvironmentValues.backgroundStyle, EnvironmentValues.badgeProminence, EnvironmentValues.buttonRepeatBehavior, EnvironmentValues.contentTransitionAddsDrawingGroup, EnvironmentValues.creditCardFormFieldSupported, EnvironmentValues.defaultWheelPickerItemHeight, EnvironmentValues.disableAutocorrection, EnvironmentValues.fontResolutionContext, EnvironmentValues.headerProminence, EnvironmentValues.horizontalScrollIndicatorVisibility, EnvironmentValues.isFocusEffectEnabled, EnvironmentValues.isHoverEffectEnabled, EnvironmentValues.isTabBarShowingSections, EnvironmentValues.keyboardShortcut, EnvironmentValues.labelsVisibility, EnvironmentValues.lineHeight, EnvironmentValues.listRowSpacing, EnvironmentValues.materialActiveAppearance, EnvironmentValues.menuIndicatorVisibility, EnvironmentValues.menuOrder, EnvironmentValues.navigationLinkIndicatorVisibility, EnvironmentValues.rename, EnvironmentValues.scrollDismissesKeyboardMode, EnvironmentValues.searchSuggestionsPlacement, EnvironmentValues.springLoadingBehavior, EnvironmentValues.supportsImageAnimation, EnvironmentValues.symbolColorRenderingMode, EnvironmentValues.symbolRenderingMode, EnvironmentValues.symbolVariableValueMode, EnvironmentValues.symbolVariants, EnvironmentValues.tabBarPlacement, EnvironmentValues.tabViewBottomAccessoryPlacement, EnvironmentValues.textSelectionAffinity, EnvironmentValues.toolbarLabelStyle, EnvironmentValues.verticalScrollIndicatorVisibility, EnvironmentValues.writingToolsBehavior",
      because: "describes views to other processes, not to the layout"
    )
    list.lacks(
      "AccessibilityAttachmentModifier, AccessibilityCustomContentKey, AccessibilityRequestHandler, AutomaticPresentationSizing, DebugReplaceableView, DefaultButtonLabel, DefaultSettingsLinkLabel, DefaultTabLabel, EnvironmentalModifier, FillShapeStyle, FillShapeView, FittedPresentationSizing, FontBox, FormPresentationSizing, GestureStateGesture, LabeledControlGroupContent, LabeledToolbarItemGroupContent, LimitedAvailabilityConfiguration, LinkShapeStyle, OffsetShape, PagePresentationSizing, PlaceholderTextShapeStyle, PresentationSizingContext, PresentationSizingRoot, RotatedShape, ScaledShape, ScrollContentOffsetAdjustmentBehavior, SelectionShapeStyle, SeparatorShapeStyle, SliderTickContent, SliderTickContentForEach, StrokeBorderShapeView, StrokeShapeView, SystemFormatStyle, TemplateTabSectionStyle, TintShapeStyle, TransformedShape",
      because: "a type that stands in the signatures of others; view code seldom writes it"
    )
    list.lacks(
      "AttributedTextFormatting, AttributedTextValueConstraint, FixedTextVariant, SizeDependentTextVariant, TextInputDictationActivation, TextInputFormattingControlPlacement, TextProxy, TextVariantPreference, View.lineHeight, View.textInputFormattingControlVisibility, View.textRenderer, View.textVariant, View.typesettingLanguage",
      because: "styles how text is drawn or entered; no recording has its sizes"
    )
    list.lacks(
      "GroupedTabViewStyle, ListItemTint, ListSectionMargins, RenameAction, SliderTick, SliderTickBuilder, TabSearchActivation, View.defaultWheelPickerItemHeight, View.labelIconToTitleSpacing, View.labelReservedIconWidth, View.labelsVisibility, View.listRowHoverEffect, View.listSectionIndexVisibility, View.listSectionMargins, View.paletteSelectionEffect, View.sectionIndexLabel, View.sliderThumbVisibility, View.tabViewSearchActivation",
      because: "says how bars, lists and sliders look, which the reference style does not"
    )
    list.lacks(
      "AccessibilityActionCategory, AnyGradient, AnyScrollTargetBehavior, BackgroundProminence, ConcentricRectangle, DeviceInputEventRepresentable, DismissBehavior, HoverEffectPhaseOverride, LayoutDirectionBehavior, PencilSqueezeGesturePhase, PersistentSystemOverlays, PreviewContext, PreviewContextKey, PreviewModifier, PreviewPlatform, RectangleCornerInsets, ScrollInputBehavior, ScrollInputKind, ScrollTargetBehaviorContext, ScrollTargetBehaviorProperties, ScrollTargetBehaviorPropertiesContext, ShapeRole, TimelineScheduleMode, View.containerCornerOffset, View.dragContainerSelection, View.immersiveEnvironmentPicker, View.interactionActivityTrackingTag, View.materialActiveAppearance, View.onAppIntentExecution, View.popoverTip, View.previewContext, View.scrollInputBehavior, View.scrollTarget, View.translationPresentation, View.volumeBaseplateVisibility",
      because: "not met in app code, or without an effect on layout; left for later"
    )
  }
}
