// The surface of Combine: what app code compiles against. Source: Apple's public documentation.

@_exported import Foundation
@_exported import class ViewLayout.AnyCancellable
@_exported import struct ViewLayout.AnyPublisher
@_exported import protocol ViewLayout.Cancellable
@_exported import protocol ViewLayout.ConnectablePublisher
@_exported import class ViewLayout.CurrentValueSubject
@_exported import struct ViewLayout.Empty
@_exported import struct ViewLayout.Fail
@_exported import class ViewLayout.Future
@_exported import struct ViewLayout.ImmediateScheduler
@_exported import struct ViewLayout.Just
@_exported import protocol ViewLayout.ObservableObject
@_exported import class ViewLayout.ObservableObjectPublisher
@_exported import class ViewLayout.PassthroughSubject
@_exported import struct ViewLayout.Published
@_exported import protocol ViewLayout.Publisher
@_exported import enum ViewLayout.Publishers
@_exported import protocol ViewLayout.Scheduler
@_exported import struct ViewLayout.SchedulerStride
@_exported import protocol ViewLayout.Subject
@_exported import enum ViewLayout.Subscribers
