/**
 * Pictures that goods name. Drawn anew, so that nothing but a picture is kept, and named by their bytes: another picture is
 * another name, as addresses that browsers keep for ever need. A bad one never stops its goods.
 */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { besideFile } from '#domain/exchange/exchange-file-name.ts';
import type { Db } from '../../database.ts';
import { keepFile, LEAST_AGE_MS, type Shelf } from '../../images/images.ts';
import { loadSharp } from '../../sharp.ts';
import type { Inbox } from '../inbox.ts';
import { addCounts, addProblem } from './apply-steps.queries.ts';
import type { Step } from './package-steps.ts';
import { listNextPictured, listStagedPictures, setImages } from './pictures.queries.ts';
import type { WorkedPackage } from './worked-package.ts';

const BATCH = 20;
const MOST_PIXELS = 60_000_000;
const LONGEST_SIDE = 1600;
const MOST_PICTURES = 20;
/** A bucket is swept of what is old and named by nobody: what is named again is put there anew, long before it is that old. */
const PUT_AGAIN_MS = LEAST_AGE_MS / 2;

interface Drawn {
  externalId: string;
  names: string[];
  /** Those that are no pictures. */
  bad: string[];
  /** 1C says that it has none any more. */
  isCleared: boolean;
}

export function createPictureStep(inbox: Inbox, shelf: Shelf): Step {
  /** Null: no such file has come. */
  async function draw(pkg: WorkedPackage, named: string): Promise<string | 'bad' | null> {
    const name = besideFile(pkg.entry ?? pkg.file, named);
    const bytes = name === null ? null : await inbox.readFile({ id: pkg.sessionId }, name);
    if (!bytes) return null;
    const digest = createHash('sha256').update(bytes).digest('hex');
    const kept = `1c/${digest.slice(0, 2)}/${digest}`;
    const path = `${kept}.jpg`;
    const known = await stat(join(shelf.folder, path)).catch(() => null);
    if (known && (shelf.bucket === null || Date.now() - known.mtimeMs < PUT_AGAIN_MS)) return kept;
    const sharp = await loadSharp();
    const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer()
      .catch(() => null);
    if (!drawn) return 'bad';
    await keepFile(shelf, path, drawn);
    return kept;
  }

  async function prepare(db: Db, pkg: WorkedPackage, ids: readonly string[]): Promise<Drawn[]> {
    const all: Drawn[] = [];
    for (const { externalId, pictures } of await listStagedPictures(db, pkg.id, ids)) {
      const told = pictures.filter((named) => named !== '');
      const drawn: Drawn = { externalId, names: [], bad: [], isCleared: told.length === 0 };
      for (const named of told.slice(0, MOST_PICTURES)) {
        const name = await draw(pkg, named);
        if (name === 'bad') drawn.bad.push(named);
        else if (name !== null && !drawn.names.includes(name)) drawn.names.push(name);
      }
      all.push(drawn);
    }
    return all;
  }

  return {
    name: 'pictures',
    batch: BATCH,
    listNext: (db, pkg, after, most) => listNextPictured(db, pkg.id, after, most),
    prepare,
    async apply(tx: Db, pkg: WorkedPackage, ids: readonly string[], prepared: unknown) {
      const drawn = prepared as Drawn[];
      const changed = await setImages(tx, drawn);
      for (const { externalId, bad } of drawn)
        for (const file of bad)
          await addProblem(tx, pkg.id, { code: 'picture.unreadable', externalId, facts: { file } });
      await addCounts(tx, pkg.id, { pictures: changed });
      return ids.length;
    },
  };
}
