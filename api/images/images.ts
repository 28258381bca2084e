/**
 * Pictures of products, sets and sections in the few sizes the pages use. Promises bounded work: only the sizes of the list,
 * each picture made once and kept on disk, two at a time, a full line is told so. Hides where a picture comes from:
 * a photograph of the originals' folder, that photograph with the sizes drawn round it or, while there is none or it is
 * broken, a drawing of its family.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { drawPicture } from './drawings/drawings.ts';
import {
  findProductSubject,
  findSectionSubject,
  findSetSubject,
  type PictureSubject,
} from './images.queries.ts';
import { drawMeasures, SIZE_VIEW } from './measures.ts';
import { isPictureName, type Original, Originals, readOriginal } from './originals.ts';
import { PictureCache } from './picture-cache.ts';
import type { PictureSize } from './picture-sizes.ts';
import { RENDER_VERSION, renderDrawing, renderMeasured, renderPhotograph, type Shape } from './render.ts';
import { drawSet } from './scenes/scenes.ts';
import { Workshop } from './workshop.ts';

export { readPictureVersions } from './picture-versions.ts';

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
}

export interface ImagesOptions {
  /** the folder of photographs; undefined: there are only drawings */
  originalsDir?: string | undefined;
  /** the folder of what was made; undefined: nothing is kept */
  cacheDir?: string | undefined;
  cacheBytes?: number | undefined;
  /** false while the disk must not be filled further: then nothing is kept */
  hasDiskSpace?: () => boolean;
  /** told once of every original that cannot be used, and of a disk that refuses */
  complain?: (words: string) => void;
}

/** What is asked for: the name of its photograph, and how it is drawn while there is none. */
interface Sight {
  name: string;
  shape: Shape;
  draw(): string;
  /** the sizes that are drawn round the photograph of this name */
  measured?: { name: string; lines: string };
}

function toSight(subject: PictureSubject): Sight {
  const sight: Sight = { name: subject.name, shape: 1, draw: () => drawPicture(subject) };
  const lines = subject.name.endsWith(SIZE_VIEW) ? drawMeasures(subject) : null;
  if (lines !== null) sight.measured = { name: subject.name.slice(0, -SIZE_VIEW.length), lines };
  return sight;
}

const CACHE_BYTES = 1024 ** 3;
/** A broken original is tried again after this time, or at once when the file changes. */
const BROKEN_MS = 10 * 60 * 1000;
const MAX_BROKEN = 10_000;

export function createImages(db: Db, options: ImagesOptions = {}): Images {
  const {
    originalsDir,
    cacheDir,
    cacheBytes = CACHE_BYTES,
    hasDiskSpace = () => true,
    complain = () => {},
  } = options;
  const originals = originalsDir === undefined ? null : new Originals(originalsDir);
  const cache =
    cacheDir === undefined
      ? null
      : new PictureCache(cacheDir, cacheBytes, (error) => complain(`A picture was not kept: ${error}`));
  const workshop = new Workshop<Buffer>();
  /** Originals that could not be read, by path and version, and when. */
  const broken = new Map<string, number>();

  const isBroken = ({ path, version }: Original): boolean => {
    const at = broken.get(`${path} ${version}`);
    return at !== undefined && performance.now() - at < BROKEN_MS;
  };

  function remember({ path, version }: Original, error: unknown): void {
    const key = `${path} ${version}`;
    if (!broken.has(key)) complain(`The original ${path} cannot be used: ${error}`);
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

  function drawn({ draw, shape }: Sight, size: PictureSize, isLasting: boolean): Picture {
    const svg = draw();
    const key = toKey(size, svg);
    const make = () => renderDrawing(svg, size, shape);
    return { etag: toEtag(key), isLasting, read: () => readOrMake(key, make) };
  }

  async function findPicture(sight: Sight, size: PictureSize): Promise<Picture | null> {
    if (!isPictureName(sight.name)) return null;
    const own = (await originals?.find(sight.name)) ?? null;
    const measured = own === null ? sight.measured : undefined;
    const original = own ?? (measured && (await originals?.find(measured.name))) ?? null;
    if (original === null) return drawn(sight, size, true);
    if (isBroken(original)) return drawn(sight, size, false);
    const key = toKey(size, original.path, original.version, ...(measured ? [measured.lines] : []));
    try {
      // Made now: only then is it known whether the original can be shown at all.
      const bytes = await readOrMake(key, async () => {
        const source = await readOriginal(original);
        return measured
          ? renderMeasured(source, measured.lines, size)
          : renderPhotograph(source, size, sight.shape);
      });
      return { etag: toEtag(key), isLasting: true, read: async () => bytes };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      remember(original, error);
      return drawn(sight, size, false);
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
      const own = `set/${externalId}`;
      const hasOwn = (await originals?.find(own)) ?? null;
      // Sets of one room share its photograph, until one has its own.
      const name = hasOwn === null && subject.scene !== null ? `room/${subject.scene}` : own;
      return findPicture({ name, shape: 0.75, draw: () => drawSet(subject) }, size);
    },
    async findSectionPicture(sectionCode, size) {
      const subject = await findSectionSubject(db, sectionCode);
      if (subject === null) return null;
      const name = `section/${sectionCode}`;
      const hasOwn = (await originals?.find(name)) ?? null;
      return findPicture(toSight(hasOwn ? { ...subject, name } : subject), size);
    },
  };
}

/** Whatever would change the bytes is part of it. */
function toKey(...parts: readonly string[]): string {
  const all = [RENDER_VERSION, sharp.versions.vips, ...parts];
  return createHash('sha256').update(all.join('\0')).digest('hex').slice(0, 40);
}

const toEtag = (key: string): string => `"${key.slice(0, 24)}"`;
