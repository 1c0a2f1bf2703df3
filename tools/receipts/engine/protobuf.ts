/** A field of a message: `data` if it is length-delimited, `value` if numeric, and its `whole` bytes including the tag. */
export type Field = { number: number; data: Uint8Array; value: number; whole: Uint8Array };

const NONE = new Uint8Array();
/** A field's wire type (Protocol Buffers, "Encoding"). */
const WIRE = { varint: 0, eight: 1, length: 2, four: 5 };

/** The fields of a Protocol Buffers message in order, without copying. */
export function* fieldsOf(bytes: Uint8Array): Generator<Field> {
  const at = { place: 0 };
  while (at.place < bytes.length) {
    const from = at.place;
    const key = readVarint(bytes, at);
    const wire = key % 8;
    const value = wire === WIRE.varint ? readVarint(bytes, at) : 0;
    const size =
      { [WIRE.eight]: 8, [WIRE.four]: 4 }[wire] ?? (wire === WIRE.length ? readVarint(bytes, at) : 0);
    const data = size > 0 ? bytes.subarray(at.place, at.place + size) : NONE;
    at.place += size;
    yield { number: Math.floor(key / 8), data, value, whole: bytes.subarray(from, at.place) };
  }
}

export function bytesField(number: number, data: Uint8Array): Uint8Array {
  return Buffer.concat([varint(number * 8 + WIRE.length), varint(data.length), data]);
}

export function numberField(number: number, value: number): Uint8Array {
  return Buffer.concat([varint(number * 8 + WIRE.varint), varint(value)]);
}

export function floatField(number: number, value: number): Uint8Array {
  const data = Buffer.alloc(4);
  data.writeFloatLE(value);
  return Buffer.concat([varint(number * 8 + WIRE.four), data]);
}

/** Seven bits per byte, lowest first; all bytes but the last have the top bit set. */
function readVarint(bytes: Uint8Array, at: { place: number }): number {
  let [value, worth, byte] = [0, 1, 0];
  do {
    byte = bytes[at.place++] ?? 0;
    value += (byte % 128) * worth;
    worth *= 128;
  } while (byte >= 128);
  return value;
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}
