/** Files for price services as staff see them. */
import { getFeedFaults, getFeeds } from '#contract/office/kept-feeds.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { Feeds } from './feeds.ts';
import { countFeedFaults, FEED_FAULTS, type FeedFault, listFaultyGoods } from './office-feeds.queries.ts';

const AT_ONCE = 100;

/** What each service refuses or shows worse. */
function faultsOf(name: string): FeedFault[] {
  if (name === 'kaspi') return ['no_price'];
  if (name.startsWith('yandex-')) return ['no_price', 'no_picture', 'no_description'];
  const google: FeedFault[] = ['no_price', 'no_picture', 'no_description', 'no_barcode'];
  return name === 'google-kz' ? [...google, 'no_kazakh'] : google;
}

export function registerOfficeFeeds(
  door: OfficeHttp,
  { db, feeds, publicUrl }: { db: Database; feeds: Feeds; publicUrl: string },
): void {
  officeRoute(door, getFeeds, async () => {
    const [{ goods, ...counts }, kept] = await Promise.all([countFeedFaults(db), feeds.list()]);
    return {
      data: {
        goods,
        feeds: kept.map(({ madeAt, ...feed }) => ({
          ...feed,
          madeAt: madeAt?.toISOString() ?? null,
          address: `${publicUrl}/feeds/${feed.name}.xml`,
          faults: faultsOf(feed.name),
        })),
        faults: FEED_FAULTS.map((fault) => ({ fault, goods: counts[fault] })),
      },
    };
  });

  officeRoute(door, getFeedFaults, async ({ params, query, language }) => {
    const asked = { fault: params.fault, after: query.after, limit: AT_ONCE + 1, language };
    const rows = await listFaultyGoods(db, asked);
    const items = rows.slice(0, AT_ONCE);
    return { items, meta: { next: rows.length > AT_ONCE ? (items.at(-1)?.id ?? null) : null } };
  });
}
