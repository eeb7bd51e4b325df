// The surface of CoreTransferable: what app code compiles against. Source: Apple's public documentation.

@_exported import Foundation
@_exported import UniformTypeIdentifiers
@_exported import struct ViewLayout.CodableRepresentation
@_exported import struct ViewLayout.DataRepresentation
@_exported import struct ViewLayout.FileRepresentation
@_exported import struct ViewLayout.ProxyRepresentation
@_exported import struct ViewLayout.ReceivedTransferredFile
@_exported import struct ViewLayout.SentTransferredFile
@_exported import protocol ViewLayout.TransferRepresentation
@_exported import enum ViewLayout.TransferRepresentationBuilder
@_exported import protocol ViewLayout.Transferable
