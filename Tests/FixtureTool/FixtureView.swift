import ViewLayout

/// A view that is never laid out.
struct FixtureView: View {
  var body: Never { preconditionFailure("nothing lays this view out") }
}
