// The library product: what its modules show, in one import.

@_exported public import CSVFormat
@_exported public import ContactModel
@_exported public import ContactStorage
@_exported public import JSONFormat
@_exported public import Normalization
@_exported public import PhoneNumbers
@_exported public import Pipelines
@_exported public import RecordStreams
@_exported public import Reports
@_exported public import Unification
@_exported public import VCardFormat
