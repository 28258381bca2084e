/** Addresses that were given up and where they lead now: known in memory, asked for anew when the catalogue has changed. */
import type { FastifyInstance } from 'fastify';
import { localeOfPath, localePath, stripLocale } from '#domain/locale.ts';

const BURST_MS = 1000;

export interface MovedPages {
  /** Where this address leads now, in its own language and with its own questions; null: it is where it was. */
  find(url: string): string | null;
}

export function createMovedPages(
  app: FastifyInstance,
  listRedirects: () => Promise<readonly { from: string; to: string }[]>,
  onCatalogChange: (listener: () => void) => void,
): MovedPages {
  let known: ReadonlyMap<string, string> = new Map();
  let next: NodeJS.Timeout | undefined;

  async function renew(): Promise<void> {
    // Without an answer the last ones stay.
    const found = await listRedirects().catch(() => null);
    if (found) known = new Map(found.map(({ from, to }) => [from, to]));
  }
  app.addHook('onReady', async () => {
    setImmediate(() => void renew());
  });
  app.addHook('onClose', async () => clearTimeout(next));
  // Prices change all the time: one look for a burst of them.
  onCatalogChange(() => {
    next ??= setTimeout(() => {
      next = undefined;
      void renew();
    }, BURST_MS);
    next.unref();
  });

  return {
    find(url) {
      if (known.size === 0) return null;
      const [path = '/', ...questions] = url.split('?');
      const bare = stripLocale(path);
      const to = known.get(bare.endsWith('/') ? bare : `${bare}/`);
      if (to === undefined) return null;
      return [localePath(to, localeOfPath(path)), ...questions].join('?');
    },
  };
}
