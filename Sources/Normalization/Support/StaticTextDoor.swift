extension StaticString {
  /// The text's bytes, which live as long as the program.
  var bytes: Span<UInt8> {
    @_lifetime(immortal)
    get {
      let span = unsafe Span(_unsafeStart: utf8Start, count: utf8CodeUnitCount)
      return unsafe _overrideLifetime(span, copying: ())
    }
  }
}
