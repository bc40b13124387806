/** Arithmetic in the field of 256 elements that QR codes use (x⁸ + x⁴ + x³ + x² + 1), by tables of powers of two. */
const powers = new Uint8Array(255);
const logs = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value;
  logs[value] = exponent;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}

function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return at(powers, (at(logs, a) + at(logs, b)) % 255);
}

/** The Reed-Solomon code words that go with a block of data: the remainder of its division by the generator. */
export function errorCorrection(data: Uint8Array, count: number): Uint8Array {
  const generator = generatorOf(count);
  const remainder = new Uint8Array(count);
  for (const byte of data) {
    const factor = byte ^ at(remainder, 0);
    remainder.copyWithin(0, 1);
    remainder[count - 1] = 0;
    for (let i = 0; i < count; i++) remainder[i] = at(remainder, i) ^ multiply(at(generator, i), factor);
  }
  return remainder;
}

/** (x − 2⁰)(x − 2¹) … without its leading one. */
function generatorOf(degree: number): Uint8Array {
  const generator = new Uint8Array(degree);
  generator[degree - 1] = 1;
  for (let root = 0; root < degree; root++) {
    for (let i = 0; i < degree; i++) {
      const next = i + 1 < degree ? at(generator, i + 1) : 0;
      generator[i] = multiply(at(generator, i), at(powers, root)) ^ next;
    }
  }
  return generator;
}

function at(values: Uint8Array, index: number): number {
  return values[index] ?? 0;
}
