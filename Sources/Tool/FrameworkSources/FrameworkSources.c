#include "FrameworkSources.h"

// The frameworks, which are data of the tool: `plumb try` compiles those that an app imports.
static const struct framework_source sources[] = {
#define NAME AVFoundation
#include "Entry.h"
#define NAME AVFoundationPlayback
#include "Entry.h"
#define NAME AVKit
#include "Entry.h"
#define NAME Accessibility
#include "Entry.h"
#define NAME ActivityKit
#include "Entry.h"
#define NAME AdSupport
#include "Entry.h"
#define NAME AppIntents
#include "Entry.h"
#define NAME AppIntentsValues
#include "Entry.h"
#define NAME AppTrackingTransparency
#include "Entry.h"
#define NAME AudioToolbox
#include "Entry.h"
#define NAME AuthenticationServices
#include "Entry.h"
#define NAME BackgroundTasks
#include "Entry.h"
#define NAME Charts
#include "Entry.h"
#define NAME ChartsMarks
#include "Entry.h"
#define NAME CloudKit
#include "Entry.h"
#define NAME Combine
#include "Entry.h"
#define NAME CommonCrypto
#include "Entry.h"
#define NAME Contacts
#include "Entry.h"
#define NAME CoreData
#include "Entry.h"
#define NAME CoreDataModel
#include "Entry.h"
#define NAME CoreDataObjects
#include "Entry.h"
#define NAME CoreFoundation
#include "Entry.h"
#define NAME CoreGraphics
#include "Entry.h"
#define NAME CoreHaptics
#include "Entry.h"
#define NAME CoreImage
#include "Entry.h"
#define NAME CoreLocation
#include "Entry.h"
#define NAME CoreMedia
#include "Entry.h"
#define NAME CoreMotion
#include "Entry.h"
#define NAME CoreServices
#include "Entry.h"
#define NAME CoreSpotlight
#include "Entry.h"
#define NAME CoreTransferable
#include "Entry.h"
#define NAME CryptoKit
#include "Entry.h"
#define NAME DeveloperToolsSupport
#include "Entry.h"
#define NAME DeviceCheck
#include "Entry.h"
#define NAME EventKit
#include "Entry.h"
#define NAME FoundationAdditions
#include "Entry.h"
#define NAME FoundationFiles
#include "Entry.h"
#define NAME FoundationModels
#include "Entry.h"
#define NAME ImageIO
#include "Entry.h"
#define NAME Intents
#include "Entry.h"
#define NAME LinkPresentation
#include "Entry.h"
#define NAME LocalAuthentication
#include "Entry.h"
#define NAME MapKit
#include "Entry.h"
#define NAME MapKitModels
#include "Entry.h"
#define NAME MediaPlayer
#include "Entry.h"
#define NAME MessageUI
#include "Entry.h"
#define NAME MissingValues
#include "Entry.h"
#define NAME MobileCoreServices
#include "Entry.h"
#define NAME NaturalLanguage
#include "Entry.h"
#define NAME Network
#include "Entry.h"
#define NAME OSLog
#include "Entry.h"
#define NAME ObjectiveC
#include "Entry.h"
#define NAME PDFKit
#include "Entry.h"
#define NAME PassKit
#include "Entry.h"
#define NAME Photos
#include "Entry.h"
#define NAME PhotosUI
#include "Entry.h"
#define NAME QuartzCore
#include "Entry.h"
#define NAME QuickLook
#include "Entry.h"
#define NAME SafariServices
#include "Entry.h"
#define NAME Security
#include "Entry.h"
#define NAME SnapshotConfigurations
#include "Entry.h"
#define NAME SnapshotTesting
#include "Entry.h"
#define NAME StoreKit
#include "Entry.h"
#define NAME StoreKitModels
#include "Entry.h"
#define NAME SwiftData
#include "Entry.h"
#define NAME SwiftDataModels
#include "Entry.h"
#define NAME SwiftUI
#include "Entry.h"
#define NAME SwiftUIAdditions
#include "Entry.h"
#define NAME SystemConfiguration
#include "Entry.h"
#define NAME TipKit
#include "Entry.h"
#define NAME Translation
#include "Entry.h"
#define NAME UIKit
#include "Entry.h"
#define NAME UIKitAccessibility
#include "Entry.h"
#define NAME UIKitApplication
#include "Entry.h"
#define NAME UIKitControllers
#include "Entry.h"
#define NAME UIKitText
#include "Entry.h"
#define NAME UniformTypeIdentifiers
#include "Entry.h"
#define NAME UserNotifications
#include "Entry.h"
#define NAME WatchConnectivity
#include "Entry.h"
#define NAME WebKit
#include "Entry.h"
#define NAME WebKitConfiguration
#include "Entry.h"
#define NAME WidgetKit
#include "Entry.h"
#define NAME XCTest
#include "Entry.h"
#define NAME simd
#include "Entry.h"
#define NAME os
#include "Entry.h"
};

const struct framework_source *framework_source(int index) {
  int count = sizeof(sources) / sizeof(sources[0]);
  return index >= 0 && index < count ? &sources[index] : 0;
}
