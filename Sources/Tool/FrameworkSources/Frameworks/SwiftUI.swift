// The surface of SwiftUI: what app code compiles against. Source: Apple's public documentation.

@_exported import Combine
@_exported import CoreData
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUIAdditions
@_exported import UIKit
@_exported import UniformTypeIdentifiers
