import UnicodeText

/// Addresses: the pair of addresses that agrees best stands for the records.
extension PairComparer {
  func compareAddresses(_ a: Int, _ b: Int, _ vector: inout ComparisonVector) {
    let (left, right) = (store.addresses.range(a), store.addresses.range(b))
    if left.isEmpty || right.isEmpty { return }
    var best = vector
    var bestPoints = Int.min
    for i in left {
      for j in right {
        var candidate = vector
        let points = compare(store.addresses.values[i], store.addresses.values[j], &candidate)
        if points > bestPoints { (best, bestPoints) = (candidate, points) }
      }
    }
    vector = best
  }

  private func compare(
    _ left: AddressFeature, _ right: AddressFeature, _ vector: inout ComparisonVector
  ) -> Int {
    let total = index.recordsWithAddress
    var points = 0
    if left.street != 0, right.street != 0 {
      if left.street == right.street {
        let chance = Self.chance(
          index.streetCounts[Int(left.street)], besides: 2, of: total, prior: 1, strength: 200)
        vector.set(.street, StreetLevel.exact.rawValue, chance: chance)
        points += 4
      } else if streets.areSimilar(left.street, right.street, least: 0.93) {
        vector.set(.street, StreetLevel.similar.rawValue)
        points += 3
      } else {
        vector.set(.street, StreetLevel.differ.rawValue)
        points -= 2
      }
    }
    points += compareHouse(left, right, &vector)
    points += compareLocality(left, right, &vector)
    return points
  }

  /// House number and apartment: four times how the numbers meet plus how the apartments do.
  private func compareHouse(
    _ left: AddressFeature, _ right: AddressFeature, _ vector: inout ComparisonVector
  ) -> Int {
    let total = index.recordsWithAddress
    var house: UInt8 = 0
    var unit: UInt8 = 0
    var chance: Float = 0
    if left.house != 0, right.house != 0 {
      house = left.house == right.house ? 1 : 3
      if house == 1 {
        chance = Self.chance(
          index.houseCounts[Int(left.house)], besides: 2, of: total, prior: 1, strength: 200)
      }
    }
    if left.unit != 0, right.unit != 0 {
      unit =
        left.unit == right.unit
        ? 1 : units.areSimilar(left.unit, right.unit, least: 0.93) ? 2 : 3
      if unit == 1, house != 3 {
        let unitChance = Self.chance(
          index.unitCounts[Int(left.unit)], besides: 2, of: total, prior: 1, strength: 200)
        chance = (chance == 0 ? 1 : chance) * unitChance
      }
    }
    if house == 1, unit == 3 { chance = 0 }
    vector.set(.house, house * 4 + unit, chance: chance)
    return (house == 1 ? 3 : house == 3 ? -1 : 0) + (unit == 1 ? 2 : unit == 3 ? -1 : 0)
  }

  private func compareLocality(
    _ left: AddressFeature, _ right: AddressFeature, _ vector: inout ComparisonVector
  ) -> Int {
    let total = index.recordsWithAddress
    let hasPostcodes = left.postcode != 0 && right.postcode != 0
    let hasCities = left.city != 0 && right.city != 0
    if !hasPostcodes && !hasCities { return 0 }
    let isSameCity = hasCities && left.city == right.city
    let isNearCity =
      hasCities && !isSameCity && cities.areSimilar(left.city, right.city, least: 0.9)
    if hasPostcodes, left.postcode == right.postcode {
      let chance = Self.chance(
        index.postcodeCounts[Int(left.postcode)], besides: 2, of: total, prior: 1, strength: 200)
      let level: LocalityLevel =
        !hasCities || isSameCity || isNearCity ? .postcode : .postcodeOtherCity
      vector.set(.locality, level.rawValue, chance: chance)
      return level == .postcode ? 3 : 1
    }
    let isNearPostcode =
      hasPostcodes
      && postcodes.edits(left.postcode, right.postcode, limit: 1) <= 1
    if isSameCity {
      let chance = Self.chance(
        index.cityCounts[Int(left.city)], besides: 2, of: total, prior: 1, strength: 50)
      let level: LocalityLevel = isNearPostcode ? .cityNearPostcode : .city
      vector.set(.locality, level.rawValue, chance: isNearPostcode ? chance * 0.05 : chance)
      return isNearPostcode ? 2 : 1
    }
    let isNear = isNearCity || isNearPostcode && !hasCities
    vector.set(.locality, (isNear ? LocalityLevel.near : .differ).rawValue)
    return isNear ? 1 : -1
  }
}
