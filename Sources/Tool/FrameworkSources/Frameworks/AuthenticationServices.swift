// The surface of AuthenticationServices: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit
import SwiftUI

// MARK: - Web authentication

public typealias ASPresentationAnchor = UIWindow

public struct ASWebAuthenticationSessionError: Error {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  public static let canceledLogin = Code.canceledLogin
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  public enum Callback: Sendable {
    case customScheme(String)
    case https(host: String, path: String)
  }
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { true }
  public init(
    url: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {}
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {}
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}

@MainActor @preconcurrency
public struct WebAuthenticationSession {
  public enum BrowserSession: Sendable { case ephemeral }
  public func authenticate(
    using url: URL,
    callbackURLScheme: String,
    preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession {
    MainActor.assumeIsolated { WebAuthenticationSession() }
  }
}

// MARK: - Sign in with Apple

public struct ASAuthorizationError: Error {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public static let canceled = Code.canceled
  public let code: Code
}

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

open class ASAuthorization: NSObject {
  public struct Scope: Hashable, Sendable {
    let name: String
    public static let fullName = Scope(name: "fullName")
    public static let email = Scope(name: "email")
  }
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "user" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var state: String? { nil }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

open class ASAuthorizationRequest: NSObject {}

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
  open var user: String?
}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func credentialState(forUserID id: String) async throws -> CredentialState { .notFound }
  open func getCredentialState(
    forUserID id: String,
    completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
}

/// The delegate of a controller; its methods are never called, so none is required.
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {}

@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests requests: [ASAuthorizationRequest]) {}
  open func performRequests() {}
}

/// The button to sign in with Apple: at least 140 × 30, and it fills the proposed width.
public struct SignInWithAppleButton: View {
  public struct Label: Sendable {
    public static let signIn = Label()
    public static let signUp = Label()
    public static let `continue` = Label()
  }
  public struct Style: Sendable {
    public static let black = Style()
    public static let white = Style()
    public static let whiteOutline = Style()
  }

  public init(
    _ label: Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {}
  public var body: some View {
    PlaceholderView("SignInWithAppleButton").frame(minWidth: 140, minHeight: 30)
  }
}

extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> Self { self }
}

open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  open var cornerRadius: CGFloat = 6
  public init(type: ButtonType, style: Style) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
