internal import ResourceFiles

/// An Xcode project or a package, with its targets as it declares them.
struct DeclaredProject {
  /// The path of the project, the manifest, or the description that a project is generated from.
  var path: String
  /// The folder in which its files are.
  var folder: String
  var targets: [DeclaredTarget] = []
  /// The names of the targets of each product.
  var products: [String: [String]] = [:]
  /// The folders of packages, and the paths of projects, that it refers to.
  var references: [String] = []
  /// Sentences about parts that could not be read, with paths in backquotes.
  var notes: [String] = []
  /// Whether only targets that targets of other projects need become modules.
  var isOptional = false

  var isPackage: Bool { path.lastName == "Package.swift" }

  /// Whether this is an Xcode project or a description of one, and no package or folder.
  var isXcodeProject: Bool { !isPackage && path != folder }

  /// Adds a product for each framework and library of an Xcode project.
  mutating func addFrameworks() {
    for target in targets where target.kind == .library {
      for name in [target.name, target.module] { products[name] = [target.name] }
    }
  }
}

/// A target of a project or package.
struct DeclaredTarget {
  var name: String
  var module: String
  var kind: AppProject.Module.Kind
  /// Why the target is no module; `nil` for one that is.
  var omission: TargetOmission?
  var files: [String] = []
  /// Files that the target leaves out explicitly; files of other targets may be among them.
  var excludedFiles: [String] = []
  var resources: [String] = []
  /// The path of its `Info.plist`; `nil` if it states none.
  var infoPlist: String?
  /// The paths of the font files that its `UIAppFonts` lists.
  var fonts: [String] = []
  /// The names in `UIAppFonts` of which the project has no file.
  var missingFonts: [String] = []
  var dependencies: [TargetDependency] = []
  /// Whether declarations without a stated isolation are isolated to the main actor.
  var isMainActor = false
}

extension DeclaredTarget {
  /// A target of an Xcode project, or of the description of one.
  ///
  /// - Parameters:
  ///   - name: The name of the target.
  ///   - module: The name of its product or module.
  ///   - productType: The type of its product, such as `framework` or `bundle.unit-test`.
  ///   - platforms: The platforms or SDKs that it is built for, if they are stated.
  ///   - usesWidgets: Whether it links the framework of widgets.
  init(
    name: String,
    module: String,
    productType: String,
    platforms: [String],
    usesWidgets: Bool = false
  ) {
    let isApplication =
      ["app", "application", "appClip"].contains(productType)
      || productType.hasPrefix("application.")
    self.init(
      name: name,
      module: module.moduleName,
      kind: isApplication ? .application : .library,
      omission: TargetOmission(
        productType: productType,
        usesWidgets: usesWidgets || name.contains("Widget")
      ) ?? TargetOmission(platforms: platforms)
    )
  }
}

extension DeclaredTarget {
  /// Finds the font files that the app lists in its build settings and in its `Info.plist`.
  ///
  /// - Parameters:
  ///   - settings: The names in the build settings.
  ///   - folder: The folder of the project.
  ///   - index: The index of all files.
  mutating func findFonts(listedIn settings: [String], below folder: String, index: FileIndex) {
    let list = infoPlist.flatMap { index.data(of: $0) }
      .flatMap { try? PropertyListFile.value(of: $0) }
    let listed = (list as? [String: Any])?["UIAppFonts"] as? [String] ?? []
    let names = listed + settings
    guard !names.isEmpty else { return }
    let files = index.fonts(below: folder)
    for name in Set(names.map(\.lastName)).sorted() {
      if let file = files.first(where: { $0.lastName == name }) {
        fonts.append(file)
      } else {
        missingFonts.append(name)
      }
    }
  }
}

/// A dependency of a target as it is declared.
enum TargetDependency: Hashable {
  /// A target of the same project, or else of any other.
  case target(String)
  /// A product of a package.
  case product(String)
  /// The framework of a target, or one of the system.
  case framework(String)
  /// A target of the same package, or else a product of another one.
  case name(String)

  /// The name of a product; `nil` for a dependency that is no product of a package.
  var product: String? {
    switch self {
    case .product(let name), .name(let name): name
    case .target, .framework: nil
    }
  }

  /// The name of the target, product or framework.
  var text: String {
    switch self {
    case .target(let name), .product(let name), .framework(let name), .name(let name): name
    }
  }
}

/// A reason for which a target is left out.
enum TargetOmission: String, CaseIterable {
  case tests
  case widgets
  case extensions
  case watch
  case tv
  case vision
  case mac = "macOS"
  case macros
  case plugins
  case binaries
  case otherLanguages = "without Swift"
  case variants = "variants of others"
}

extension TargetOmission {
  /// The reason for a target of some platforms or SDKs, such as `iphoneos` or `macOS`.
  ///
  /// The result is `nil` if iOS is one of the platforms, or if there is none.
  init?(platforms: [String]) {
    let platforms = platforms.map { $0.lowercased() }
    let isForPhones = platforms.contains { name in
      ["ios", "iphone", "ipad", "catalyst", "auto"].contains { name.contains($0) }
    }
    guard !isForPhones else { return nil }
    let reasons: [(String, TargetOmission)] = [
      ("mac", .mac), ("watch", .watch), ("tv", .tv), ("xr", .vision), ("vision", .vision),
    ]
    for (part, reason) in reasons where platforms.contains(where: { $0.contains(part) }) {
      self = reason
      return
    }
    return nil
  }

  /// The reason that the type of a product implies; `nil` for apps, frameworks and libraries.
  init?(productType: String, usesWidgets: Bool) {
    let type = productType.lowercased()
    if type.contains("test") {
      self = .tests
    } else if type.contains("watch") {
      self = .watch
    } else if type.contains("extension") {
      self = usesWidgets ? .widgets : type.contains("tv") ? .tv : .extensions
    } else if type.contains("macro") {
      self = .macros
    } else if ["tool", "xpc", "command-line", "commandline"].contains(where: type.contains) {
      self = .mac
    } else {
      return nil
    }
  }
}
