import Testing

@testable import VCardFormat

@Suite struct VCardProfilesTests {
  @Test(
    "instant messages in every spelling",
    arguments: [
      (
        "IMPP;X-SERVICE-TYPE=Jabber:xmpp:jo@example.net",
        "instantMessage=jo@example.net service=Jabber"
      ),
      ("IMPP:xmpp:jo@example.net", "instantMessage=jo@example.net service~=Jabber"),
      (
        "IMPP;X-SERVICE-TYPE=Skype:x-apple:jo",
        "instantMessage=jo service=Skype userIdentifier=x-apple:jo"
      ),
      ("IMPP:sip:jo@example.net", "instantMessage=jo@example.net service~=sip"),
      ("IMPP:jo", "instantMessage=jo"),
      ("X-AIM;HOME:jo", "instantMessage:home=jo service~=AIM sourceName=X-AIM"),
      ("x-skype-username:jo", "instantMessage=jo service~=Skype sourceName=x-skype-username"),
      ("X-GTALK:jo", "instantMessage=jo service~=GoogleTalk sourceName=X-GTALK"),
    ])
  func messages(line: String, expected: String) {
    #expect(read("3.0", line) == [expected])
  }

  @Test(
    "social profiles of Apple and of RFC 9554",
    arguments: [
      (
        "X-SOCIALPROFILE;type=twitter;x-user=jo;x-userid=7:http://example.com/jo",
        "socialProfile=http://example.com/jo service=twitter username=jo userIdentifier=7"
      ),
      (
        "X-SOCIALPROFILE;TYPE=git;X-USER=\"foo,bar\":https://example.com/foo",
        "socialProfile=https://example.com/foo service=git username=foo,bar"
      ),
      (
        "SOCIALPROFILE;SERVICE-TYPE=Mastodon;USERNAME=jo:https://example.com/@jo",
        "socialProfile=https://example.com/@jo service=Mastodon username=jo sourceName=SOCIALPROFILE"
      ),
    ])
  func profiles(line: String, expected: String) {
    #expect(read("3.0", line) == [expected])
  }

  @Test(
    "related people in every spelling",
    arguments: [
      ("RELATED;TYPE=spouse;VALUE=text:Eve", "relation:spouse=Eve"),
      ("RELATED;TYPE=co-worker:urn:uuid:1", "relation:custom=urn:uuid:1 label:custom=co-worker"),
      ("RELATED:urn:uuid:1", "relation=urn:uuid:1"),
      ("X-SPOUSE:Eve", "relation:spouse=Eve sourceName=X-SPOUSE"),
      ("X-EVOLUTION-ASSISTANT:Al", "relation:assistant=Al sourceName=X-EVOLUTION-ASSISTANT"),
      ("X-MS-MANAGER:Mo", "relation:manager=Mo sourceName=X-MS-MANAGER"),
    ])
  func relations(line: String, expected: String) {
    #expect(read("4.0", line) == [expected])
  }

  @Test(
    "rows of Android's own that are understood, and others kept",
    arguments: [
      ("nickname;Nick;1;;;;;;;;;;;;;", "nickname=Nick sourceName=X-ANDROID-CUSTOM"),
      (
        "contact_event;1999-07-10;1;;;;;;;;;;;;;",
        "date:anniversary=1999-07-10 sourceName=X-ANDROID-CUSTOM"
      ),
      (
        "contact_event;1999-07-10;0;Party;;;;;;;;;;;;",
        "date:custom=1999-07-10 label=Party sourceName=X-ANDROID-CUSTOM"
      ),
      ("contact_event;--07-10;3;;;;;;;;;;;;;", "birthday=--07-10 sourceName=X-ANDROID-CUSTOM"),
      ("relation;Eve;14;;;;;;;;;;;;;", "relation:spouse=Eve sourceName=X-ANDROID-CUSTOM"),
      (
        "relation;Eve;12;;;;;;;;;;;;;",
        "unknown=vnd.android.cursor.item/relation;Eve;12;;;;;;;;;;;;; label=X-ANDROID-CUSTOM"
      ),
      ("other;Eve;1;x;y", "unknown=vnd.android.cursor.item/other;Eve;1;x;y label=X-ANDROID-CUSTOM"),
    ])
  func android(row: String, expected: String) {
    #expect(read("2.1", "X-ANDROID-CUSTOM:vnd.android.cursor.item/" + row) == [expected])
  }
}
