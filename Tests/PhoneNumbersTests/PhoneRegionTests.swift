import PhoneNumbers
import Testing

struct PhoneRegionTests {
  @Test(
    "a region has its calling code",
    arguments: [
      ("US", 1), ("us", 1), ("CA", 1), ("GB", 44), ("GG", 44), ("KZ", 7), ("DE", 49), ("TA", 290),
    ])
  func callingCodes(_ code: String, _ callingCode: UInt16) throws {
    let region = try #require(PhoneRegion(code))
    #expect(region.isSupported)
    #expect(region.callingCode == callingCode)
    #expect(region.code == code.uppercased())
    #expect(PhoneRegion(Array(code.utf8).span) == region)
  }

  @Test(
    "what is not two ASCII letters is no region",
    arguments: ["", "U", "USA", "U1", "001", "ÅÄ", "@["])
  func refuses(_ code: String) {
    #expect(PhoneRegion(code) == nil)
  }

  @Test("a country without telephones is a region that is not supported")
  func unsupported() throws {
    let region = try #require(PhoneRegion("AQ"))
    #expect(!region.isSupported)
    #expect(region.callingCode == nil)
  }

  @Test("numbers of no country belong to the world")
  func world() {
    #expect(PhoneRegion.world.description == "001")
    #expect(!PhoneRegion.world.isSupported)
    #expect(PhoneRegion.world.callingCode == nil)
  }

  @Test("all regions are supported and none comes twice")
  func all() {
    let regions = PhoneRegion.all
    #expect(regions.count > 240)
    #expect(Set(regions).count == regions.count)
    let unsupported = regions.filter { !$0.isSupported }
    #expect(unsupported.isEmpty)
    #expect(regions.first == PhoneRegion("US"))
  }
}
