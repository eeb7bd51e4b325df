/// A scenario whose code does something to the process that it runs in, or to others.
struct HostileScenario {
  var title: String
  /// Swift statements that are run before the scene is there.
  var code: String
  var verdict = "passed"
  /// Words that the report has, besides the verdict.
  var words = ""

  /// A scenario that its engine does not survive.
  static func crashes(_ title: String, _ words: String, _ code: String) -> HostileScenario {
    HostileScenario(title: title, code: code, verdict: "crashed", words: words)
  }

  /// A scenario that goes on until it is stopped.
  static func hangs(_ title: String, _ code: String) -> HostileScenario {
    HostileScenario(
      title: title,
      code: code,
      verdict: "timed-out",
      words: "the scenario did not end within"
    )
  }

  /// A scenario whose own layout is right, whatever it does besides.
  static func passes(_ title: String, _ code: String = "") -> HostileScenario {
    HostileScenario(title: title, code: code)
  }
}

extension HostileScenario {
  /// Its section in a spec.
  var section: String {
    """

    ## \(title)

    ```swift
    Acting { \(code) }
    ```

    ```size 100x100 evidence=derived
    100x100 -> 20x10
    ```

    """
  }

  /// The line of the report that has its verdict.
  func line(in spec: String) -> String {
    "\(verdict) \(spec)#\(title.lowercased().replacing(" ", with: "-"))"
  }

  /// The code that scenarios use.
  static let shared = """
    # Shared

    ```swift shared
    import Foundation

    @MainActor func Acting(_ act: () -> Void) -> some View {
      act()
      return Color.red.frame(width: 20, height: 10)
    }

    /// Swift declares some functions unavailable, which keeps nobody from calling them.
    @discardableResult func call(_ name: String) -> Int32 {
      unsafeBitCast(dlsym(nil, name)!, to: (@convention(c) () -> Int32).self)()
    }

    @discardableResult func recurse(_ depth: Int) -> Int {
      depth < 0 ? 0 : recurse(depth + 1) &+ 1
    }

    func spawn(_ words: String) {
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sh")
      child.arguments = ["-c", words]
      try? child.run()
    }

    func limit(_ number: UInt32, to value: UInt) {
      var limit = rlimit(rlim_cur: value, rlim_max: value)
      setrlimit(__rlimit_resource_t(number), &limit)
    }

    func say(_ text: String, to descriptors: Range<Int32>) {
      let bytes = Array(text.utf8)
      for descriptor in descriptors { _ = write(descriptor, bytes, bytes.count) }
    }
    ```

    """
}
