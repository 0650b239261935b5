import RecordStreams

/// States of the USA, Canada and Australia by name.
struct StateCodes: Sendable {
  static let shared = StateCodes()

  private let table: RuleTable

  private init() {
    var table = RuleTable(count: 160)
    RuleTable.forEachPiece(of: Self.names.bytes, separator: UInt8(ascii: "|")) { entry in
      guard let equals = entry.firstIndex(of: UInt8(ascii: "=")) else { return }
      let code = UInt32(entry[equals + 1]) << 8 | UInt32(entry[equals + 2])
      table.insert(entry.slice(0, equals), code)
    }
    self.table = table
  }

  /// Two lower-case letters, the first in the high byte; 0 when the folded name is none of theirs.
  func code(of name: Span<UInt8>) -> UInt32 { name.count < 4 ? 0 : table.value(of: name) }

  /// Facts of ISO 3166-2; the codes of Western Australia and the like clash with none of the others by name.
  private static let names: StaticString =
    """
    alabama=al|alaska=ak|arizona=az|arkansas=ar|california=ca|colorado=co|connecticut=ct|delaware=de|\
    district of columbia=dc|florida=fl|georgia=ga|hawaii=hi|idaho=id|illinois=il|indiana=in|iowa=ia|kansas=ks|\
    kentucky=ky|louisiana=la|maine=me|maryland=md|massachusetts=ma|michigan=mi|minnesota=mn|mississippi=ms|\
    missouri=mo|montana=mt|nebraska=ne|nevada=nv|new hampshire=nh|new jersey=nj|new mexico=nm|new york=ny|\
    north carolina=nc|north dakota=nd|ohio=oh|oklahoma=ok|oregon=or|pennsylvania=pa|rhode island=ri|\
    south carolina=sc|south dakota=sd|tennessee=tn|texas=tx|utah=ut|vermont=vt|virginia=va|washington=wa|\
    west virginia=wv|wisconsin=wi|wyoming=wy|puerto rico=pr|\
    alberta=ab|british columbia=bc|manitoba=mb|new brunswick=nb|newfoundland and labrador=nl|nova scotia=ns|\
    ontario=on|prince edward island=pe|quebec=qc|saskatchewan=sk|yukon=yt|nunavut=nu|northwest territories=nt
    """
}
