/**
 * The CRC-32 of two texts after each other, out of those of each: the first is moved on by the length of the second, which is
 * a multiplication of polynomials modulo the one of gzip (RFC 1952), and the second added.
 */
const POLYNOMIAL = 0xed_b8_83_20;
const ONE = 0x80_00_00_00;
/** x to the eighth: one byte. */
const BYTE = 0x00_80_00_00;

/** Both as gzip writes them: the highest bit is the power zero. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ POLYNOMIAL;
  }
  return product >>> 0;
}

/** What a checksum is multiplied with to be moved on by so many bytes. */
export function crcShift(bytes: number): number {
  let shift = ONE;
  let power = BYTE;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(power, shift);
    power = multiply(power, power);
  }
  return shift;
}

export const combineCrc = (first: number, second: number, shiftOfSecond: number): number =>
  (multiply(shiftOfSecond, first) ^ second) >>> 0;
