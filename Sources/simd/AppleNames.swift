// Apple's names of vectors and matrices.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

/// 2 numbers.
public typealias simd_float2 = SIMD2<Float>
/// 2 numbers.
public typealias vector_float2 = SIMD2<Float>
/// 2 numbers.
public typealias float2 = SIMD2<Float>
/// 3 numbers.
public typealias simd_float3 = SIMD3<Float>
/// 3 numbers.
public typealias vector_float3 = SIMD3<Float>
/// 3 numbers.
public typealias float3 = SIMD3<Float>
/// 4 numbers.
public typealias simd_float4 = SIMD4<Float>
/// 4 numbers.
public typealias vector_float4 = SIMD4<Float>
/// 4 numbers.
public typealias float4 = SIMD4<Float>
/// 2 numbers.
public typealias simd_double2 = SIMD2<Double>
/// 2 numbers.
public typealias vector_double2 = SIMD2<Double>
/// 2 numbers.
public typealias double2 = SIMD2<Double>
/// 3 numbers.
public typealias simd_double3 = SIMD3<Double>
/// 3 numbers.
public typealias vector_double3 = SIMD3<Double>
/// 3 numbers.
public typealias double3 = SIMD3<Double>
/// 4 numbers.
public typealias simd_double4 = SIMD4<Double>
/// 4 numbers.
public typealias vector_double4 = SIMD4<Double>
/// 4 numbers.
public typealias double4 = SIMD4<Double>
/// 2 numbers.
public typealias simd_int2 = SIMD2<Int32>
/// 2 numbers.
public typealias vector_int2 = SIMD2<Int32>
/// 2 numbers.
public typealias int2 = SIMD2<Int32>
/// 3 numbers.
public typealias simd_int3 = SIMD3<Int32>
/// 3 numbers.
public typealias vector_int3 = SIMD3<Int32>
/// 3 numbers.
public typealias int3 = SIMD3<Int32>
/// 4 numbers.
public typealias simd_int4 = SIMD4<Int32>
/// 4 numbers.
public typealias vector_int4 = SIMD4<Int32>
/// 4 numbers.
public typealias int4 = SIMD4<Int32>
/// 2 numbers.
public typealias simd_uint2 = SIMD2<UInt32>
/// 2 numbers.
public typealias vector_uint2 = SIMD2<UInt32>
/// 2 numbers.
public typealias uint2 = SIMD2<UInt32>
/// 3 numbers.
public typealias simd_uint3 = SIMD3<UInt32>
/// 3 numbers.
public typealias vector_uint3 = SIMD3<UInt32>
/// 3 numbers.
public typealias uint3 = SIMD3<UInt32>
/// 4 numbers.
public typealias simd_uint4 = SIMD4<UInt32>
/// 4 numbers.
public typealias vector_uint4 = SIMD4<UInt32>
/// 4 numbers.
public typealias uint4 = SIMD4<UInt32>
/// 2 columns of 2 numbers.
public typealias simd_float2x2 = SIMDMatrix2x2<Float>
/// 2 columns of 2 numbers.
public typealias matrix_float2x2 = SIMDMatrix2x2<Float>
/// 2 columns of 2 numbers.
public typealias float2x2 = SIMDMatrix2x2<Float>
/// Ones on the diagonal.
public let matrix_identity_float2x2 = SIMDMatrix2x2<Float>(1)
/// 3 columns of 3 numbers.
public typealias simd_float3x3 = SIMDMatrix3x3<Float>
/// 3 columns of 3 numbers.
public typealias matrix_float3x3 = SIMDMatrix3x3<Float>
/// 3 columns of 3 numbers.
public typealias float3x3 = SIMDMatrix3x3<Float>
/// Ones on the diagonal.
public let matrix_identity_float3x3 = SIMDMatrix3x3<Float>(1)
/// 4 columns of 4 numbers.
public typealias simd_float4x4 = SIMDMatrix4x4<Float>
/// 4 columns of 4 numbers.
public typealias matrix_float4x4 = SIMDMatrix4x4<Float>
/// 4 columns of 4 numbers.
public typealias float4x4 = SIMDMatrix4x4<Float>
/// Ones on the diagonal.
public let matrix_identity_float4x4 = SIMDMatrix4x4<Float>(1)
/// A quaternion.
public typealias simd_quatf = SIMDQuaternion<Float>
/// 2 columns of 2 numbers.
public typealias simd_double2x2 = SIMDMatrix2x2<Double>
/// 2 columns of 2 numbers.
public typealias matrix_double2x2 = SIMDMatrix2x2<Double>
/// 2 columns of 2 numbers.
public typealias double2x2 = SIMDMatrix2x2<Double>
/// Ones on the diagonal.
public let matrix_identity_double2x2 = SIMDMatrix2x2<Double>(1)
/// 3 columns of 3 numbers.
public typealias simd_double3x3 = SIMDMatrix3x3<Double>
/// 3 columns of 3 numbers.
public typealias matrix_double3x3 = SIMDMatrix3x3<Double>
/// 3 columns of 3 numbers.
public typealias double3x3 = SIMDMatrix3x3<Double>
/// Ones on the diagonal.
public let matrix_identity_double3x3 = SIMDMatrix3x3<Double>(1)
/// 4 columns of 4 numbers.
public typealias simd_double4x4 = SIMDMatrix4x4<Double>
/// 4 columns of 4 numbers.
public typealias matrix_double4x4 = SIMDMatrix4x4<Double>
/// 4 columns of 4 numbers.
public typealias double4x4 = SIMDMatrix4x4<Double>
/// Ones on the diagonal.
public let matrix_identity_double4x4 = SIMDMatrix4x4<Double>(1)
/// A quaternion.
public typealias simd_quatd = SIMDQuaternion<Double>
