// Scenes import this module in place of SwiftUI and UIKit. Elsewhere than on Apple's systems, Plumb's
// engine has their names, so that the same source is compiled and checked there.
#if canImport(SwiftUI)
@_exported import SwiftUI
#if canImport(UIKit)
@_exported import UIKit
#endif
#else
@_exported import CollectionLayout
@_exported import UIKitLayout
@_exported import ViewLayout
#endif
