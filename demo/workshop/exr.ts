/** Reads what Blender writes as its passes: an OpenEXR file of uncompressed 32-bit lines, and no other kind. */
export interface Exr {
  width: number;
  height: number;
  /** The plane of a channel, top line first; names without the layer: `DiffDir.R`. */
  plane(name: string): Float32Array;
}

interface Channel {
  name: string;
  type: number;
}

const MAGIC = 20_000_630;
const FLOAT = 2;

export function readExr(file: Buffer): Exr {
  if (file.readUInt32LE(0) !== MAGIC) throw new Error('this is no OpenEXR file');
  let at = 8;
  const readName = (): string => {
    const end = file.indexOf(0, at);
    const name = file.toString('latin1', at, end);
    at = end + 1;
    return name;
  };
  const attributes = new Map<string, Buffer>();
  for (let name = readName(); name !== ''; name = readName()) {
    readName(); // the attribute's type: the names below have one each
    const length = file.readUInt32LE(at);
    attributes.set(name, file.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  const window = attributes.get('dataWindow') ?? Buffer.alloc(16);
  const [left, top, right, bottom] = [0, 4, 8, 12].map((offset) => window.readInt32LE(offset));
  const width = (right ?? 0) - (left ?? 0) + 1;
  const height = (bottom ?? 0) - (top ?? 0) + 1;
  const channels = readChannels(attributes.get('channels') ?? Buffer.alloc(1));
  if (attributes.get('compression')?.[0] !== 0 || channels.some(({ type }) => type !== FLOAT)) {
    throw new Error('only uncompressed 32-bit files are read');
  }
  const firstLine = at + height * 8;
  const lineBytes = 8 + channels.length * width * 4;
  return {
    width,
    height,
    plane(name) {
      const index = channels.findIndex((channel) => channel.name.split('.').slice(-2).join('.') === name);
      if (index < 0) throw new Error(`the file has no channel ${name}`);
      const plane = new Float32Array(width * height);
      const bytes = Buffer.from(plane.buffer);
      for (let y = 0; y < height; y++) {
        const from = firstLine + y * lineBytes + 8 + index * width * 4;
        file.copy(bytes, y * width * 4, from, from + width * 4);
      }
      return plane;
    },
  };
}

function readChannels(list: Buffer): Channel[] {
  const channels: Channel[] = [];
  let at = 0;
  while (list[at] !== 0) {
    const end = list.indexOf(0, at);
    channels.push({ name: list.toString('latin1', at, end), type: list.readUInt32LE(end + 1) });
    at = end + 1 + 16;
  }
  return channels;
}
