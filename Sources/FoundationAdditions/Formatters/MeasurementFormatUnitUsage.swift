// The usages of measurements.

/// The usage of a measurement, by which a region chooses its unit: roads have other units than the height of persons
/// ([Apple](https://developer.apple.com/documentation/foundation/measurementformatunitusage)).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// ICU's name of the usage; nil keeps the unit of the measurement.
  let name: String?

  /// Keeps the unit of the measurement.
  public static var asProvided: Self { Self(name: nil) }
  /// Uses the region's unit for the dimension, whatever is measured.
  public static var general: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(name: "road") }
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visiblty") }
  public static var focalLength: Self { Self(name: "focal-length") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
}
