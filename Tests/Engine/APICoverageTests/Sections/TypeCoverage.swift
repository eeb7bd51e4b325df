import Foundation
import Observation
import ViewLayout

/// Types that other entries use without naming them.
enum TypeCoverage: CoverageSection {
  nonisolated static let title = "Type names"
  nonisolated static let file = #filePath

  @Observable fileprivate final class Model {}

  static func list(_ list: inout CoverageList) {
    styles(&list)
    others(&list)
  }

  private static func styles(_ list: inout CoverageList) {
    list.has(
      "AccessoryCircularGaugeStyle, AnyShapeStyle, AutomaticDisclosureGroupStyle, AutomaticFormStyle, AutomaticLabeledContentStyle, AutomaticTextEditorStyle, BackgroundStyle, BorderedButtonStyle"
    ) {
      [
        AccessoryCircularGaugeStyle.self as Any.Type, AnyShapeStyle.self,
        AutomaticDisclosureGroupStyle.self, AutomaticFormStyle.self,
        AutomaticLabeledContentStyle.self, AutomaticTextEditorStyle.self, BackgroundStyle.self,
        BorderedButtonStyle.self,
      ]
    }
    list.has(
      "BorderedProminentButtonStyle, BorderlessButtonStyle, ButtonStyle, ButtonStyleConfiguration, ButtonToggleStyle, CircularProgressViewStyle, ColumnNavigationViewStyle, ColumnsFormStyle"
    ) {
      [
        BorderedProminentButtonStyle.self as Any.Type, BorderlessButtonStyle.self,
        (any ButtonStyle).self, ButtonStyleConfiguration.self, ButtonToggleStyle.self,
        CircularProgressViewStyle.self, ColumnNavigationViewStyle.self, ColumnsFormStyle.self,
      ]
    }
    list.has(
      "CompactDatePickerStyle, DefaultButtonStyle, DefaultGroupBoxStyle, DefaultLabelStyle, DefaultListStyle, DefaultNavigationViewStyle, DefaultPickerStyle, DefaultProgressViewStyle"
    ) {
      [
        CompactDatePickerStyle.self as Any.Type, DefaultButtonStyle.self, DefaultGroupBoxStyle.self,
        DefaultLabelStyle.self, DefaultListStyle.self, DefaultNavigationViewStyle.self,
        DefaultPickerStyle.self, DefaultProgressViewStyle.self,
      ]
    }
    list.has(
      "DefaultTabViewStyle, DefaultTextFieldStyle, DefaultToggleStyle, DisclosureGroupStyle, DisclosureGroupStyleConfiguration, FillStyle, ForegroundStyle, FormStyle"
    ) {
      [
        DefaultTabViewStyle.self as Any.Type, DefaultTextFieldStyle.self, DefaultToggleStyle.self,
        (any DisclosureGroupStyle).self, DisclosureGroupStyleConfiguration.self, FillStyle.self,
        ForegroundStyle.self, (any FormStyle).self,
      ]
    }
    list.has(
      "GaugeStyle, GraphicalDatePickerStyle, GroupBoxStyle, GroupBoxStyleConfiguration, GroupedFormStyle, GroupedListStyle, HierarchicalShapeStyle, IconOnlyLabelStyle"
    ) {
      [
        (any GaugeStyle).self as Any.Type, GraphicalDatePickerStyle.self, (any GroupBoxStyle).self,
        GroupBoxStyleConfiguration.self, GroupedFormStyle.self, GroupedListStyle.self,
        HierarchicalShapeStyle.self, IconOnlyLabelStyle.self,
      ]
    }
    list.has(
      "InlinePickerStyle, InsetGroupedListStyle, InsetListStyle, LabelStyleConfiguration, LabeledContentStyle, LabeledContentStyleConfiguration, LinearCapacityGaugeStyle, LinearProgressViewStyle"
    ) {
      [
        InlinePickerStyle.self as Any.Type, InsetGroupedListStyle.self, InsetListStyle.self,
        LabelStyleConfiguration.self, (any LabeledContentStyle).self,
        LabeledContentStyleConfiguration.self, LinearCapacityGaugeStyle.self,
        LinearProgressViewStyle.self,
      ]
    }
    list.has(
      "BorderedListStyle, CheckboxToggleStyle, FieldDatePickerStyle, RadioGroupPickerStyle, SquareBorderTextFieldStyle, StepperFieldDatePickerStyle"
    ) {
      [
        BorderedListStyle.self as Any.Type, CheckboxToggleStyle.self, FieldDatePickerStyle.self,
        RadioGroupPickerStyle.self, SquareBorderTextFieldStyle.self,
        StepperFieldDatePickerStyle.self,
      ]
    }
    list.has(
      "ListStyle, MenuPickerStyle, NavigationLinkPickerStyle, PageIndexViewStyle, PageTabViewStyle, PalettePickerStyle, PickerStyle, PlainButtonStyle"
    ) {
      [
        (any ListStyle).self as Any.Type, MenuPickerStyle.self, NavigationLinkPickerStyle.self,
        PageIndexViewStyle.self, PageTabViewStyle.self, PalettePickerStyle.self,
        (any PickerStyle).self, PlainButtonStyle.self,
      ]
    }
    list.has(
      "PlainListStyle, PlainTextEditorStyle, PlainTextFieldStyle, PrimitiveButtonStyleConfiguration, ProgressViewStyleConfiguration, RoundedBorderTextFieldStyle, RoundedCornerStyle, ScrollEdgeEffectStyle"
    ) {
      [
        PlainListStyle.self as Any.Type, PlainTextEditorStyle.self, PlainTextFieldStyle.self,
        PrimitiveButtonStyleConfiguration.self, ProgressViewStyleConfiguration.self,
        RoundedBorderTextFieldStyle.self, RoundedCornerStyle.self, ScrollEdgeEffectStyle.self,
      ]
    }
    list.has(
      "SegmentedPickerStyle, ShadowStyle, ShapeStyle, SidebarAdaptableTabViewStyle, SidebarListStyle, StackNavigationViewStyle, SwitchToggleStyle, TabBarOnlyTabViewStyle"
    ) {
      [
        SegmentedPickerStyle.self as Any.Type, ShadowStyle.self, (any ShapeStyle).self,
        SidebarAdaptableTabViewStyle.self, SidebarListStyle.self, StackNavigationViewStyle.self,
        SwitchToggleStyle.self, TabBarOnlyTabViewStyle.self,
      ]
    }
    list.has(
      "TextFieldStyle, TitleAndIconLabelStyle, TitleOnlyLabelStyle, ToggleStyleConfiguration, WheelDatePickerStyle, WheelPickerStyle"
    ) {
      [
        (any TextFieldStyle).self as Any.Type, TitleAndIconLabelStyle.self,
        TitleOnlyLabelStyle.self, ToggleStyleConfiguration.self, WheelDatePickerStyle.self,
        WheelPickerStyle.self,
      ]
    }
  }

  private static func others(_ list: inout CoverageList) {
    list.has(
      "AccessibilityDirectTouchOptions, AccessibilityLabeledPairRole, AccessibilityTechnologies, AngularGradient, AnimatableModifier, Animation, AnimationCompletionCriteria, AnimationTimelineSchedule"
    ) {
      [
        AccessibilityDirectTouchOptions.self as Any.Type, AccessibilityLabeledPairRole.self,
        AccessibilityTechnologies.self, AngularGradient.self, (any AnimatableModifier).self,
        Animation.self, AnimationCompletionCriteria.self, AnimationTimelineSchedule.self,
      ]
    }
    list.has(
      "AnyShape, AppStorage, AutomaticNavigationTransition, Bindable, ButtonRole, ColorRenderingMode, ColorScheme, ContainerRelativeShape"
    ) {
      [
        AnyShape.self as Any.Type, AppStorage<Int>.self, AutomaticNavigationTransition.self,
        Bindable<Model>.self, ButtonRole.self, ColorRenderingMode.self, ColorScheme.self,
        ContainerRelativeShape.self,
      ]
    }
    list.has(
      "ContentMarginPlacement, ContentShapeKinds, ContentTransition, DefaultDateProgressLabel, DefaultShareLinkLabel, DisabledTextSelectability, DismissAction, DynamicProperty"
    ) {
      [
        ContentMarginPlacement.self as Any.Type, ContentShapeKinds.self, ContentTransition.self,
        DefaultDateProgressLabel.self, DefaultShareLinkLabel.self, DisabledTextSelectability.self,
        DismissAction.self, (any DynamicProperty).self,
      ]
    }
    list.has(
      "EditActions, EllipticalGradient, EmptyAnimatableData, EmptyVisualEffect, EnabledTextSelectability, EquatableView, EveryMinuteTimelineSchedule, ExplicitTimelineSchedule"
    ) {
      [
        EditActions<[Int]>.self as Any.Type, EllipticalGradient.self, EmptyAnimatableData.self,
        EmptyVisualEffect.self, EnabledTextSelectability.self, EquatableView<Color>.self,
        EveryMinuteTimelineSchedule.self, ExplicitTimelineSchedule<[Date]>.self,
      ]
    }
    list.has(
      "GlobalCoordinateSpace, Gradient, ImagePaint, LayoutSubview, LayoutSubviews, LinearGradient, ListSectionSpacing, LocalCoordinateSpace"
    ) {
      [
        GlobalCoordinateSpace.self as Any.Type, Gradient.self, ImagePaint.self, LayoutSubview.self,
        LayoutSubviews.self, LinearGradient.self, ListSectionSpacing.self,
        LocalCoordinateSpace.self,
      ]
    }
    list.has(
      "LocalizedStringKey, LocalizedStringResource, MatchedGeometryProperties, Material, MeshGradient, NamedCoordinateSpace, ObservableObject, PagingScrollTargetBehavior"
    ) {
      [
        LocalizedStringKey.self as Any.Type, LocalizedStringResource.self,
        MatchedGeometryProperties.self, Material.self, MeshGradient.self, NamedCoordinateSpace.self,
        (any ObservableObject).self, PagingScrollTargetBehavior.self,
      ]
    }
    list.has(
      "PeriodicTimelineSchedule, PhaseAnimator, PlaceholderContentView, PreviewDevice, PreviewLayout, Prominence, Published, RadialGradient"
    ) {
      [
        PeriodicTimelineSchedule.self as Any.Type, PhaseAnimator<Int, Text>.self,
        PlaceholderContentView<Text>.self, PreviewDevice.self, PreviewLayout.self, Prominence.self,
        Published<Int>.self, RadialGradient.self,
      ]
    }
    list.has(
      "RectangleCornerRadii, SceneBuilder, ScenePadding, SceneStorage, ScrollAnchorRole, ScrollBounceBehavior, ScrollDismissesKeyboardMode, ScrollIndicatorVisibility"
    ) {
      [
        RectangleCornerRadii.self as Any.Type, SceneBuilder.self, ScenePadding.self,
        SceneStorage<Int>.self, ScrollAnchorRole.self, ScrollBounceBehavior.self,
        ScrollDismissesKeyboardMode.self, ScrollIndicatorVisibility.self,
      ]
    }
    list.has(
      "ScrollPhase, ScrollPosition, ScrollTargetBehavior, ScrollTransitionConfiguration, ScrollTransitionPhase, Spring, TimelineViewDefaultContext, UTType"
    ) {
      [
        ScrollPhase.self as Any.Type, ScrollPosition.self, (any ScrollTargetBehavior).self,
        ScrollTransitionConfiguration.self, ScrollTransitionPhase.self, Spring.self,
        TimelineViewDefaultContext.self, UTType.self,
      ]
    }
    list.has(
      "UserInterfaceSizeClass, ViewAlignedScrollTargetBehavior, VisualEffect, ZoomNavigationTransition"
    ) {
      [
        UserInterfaceSizeClass.self as Any.Type, ViewAlignedScrollTargetBehavior.self,
        (any VisualEffect).self, ZoomNavigationTransition.self,
      ]
    }
  }
}
