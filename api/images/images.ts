/**
 * Pictures of products, sets and sections in the few sizes the pages use. Promises bounded work: only the sizes of the list,
 * each picture made once and kept on disk, two at a time, a full line is told so. Hides where a picture comes from:
 * a photograph of the originals' folder, that photograph with its sizes beside it or, while there is none or it is
 * broken, the sign of its family.
 */
import { createHash } from 'node:crypto';
import { type Focus, parsePictureName } from '#domain/picture-name.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { loadSharp } from '../sharp.ts';
import { readBoxes } from './boxes.ts';
import type { Bucket } from './bucket.ts';
import type { Shape } from './field.ts';
import {
  findProductSubject,
  findSectionSubject,
  findSetSubject,
  type ProductSubject,
} from './images.queries.ts';
import { drawMeasures, parseSizeView, type SizeView } from './measures.ts';
import { isPictureName, type Original, Originals, readOriginal } from './originals.ts';
import { PictureCache } from './picture-cache.ts';
import type { PictureSize } from './picture-sizes.ts';
import { drawPlaceholder } from './placeholder.ts';
import { RENDER_VERSION, renderDrawing, renderMeasured, renderPhotograph, renderTile } from './render.ts';
import { Workshop } from './workshop.ts';

export type { Box } from './boxes.ts';
export { createBucket } from './bucket.ts';
export { cropOriginal, keepOriginal, showOriginal } from './keep-original.ts';
export { parseSizeView } from './measures.ts';
export { isPictureName } from './originals.ts';
export { readPictureVersions } from './picture-versions.ts';
export { createPicturesAhead, PICTURES_LOCK } from './pictures-ahead.ts';
export { renderPhotograph } from './render.ts';
export { keepFile, readKept, type Shelf } from './shelf.ts';
export { LEAST_AGE_MS, type Sweep, sweepBucket } from './sweep-bucket.ts';

export interface Picture {
  /** Names these very bytes: the same in every process, known before they are made. */
  etag: string;
  /** False for a stand-in that should be asked for again soon: its original could not be read. */
  isLasting: boolean;
  read(): Promise<Buffer>;
}

export interface Images {
  findProductPicture(externalId: string, index: number, size: PictureSize): Promise<Picture | null>;
  findSetPicture(externalId: string, size: PictureSize): Promise<Picture | null>;
  findSectionPicture(sectionCode: string, size: PictureSize): Promise<Picture | null>;
  /** Of an article, by the names of its photographs: one whole, several as a tile; null where none is there. */
  findTextPicture(names: readonly string[], size: PictureSize): Promise<Picture | null>;
}

export interface ImagesOptions {
  /** the folder of photographs; undefined: there are none */
  originalsDir?: string | undefined;
  /** where the exchange puts those that it is sent; undefined: it sends none */
  sentDir?: string | undefined;
  /** the bucket that all machines share; null: there is none */
  bucket?: Pick<Bucket, 'find' | 'read'> | null;
  /** the folder of what was made; undefined: nothing is kept */
  cacheDir?: string | undefined;
  cacheBytes?: number | undefined;
  /** false while the disk must not be filled further: then nothing is kept */
  hasDiskSpace?: () => boolean;
  /** told once of every original that cannot be used, and of a disk that refuses */
  warn?: (words: string) => void;
}

/** What is asked for: the name of its photograph, and whose sign stands in while there is none. */
interface Sight {
  name: string;
  shape: Shape;
  family: string | null;
  /** the sizes that stand round its photograph */
  sizes: SizeView | null;
  /** what must stay in sight: it fills its square round this point */
  focus?: Focus | null;
}

const toSight = ({ name, family }: ProductSubject): Sight => {
  const { file, focus } = parsePictureName(name);
  return { name: file, shape: 1, family, sizes: parseSizeView(file), focus };
};

const CACHE_BYTES = 1024 ** 3;
/** A broken original is tried again after this time, or at once when the file changes. */
const BROKEN_MS = 10 * 60 * 1000;
const MAX_BROKEN = 10_000;

export function createImages(db: Db, options: ImagesOptions = {}): Images {
  const {
    originalsDir,
    sentDir,
    bucket = null,
    cacheDir,
    cacheBytes = CACHE_BYTES,
    hasDiskSpace = () => true,
    warn = () => {},
  } = options;
  const folders = [originalsDir, sentDir].filter((folder) => folder !== undefined);
  const cache =
    cacheDir === undefined
      ? null
      : new PictureCache(cacheDir, cacheBytes, (error) => warn(`A picture was not kept: ${error}`));
  /** Each original is fetched once: a picture of it has half a dozen sizes. */
  function keepRead({ find, read }: Pick<Bucket, 'find' | 'read'>): Pick<Bucket, 'find' | 'read'> {
    const fetching = new Map<string, Promise<Buffer | null>>();
    const fetchOnce = async (path: string) => {
      const key = await toKey('original', path);
      const kept = await cache?.find(key);
      if (kept) return kept;
      const bytes = await read(path);
      if (bytes !== null && hasDiskSpace()) await cache?.keep(key, bytes);
      return bytes;
    };
    return {
      find,
      read(path) {
        const begun = fetching.get(path) ?? fetchOnce(path).finally(() => fetching.delete(path));
        fetching.set(path, begun);
        return begun;
      },
    };
  }
  const originals = folders.length === 0 ? null : new Originals(folders, bucket && keepRead(bucket));
  const findBox = readBoxes(originalsDir);
  const workshop = new Workshop<Buffer>();
  /** Originals that could not be read, by path and version, and when. */
  const broken = new Map<string, number>();

  const isBroken = ({ path, version }: Original): boolean => {
    const at = broken.get(`${path} ${version}`);
    return at !== undefined && performance.now() - at < BROKEN_MS;
  };

  function remember({ path, version }: Original, error: unknown): void {
    const key = `${path} ${version}`;
    if (!broken.has(key)) warn(`The original ${path} cannot be used: ${error}`);
    if (broken.size >= MAX_BROKEN) broken.clear();
    broken.set(key, performance.now());
  }

  /** From the disk, or made and kept there. */
  async function readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await cache?.find(key);
    if (kept) return kept;
    return workshop.make(key, async () => {
      // Somebody may have finished it between the look and the turn.
      const keptMeanwhile = await cache?.find(key);
      if (keptMeanwhile) return keptMeanwhile;
      const made = await make();
      if (hasDiskSpace()) await cache?.keep(key, made);
      return made;
    });
  }

  async function standIn({ family, shape }: Sight, size: PictureSize, isLasting: boolean): Promise<Picture> {
    const svg = drawPlaceholder(family, shape);
    const key = await toKey(size, svg);
    const make = () => renderDrawing(svg, size, shape);
    return { etag: toEtag(key), isLasting, read: () => readOrMake(key, make) };
  }

  async function findPicture(sight: Sight, size: PictureSize): Promise<Picture | null> {
    if (!isPictureName(sight.name)) return null;
    const own = (await originals?.find(sight.name)) ?? null;
    const sizes = own === null ? sight.sizes : null;
    const original = own ?? (sizes && (await originals?.find(sizes.photograph))) ?? null;
    if (original === null) return standIn(sight, size, originals?.isUnknown(sight.name) !== true);
    if (isBroken(original)) return standIn(sight, size, false);
    const measures = sizes && drawMeasures(sizes, findBox(sizes.photograph));
    const focus = sight.focus ?? null;
    const drawn = [...(measures === null ? [] : [measures]), ...(focus ? [`${focus.x}x${focus.y}`] : [])];
    const key = await toKey(size, original.path, original.version, ...drawn);
    try {
      // Made now: only then is it known whether the original can be shown at all.
      const bytes = await readOrMake(key, async () => {
        const source = await readOriginal(original);
        return measures === null
          ? renderPhotograph(source, size, sight.shape, focus)
          : renderMeasured(source, measures, size);
      });
      return { etag: toEtag(key), isLasting: true, read: async () => bytes };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      remember(original, error);
      return standIn(sight, size, false);
    }
  }

  /** Of goods that have pictures of their own; null where they are too few for a tile. */
  async function findTile(names: readonly string[], size: PictureSize): Promise<Picture | null> {
    const found: Original[] = [];
    for (const name of new Set(names)) {
      const original = isPictureName(name) ? await originals?.find(name) : null;
      if (original && !isBroken(original)) found.push(original);
      if (found.length === MOST_OF_TILE) break;
    }
    if (found.length < LEAST_OF_TILE) return null;
    const key = await toKey(size, 'tile', ...found.flatMap(({ path, version }) => [path, version]));
    try {
      const bytes = await readOrMake(key, async () =>
        renderTile(await Promise.all(found.map(readOriginal)), size),
      );
      return { etag: toEtag(key), isLasting: true, read: async () => bytes };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      warn(`A tile of ${found.length} pictures cannot be made: ${error}`);
      return null;
    }
  }

  return {
    async findProductPicture(externalId, index, size) {
      const subject = await findProductSubject(db, externalId, index);
      return subject && findPicture(toSight(subject), size);
    },
    async findSetPicture(externalId, size) {
      const subject = await findSetSubject(db, externalId);
      if (subject === null) return null;
      const own = subject.picture ?? `set/${externalId}`;
      const hasOwn = (await originals?.find(own)) ?? null;
      // Sets of one room share its photograph, until one has its own.
      const name = hasOwn === null && subject.scene !== null ? `room/${subject.scene}` : own;
      const tile = hasOwn === null && subject.scene === null ? await findTile(subject.goods, size) : null;
      if (tile) return tile;
      return findPicture({ name, shape: 0.75, family: subject.family, sizes: null }, size);
    },
    async findTextPicture(names, size) {
      if (names.length > 1) return findTile(names, size);
      const [name = ''] = names;
      const hasOwn = (await originals?.find(name)) ?? null;
      return hasOwn && findPicture({ name, shape: 0.75, family: null, sizes: null }, size);
    },
    async findSectionPicture(sectionCode, size) {
      const subject = await findSectionSubject(db, sectionCode);
      if (subject === null) return null;
      const own = `section/${sectionCode}`;
      const hasOwn = (await originals?.find(own)) ?? null;
      const name = hasOwn === null ? (subject.name ?? own) : own;
      return findPicture({ name, shape: 1, family: subject.family, sizes: null }, size);
    },
  };
}

/** Whatever would change the bytes is part of it. */
async function toKey(...parts: readonly string[]): Promise<string> {
  const { versions } = await loadSharp();
  const all = [RENDER_VERSION, versions.vips, ...parts];
  return createHash('sha256').update(all.join('\0')).digest('hex').slice(0, 40);
}

/** Three beside each other in two rows; fewer than three say less than one sign. */
const MOST_OF_TILE = 6;
const LEAST_OF_TILE = 2;

const toEtag = (key: string): string => `"${key.slice(0, 24)}"`;
