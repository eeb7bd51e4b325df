/// The types of parameters of views and modifiers that show the types of their arguments.
///
/// The list is not complete: an argument that it does not name shows nothing. A missing entry costs
/// a compilation, whose errors show the type.
enum KnownParameters {
  /// Returns the type of an argument: the code of a type, or the name of a hint or a conformance
  /// after a colon.
  ///
  /// - Parameters:
  ///   - function: The name of the view, of the modifier or of the initialized type.
  ///   - label: The label; `nil` for an argument without one.
  /// - Returns: The type; `nil` if it shows nothing.
  static func type(of function: String, _ label: String?) -> String? {
    types["\(function) \(label ?? "_")"] ?? types["* \(label ?? "-")"]
  }

  private static let types: [String: String] = Dictionary(
    entries.split(separator: "\n").flatMap { line -> [(String, String)] in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return [] }
      let type = parts[1].trimmed
      return parts[0].split(separator: ",").map { ($0.trimmed, type) }
    },
    uniquingKeysWith: { first, _ in first }
  )

  private static let entries = """
    Text _, Label _, Button _, Toggle _, TextField _, SecureField _, Section _, Picker _ = :text
    NavigationLink _, DatePicker _, Stepper _, LabeledContent _, Menu _, Link _, Tab _ = :text
    DisclosureGroup _, GroupBox _, navigationTitle _, ColorPicker _, LabeledContent value = :text
    ContentUnavailableView _, ProgressView _, help _, alert _, confirmationDialog _ = :text
    accessibilityLabel _, accessibilityHint _, accessibilityValue _, badge _ = :text
    Text verbatim, navigationBarTitle _, navigationSubtitle _, searchable prompt = :text
    Image _, Label image = String
    * systemImage, * systemName, * systemNamed = :symbol
    Image uiImage, UIImageView image = UIImage
    Toggle isOn, * isPresented, * isActive = Binding<Bool>
    TextField text, SecureField text, TextEditor text, searchable text = Binding<String>
    Slider value = Binding<Double>
    Slider in = Range<Double>
    Stepper value = Binding<Int>
    DatePicker selection = Binding<Date>
    ColorPicker selection = Binding<Color>
    ProgressView value, ProgressView total, Gauge value = Double
    AsyncImage url = URL?
    Link destination, ShareLink item = URL
    Text style = DateStyle
    VStack spacing, HStack spacing, LazyVStack spacing, LazyHStack spacing = CGFloat
    Grid horizontalSpacing, Grid verticalSpacing, LazyVGrid spacing, LazyHGrid spacing = CGFloat
    Spacer minLength, RoundedRectangle cornerRadius, GridItem spacing = CGFloat
    padding _, cornerRadius _, frame width, frame height, frame minWidth, frame minHeight = CGFloat
    frame maxWidth, frame maxHeight, frame idealWidth, frame idealHeight, blur radius = CGFloat
    shadow radius, shadow x, shadow y, offset x, offset y, lineSpacing _, kerning _ = CGFloat
    opacity _, scaleEffect _, layoutPriority _, zIndex _, saturation _, brightness _ = Double
    lineLimit _, Stepper step, Int _, prefix _ = Int
    font _, system weight = Font
    foregroundStyle _, foregroundColor _, fill _, tint _, accentColor _, stroke _ = :color
    shadow color, strokeBorder _, listRowBackground _, toolbarBackground _, border _ = :color
    LinearGradient colors, RadialGradient colors, Gradient colors = [Color]
    disabled _, hidden _, bold _, italic _, redacted _, labelsHidden _, animation _ = Bool
    scrollDisabled _, interactiveDismissDisabled _, navigationBarHidden _ = Bool
    onDelete perform = (IndexSet) -> Void
    onMove perform = (IndexSet, Int) -> Void
    Button action, onAppear perform, onDisappear perform, onTapGesture perform = () -> Void
    refreshable action, onSubmit _, Stepper onIncrement, Stepper onDecrement = () -> Void
    Button _closure, onAppear _closure, onDisappear _closure, onTapGesture _closure = () -> Void
    onDelete _closure = (IndexSet) -> Void
    onMove _closure = (IndexSet, Int) -> Void
    Slider _closure = (Bool) -> Void
    GeometryReader _closure = (GeometryProxy) -> Void
    ScrollViewReader _closure = (ScrollViewProxy) -> Void
    buttonStyle _ = :ButtonStyle
    toggleStyle _ = :ToggleStyle
    labelStyle _ = :LabelStyle
    textFieldStyle _ = :TextFieldStyle
    progressViewStyle _ = :ProgressViewStyle
    groupBoxStyle _ = :GroupBoxStyle
    modifier _ = :ViewModifier
    environmentObject _ = :ObservableObject
    environment _ = :Observable
    background _, overlay _, NavigationLink destination, mask _, Section header = :view
    Section footer, background content, navigationBarItems trailing = :view
    * constant, * multiplier = CGFloat
    addSubview _, addArrangedSubview _, insertSubview _ = UIView
    UIStackView arrangedSubviews = [UIView]
    UINavigationController rootViewController, UIHostingController rootView = :controller
    URL string, UIImage named, UIColor named, Color named = String
    Date timeIntervalSince1970, Decimal _ = :number
    Measurement value = Double
    String _, CGFloat _, Double _, Float _ = :integer
    """
}
