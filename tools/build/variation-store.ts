/** ItemVariationStore: the deltas by which kerning follows the weight. */
import { padTo4 } from './sfnt.ts';

interface Store {
  axisCount: number;
  regions: Buffer;
  sets: Buffer[];
}

export interface MergedStore {
  store: Buffer;
  /** For each of the merged stores: how far its outer indexes have moved. */
  shifts: number[];
}

/** Lays stores one after another; nothing is shared between them, they are a few hundred bytes in all. */
export function mergeVariationStores(stores: readonly Buffer[]): MergedStore {
  const parsed = stores.map(readStore);
  const axisCount = parsed.find((each) => each.sets.length > 0)?.axisCount ?? 1;
  const shifts: number[] = [];
  const sets: Buffer[] = [];
  let regionCount = 0;
  for (const each of parsed) {
    shifts.push(sets.length);
    for (const set of each.sets) {
      for (let at = 6; at < 6 + 2 * set.readUInt16BE(4); at += 2) {
        set.writeUInt16BE(set.readUInt16BE(at) + regionCount, at);
      }
      sets.push(padTo4(set));
    }
    regionCount += each.regions.length / (6 * axisCount);
  }
  const regionList = Buffer.alloc(4);
  regionList.writeUInt16BE(axisCount, 0);
  regionList.writeUInt16BE(regionCount, 2);
  const regions = padTo4(Buffer.concat([regionList, ...parsed.map((each) => each.regions)]));
  const header = Buffer.alloc(8 + 4 * sets.length);
  header.writeUInt16BE(1, 0);
  header.writeUInt32BE(header.length, 2);
  header.writeUInt16BE(sets.length, 6);
  let end = header.length + regions.length;
  for (const [index, set] of sets.entries()) {
    header.writeUInt32BE(end, 8 + 4 * index);
    end += set.length;
  }
  return { store: Buffer.concat([header, regions, ...sets]), shifts };
}

function readStore(store: Buffer): Store {
  if (store.length === 0) return { axisCount: 1, regions: Buffer.alloc(0), sets: [] };
  const list = store.readUInt32BE(2);
  const axisCount = store.readUInt16BE(list);
  const regions = store.subarray(list + 4, list + 4 + store.readUInt16BE(list + 2) * axisCount * 6);
  const sets = Array.from({ length: store.readUInt16BE(6) }, (_, index) => {
    const start = store.readUInt32BE(8 + 4 * index);
    return start === 0
      ? Buffer.alloc(6)
      : Buffer.from(store.subarray(start, start + setLength(store, start)));
  });
  return { axisCount, regions, sets };
}

function setLength(store: Buffer, start: number): number {
  const words = store.readUInt16BE(start + 2);
  const columns = store.readUInt16BE(start + 4);
  const isLong = (words & 0x8000) !== 0;
  const wide = words & 0x7fff;
  const row = wide * (isLong ? 4 : 2) + (columns - wide) * (isLong ? 2 : 1);
  return 6 + 2 * columns + store.readUInt16BE(start) * row;
}
