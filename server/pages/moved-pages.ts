/** Addresses that were given up and where they lead now: known in memory, asked for anew when the catalogue has changed. */
import type { FastifyInstance } from 'fastify';
import { localeOfPath, localePath, stripLocale } from '#domain/locale.ts';
import { toLedAddress } from '#domain/office/led-addresses.ts';

const BURST_MS = 1000;
const PAYLOAD = /\/_payload\.json$/;

interface Redirect {
  from: string;
  to: string;
  /** Led by staff: whatever page is there goes before it. */
  isByHand: boolean;
}

export interface MovedPages {
  /** Where this address leads now, in its own language and with its own questions; null: it is where it was. */
  find(url: string): string | null;
  /** The same of an address where no page was found: also what staff lead by hand. */
  findMissed(url: string): string | null;
}

export function createMovedPages(
  app: FastifyInstance,
  listRedirects: () => Promise<readonly Redirect[]>,
  onCatalogChange: (listener: () => void) => void,
): MovedPages {
  let known: ReadonlyMap<string, string> = new Map();
  let byHand: ReadonlyMap<string, string> = new Map();
  let next: NodeJS.Timeout | undefined;

  async function renew(): Promise<void> {
    // Without an answer the last ones stay.
    const found = await listRedirects().catch(() => null);
    if (!found) return;
    const { own = [], hand = [] } = Object.groupBy(found, ({ isByHand }) => (isByHand ? 'hand' : 'own'));
    known = new Map(own.map(({ from, to }) => [from, to]));
    byHand = new Map(hand.map(({ from, to }) => [from, to]));
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

  const withQuestions = (to: string, path: string, questions: readonly string[]) =>
    [localePath(to, localeOfPath(path)), ...questions].join('?');

  return {
    find(url) {
      if (known.size === 0) return null;
      const [path = '/', ...questions] = url.split('?');
      const bare = stripLocale(path);
      const to = known.get(bare.endsWith('/') ? bare : `${bare}/`);
      return to === undefined ? null : withQuestions(to, path, questions);
    },
    findMissed(url) {
      if (known.size + byHand.size === 0) return null;
      const [asked = '/', ...questions] = url.split('?');
      const path = asked.replace(PAYLOAD, '');
      const from = toLedAddress(path);
      const to = from === null ? undefined : (known.get(from) ?? byHand.get(from));
      return to === undefined ? null : withQuestions(to, path, questions);
    },
  };
}

/** Asked for by a page that is open already, not by a browser's own window. */
export const isPayload = (url: string): boolean => PAYLOAD.test(url.replace(/\?.*$/s, ''));
