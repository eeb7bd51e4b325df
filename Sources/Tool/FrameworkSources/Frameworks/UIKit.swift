// The surface of UIKit: what app code compiles against. Source: Apple's public documentation.

@_exported import CollectionLayout
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import QuartzCore
@_exported import UIKitAccessibility
@_exported import UIKitApplication
@_exported import UIKitControllers
@_exported import UIKitLayout
@_exported import UIKitText
@_exported import UniformTypeIdentifiers
@_exported import class ViewLayout.UIBezierPath
@_exported import struct ViewLayout.UIKeyboardType
@_exported import struct ViewLayout.UIRectCorner
@_exported import enum ViewLayout.UITextAutocapitalizationType
@_exported import struct ViewLayout.UITextContentType
