/** A field of a message: `value` for numbers, `bytes` for texts, bytes and messages. */
export interface ProtobufField {
  number: number;
  value: number;
  bytes: Buffer;
}

const noBytes = Buffer.alloc(0);

/** Reads the fields of a message in the format of Protocol Buffers, without its schema. */
export function readFields(message: Buffer): ProtobufField[] {
  const fields: ProtobufField[] = [];
  let at = 0;
  const readVarint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message.readUInt8(at);
      at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  const skip = (length: number) => {
    at += length;
    return { value: 0, bytes: message.subarray(at - length, at) };
  };
  while (at < message.length) {
    const tag = readVarint();
    const [number, type] = [Math.floor(tag / 8), tag % 8];
    if (type === 0) fields.push({ number, value: readVarint(), bytes: noBytes });
    else if (type === 2) fields.push({ number, ...skip(readVarint()) });
    else if (type === 1) fields.push({ number, ...skip(8) });
    else if (type === 5) fields.push({ number, ...skip(4) });
    else throw new Error(`Wire type ${type} is unknown.`);
  }
  return fields;
}
