/**
 * The range for price services: Yandex by city, Google by language, Kaspi. Promises a whole, well-formed file that is at
 * most a minute behind the catalogue; made once per version, whoever asks, and never held in memory. Hides the folder of
 * finished files. Relies on the change outbox for the version.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Locale } from '#domain/locale.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { openFeedBook } from './feed-goods.ts';
import { findCatalogVersion, isCatalogVersion, listFeedCities } from './feeds.queries.ts';
import { writeGoogle } from './google.ts';
import { writeKaspi } from './kaspi.ts';
import { writeYandex } from './yandex.ts';

export interface FeedFile {
  etag: string;
  /** compressed by gzip */
  read(): Readable;
}

export interface Feeds {
  /** `yandex-pavlodar`, `google-kz`, `kaspi`; null for any other name. */
  find(name: string): Promise<FeedFile | null>;
  /** All that there can be, with what is kept of each; nothing is made by looking. */
  list(): Promise<KeptFeed[]>;
}

interface KeptFeed {
  name: string;
  madeAt: Date | null;
  bytes: number | null;
  /** The catalogue has changed since. */
  isBehind: boolean;
}

interface FeedParts {
  db: Db;
  catalog: Pick<Catalog, 'listProductsById'>;
  publicUrl: string;
  merchantId: string;
  /** Where finished files are kept. */
  folder: string;
}

/** Prices may change every second: a feed is not made anew more often than this. */
const FRESH_MS = 60_000;

export function createFeeds(parts: FeedParts): Feeds {
  const { db, folder } = parts;
  const running = new Map<string, Promise<string>>();

  async function ensure(name: string, text: () => Promise<AsyncGenerator<string>>): Promise<string> {
    const kept = await findKept(name);
    if (kept && (Date.now() - kept.madeAt < FRESH_MS || (await isCatalogVersion(db, kept.version))))
      return kept.file;
    const version = await findCatalogVersion(db);
    const written = await text();
    let making = running.get(name);
    if (!making) {
      making = make(name, version, written).finally(() => running.delete(name));
      running.set(name, making);
    }
    return making;
  }

  async function findKept(
    name: string,
  ): Promise<{ file: string; version: string; madeAt: number; bytes: number } | null> {
    const files = await readdir(folder).catch(() => []);
    const own = files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.xml.gz'));
    if (!own) return null;
    const made = await stat(join(folder, own)).catch(() => null);
    return made && { file: own, version: own.split('.')[1] ?? '', madeAt: made.mtimeMs, bytes: made.size };
  }

  /** Written beside, named when whole: nobody ever reads half a feed. */
  async function make(name: string, version: string, text: AsyncGenerator<string>): Promise<string> {
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${name}.${process.pid}.part`);
    try {
      await pipeline(Readable.from(text), createGzip({ level: 4 }), createWriteStream(unfinished));
      const file = `${name}.${version}.xml.gz`;
      await rename(unfinished, join(folder, file));
      for (const old of await readdir(folder))
        if (old.startsWith(`${name}.`) && old.endsWith('.xml.gz') && old !== file)
          await rm(join(folder, old), { force: true });
      return file;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  return {
    async find(name) {
      const text = await findText(name, parts);
      if (text === null) return null;
      const file = await ensure(name, text);
      return {
        etag: `"${createHash('sha256').update(`${parts.publicUrl} ${file}`).digest('base64url').slice(0, 22)}"`,
        read: () => createReadStream(join(folder, file)),
      };
    },
    async list() {
      const cities = await listFeedCities(db);
      const names =
        cities.length === 0
          ? []
          : ['kaspi', 'google-ru', 'google-kz', ...cities.map(({ code }) => `yandex-${code}`)];
      return Promise.all(
        names.map(async (name) => {
          const kept = await findKept(name);
          return {
            name,
            madeAt: kept && new Date(kept.madeAt),
            bytes: kept?.bytes ?? null,
            isBehind: kept !== null && !(await isCatalogVersion(db, kept.version)),
          };
        }),
      );
    },
  };
}

type Text = () => Promise<AsyncGenerator<string>>;

/** Which feed a name means. */
async function findText(
  name: string,
  { db, catalog, publicUrl, merchantId }: FeedParts,
): Promise<Text | null> {
  const cities = await listFeedCities(db);
  const open = (language: Locale) => openFeedBook(db, catalog, language);
  const at = new Date();
  const [first] = cities;
  if (!first) return null;
  const city = /^yandex-/.test(name) ? cities.find(({ code }) => name === `yandex-${code}`) : undefined;
  if (city) return async () => writeYandex(await open('ru'), { publicUrl, cityCode: city.code, at });
  if (name === 'google-ru' || name === 'google-kz') {
    const language = name === 'google-kz' ? 'kz' : 'ru';
    return async () => writeGoogle(await open(language), { publicUrl, language, cityCode: first.code, at });
  }
  if (name !== 'kaspi') return null;
  const known = cities.flatMap(({ kato, ...rest }) => (kato === null ? [] : [{ ...rest, kato }]));
  return async () => writeKaspi(await open('ru'), { merchantId, cities: known, at });
}
