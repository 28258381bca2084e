/**
 * What stands on the home page. Promises: whoever asks gets the blocks that are meant for them at this moment, out of memory;
 * pages that are kept are told the moment a block begins or ends, not only when one is changed. Relies on being told of
 * changes (`renew`).
 */
import type { HomeBlock } from '#contract/home.ts';
import { isShownAt, nextTurn } from '#domain/home-blocks.ts';
import { userType } from '#domain/price.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { type HomeRow, listHomeRows } from './home.queries.ts';

export { homeBlockSubject } from './home-block-subject.ts';

/** A timer cannot wait for months: it looks again at least so often. */
const LONGEST_WAIT_MS = 3_600_000;

export interface Home {
  list(reader: Reader, at?: Date): Promise<HomeBlock[]>;
  renew(): Promise<void>;
  /** Tells when another block is shown than before, by its time. */
  onTurn(listener: () => void): void;
  close(): void;
}

export function createHome(db: Db, catalog: Pick<Catalog, 'listProducts'>): Home {
  let rows: Promise<HomeRow[]> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  function waitFor(known: readonly HomeRow[]): void {
    clearTimeout(timer);
    const next = nextTurn(known, new Date());
    if (next === null || isClosed) return;
    const left = next.getTime() - Date.now();
    timer = setTimeout(() => {
      if (left <= LONGEST_WAIT_MS) for (const listener of listeners) listener();
      waitFor(known);
    }, Math.min(left, LONGEST_WAIT_MS) + 1);
    timer.unref();
  }

  async function load(): Promise<HomeRow[]> {
    const found = await listHomeRows(db);
    waitFor(found);
    return found;
  }

  function read(): Promise<HomeRow[]> {
    rows ??= load().catch((error: unknown) => {
      rows = undefined;
      throw error;
    });
    return rows;
  }

  return {
    async list(reader, at = new Date()) {
      const { language, cityCode, viewer } = reader;
      const asked = {
        cityCode,
        isWholesale: userType(viewer) === 'wholesale',
        hasCard: (viewer?.clubLevel ?? null) !== null,
      };
      const shown = (await read()).filter((row) => isShownAt(row, asked, at));
      const codes = shown.flatMap(({ productCode }) => productCode ?? []);
      const products = codes.length === 0 ? [] : await catalog.listProducts(codes, reader);
      const isKz = language === 'kz';
      return shown.map(({ id, kind, titleRu, titleKz, textRu, textKz, link, look, productCode }) => {
        const product = products.find(({ code }) => code === productCode);
        return {
          ...{ id, kind, link, look, title: isKz ? titleKz : titleRu, text: isKz ? textKz : textRu },
          ...(product
            ? {
                picture: {
                  externalId: product.externalId,
                  ...(product.imageVersion === undefined ? {} : { imageVersion: product.imageVersion }),
                },
              }
            : {}),
        };
      });
    },
    async renew() {
      const next = await load();
      rows = Promise.resolve(next);
    },
    onTurn: (listener) => listeners.add(listener),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
