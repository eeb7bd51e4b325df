import ViewLayout

/// A view whose size depends on lengths that differ between systems, with the lengths that are not
/// recorded.
@MainActor
package protocol LengthUser: UnrecordedLengthsProvider {
  /// The lengths that determine the view in its current style.
  var usedLengths: [SystemLength] { get }
}

extension LengthUser {
  package var unrecordedNames: [String] {
    let system = traits.metrics
    guard system != .test else { return [] }
    return usedLengths.filter { $0.value(on: system).standing == .fallback }.map(\.name)
  }
}

extension UISwitch: LengthUser {
  package var usedLengths: [SystemLength] {
    [UIControlMetrics.switchWidth, UIControlMetrics.switchHeight]
  }
}

extension UISlider: LengthUser {
  package var usedLengths: [SystemLength] { [UIControlMetrics.sliderHeight] }
}

extension UIStepper: LengthUser {
  package var usedLengths: [SystemLength] {
    [UIControlMetrics.stepperWidth, UIControlMetrics.stepperHeight]
  }
}

extension UIProgressView: LengthUser {
  package var usedLengths: [SystemLength] { [UIControlMetrics.progressHeight] }
}

extension UIActivityIndicatorView: LengthUser {
  package var usedLengths: [SystemLength] {
    [style == .large ? UIControlMetrics.largeSpinnerSize : UIControlMetrics.spinnerSize]
  }
}

extension UIPageControl: LengthUser {
  package var usedLengths: [SystemLength] {
    [UIControlMetrics.pagesHeight, UIControlMetrics.pagePitch]
  }
}

extension UISegmentedControl: LengthUser {
  package var usedLengths: [SystemLength] {
    [UIControlMetrics.segmentsHeight, UIControlMetrics.segmentPadding]
  }
}

extension UITextField: LengthUser {
  package var usedLengths: [SystemLength] {
    borderStyle == .none
      ? [UIControlMetrics.fieldLineExtra]
      : [UIControlMetrics.fieldPaddingHorizontal, UIControlMetrics.fieldPaddingVertical]
  }
}

extension UISearchBar: LengthUser {
  package var usedLengths: [SystemLength] {
    [UIControlMetrics.searchBarHeight, UIControlMetrics.searchFieldMargin]
  }
}

extension UIPickerView: LengthUser {
  package var usedLengths: [SystemLength] { [UIControlMetrics.wheelsHeight] }
}

extension UIDatePicker: LengthUser {
  package var usedLengths: [SystemLength] {
    switch preferredDatePickerStyle {
    case .wheels: [UIControlMetrics.wheelsHeight]
    case .inline: [UIControlMetrics.calendarHeight]
    case .automatic, .compact: [UIControlMetrics.compactHeight, UIControlMetrics.compactPadding]
    }
  }
}
