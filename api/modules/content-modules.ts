/** What the shop says and is told: texts, the words of pages for search engines, feeds for partners, questions and calls back. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerContent } from '../content/content.routes.ts';
import { createContent, listPublishedTexts } from '../content/content.ts';
import { registerFeedback } from '../feedback/feedback.routes.ts';
import { createFeedback } from '../feedback/feedback.ts';
import { registerNotices } from '../feedback/notices.routes.ts';
import { registerFeeds } from '../feeds/feeds.routes.ts';
import { createFeeds } from '../feeds/feeds.ts';
import type { Foundation } from '../foundation.ts';
import { registerHome } from '../home/home.routes.ts';
import { createHome } from '../home/home.ts';
import { registerImages } from '../images/images.routes.ts';
import { createMissedAddresses } from '../redirects/redirects.ts';
import { registerSeo } from '../seo/seo.routes.ts';
import { createSeo } from '../seo/seo.ts';
import { registerLetterLinks } from '../wanted-letters/wanted-letters.routes.ts';
import type { GoodsModules } from './goods-modules.ts';

const OWN_CONTENT = join(import.meta.dirname, '..', '..', 'content');

export function registerContentModules(foundation: Foundation, { sets }: GoodsModules) {
  const { http, log, config, db, cities, catalog, mail, images, index, publicUrl } = foundation;
  registerFeedback(http, createFeedback({ db, mail, publicUrl, shopMail: config.shopMail ?? null }), cities);
  registerNotices(http, db);
  registerLetterLinks(http.app, db);
  const content = createContent(
    config.contentDir ?? OWN_CONTENT,
    (file, error) => log.warn({ file, reason: String(error) }, 'a text could not be read'),
    () => listPublishedTexts(db),
  );
  index.beforePages(content.renew);
  registerContent(http, content);
  registerImages(http, { images, listTextPictures: content.listPictures });
  const seo = createSeo({ db, catalog, cities, sets, publicUrl });
  registerSeo(http, seo, cities);
  const feeds = createFeeds({
    db,
    catalog,
    publicUrl,
    merchantId: config.kaspiMerchant ?? 'sheber',
    folder: join(config.dataDir ?? tmpdir(), 'feeds'),
  });
  registerFeeds(http, feeds);
  const home = createHome(db, catalog);
  index.beforePages(home.renew);
  registerHome(http, home, cities);
  http.app.addHook('onClose', async () => home.close());
  const missed = createMissedAddresses(db, (error) =>
    log.warn({ reason: String(error) }, 'missed addresses could not be counted'),
  );
  return { content, seo, feeds, home, missed };
}

export type ContentModules = ReturnType<typeof registerContentModules>;
