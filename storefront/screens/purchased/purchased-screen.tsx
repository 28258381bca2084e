import { localePath } from '#domain/locale.ts';
import { ASKED_WORD, type Asked, parseAsked } from '#domain/plain-words.ts';
import { almatyDate } from '#domain/time.ts';
import { Button } from '../../design/button.tsx';
import { LinkChip } from '../../design/chip.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Pager } from '../../design/pager.tsx';
import { toCardProduct } from '../../features/catalog/card-product.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { OwnReviews, type OwnReviewsData } from './own-reviews.tsx';
import { PurchasedCard } from './purchased-card.tsx';
import { PurchasedFilter } from './purchased-filter.tsx';
import { isFiltered, type PurchasedIntent, readIntent, toSearch } from './purchased-intent.ts';
import styles from './purchased-screen.module.css';
import type { ShownItem } from './shown-item.ts';

/** `?reviews`: the same goods as what is written about them. */
const REVIEWS = 'reviews';

interface PurchasedData {
  reviews?: { own: OwnReviewsData; wanted: string; asked: Asked | null };
  intent: PurchasedIntent;
  items: ShownItem[];
  sections: { code: string; name: string; count: number }[];
  meta: { page: number; pageSize: number; total: number };
  today: string;
}

/** Everything bought so far: what it cost then and costs now, how long it lasts, and the way to buy it again. */
export const { Screen, load, seo } = defineScreen<PurchasedData>({
  async load({ api, url, cityCode }) {
    const intent = readIntent(url.searchParams);
    const today = almatyDate(new Date());
    const wanted = url.searchParams.get(REVIEWS);
    if (wanted !== null) {
      const own = requireValue(await api('GET /api/v1/reviews/')).data;
      const nothing = { items: [], sections: [], meta: { page: 1, pageSize: 1, total: 0 } };
      return {
        intent,
        ...nothing,
        today,
        reviews: { own, wanted, asked: parseAsked(url.searchParams.get(ASKED_WORD)) },
      };
    }
    const answer = await api('GET /api/v1/products/purchased/', {
      query: {
        city: cityCode,
        page: intent.page,
        sort: intent.sort,
        q: intent.q,
        dateFrom: intent.from,
        dateTo: intent.to,
        ...(intent.section === '' ? {} : { sectionsCode: [intent.section] }),
      },
    });
    const { items, sections, meta } = requireValue(answer);
    return {
      intent,
      items: items.map((item) => ({ ...item, product: item.product && toCardProduct(item.product) })),
      sections,
      meta,
      today,
    };
  },

  seo: (_data, t) => ({
    title: t('purchased.title'),
    description: t('purchased.seo'),
    isRobotsBlock: true,
  }),

  Screen({ data: { intent, items, sections, meta, today, reviews } }) {
    const { t, locale } = useWords();
    const path = localePath('/personal/purchased', locale);
    const parents = [{ name: t('personal.menu'), href: '/personal' }];
    if (reviews) {
      return (
        <ScreenFrame title={t('reviews.mine')} parents={parents}>
          <Views isReviews />
          <OwnReviews key={reviews.wanted} data={reviews.own} wanted={reviews.wanted} asked={reviews.asked} />
        </ScreenFrame>
      );
    }
    if (meta.total === 0 && !isFiltered(intent)) {
      return (
        <ScreenFrame title={t('purchased.title')} parents={parents}>
          <EmptyState
            icon="box"
            drawing="orders"
            title={t('purchased.empty')}
            actions={
              <>
                <Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>
                <Button look="secondary" href={localePath('/personal/orders', locale)}>
                  {t('personal.orders')}
                </Button>
              </>
            }
          >
            {t('purchased.text')}
          </EmptyState>
        </ScreenFrame>
      );
    }
    const exportHref = `/api/v1/products/purchased/export/${toExportSearch(intent, locale)}`;
    return (
      <ScreenFrame
        title={t('purchased.title')}
        parents={parents}
        note={t('lists.count', { count: meta.total })}
        end={
          <Button look="secondary" icon="download" href={exportHref} download="sheber-purchased.xlsx">
            {t('purchased.export')}
          </Button>
        }
      >
        <Views isReviews={false} />
        <PurchasedFilter intent={intent} sections={sections} path={path} />
        {items.length === 0 ? (
          <EmptyState
            icon="search"
            drawing="nothing"
            title={t('purchased.nothing')}
            actions={
              <Button look="secondary" href={path}>
                {t('purchased.reset')}
              </Button>
            }
          />
        ) : (
          <ul className={styles.list}>
            {items.map((item) => (
              <PurchasedCard key={item.productCode} item={item} today={today} />
            ))}
          </ul>
        )}
        <Pager
          page={meta.page}
          pageCount={Math.ceil(meta.total / meta.pageSize)}
          hrefOf={(page) => path + toSearch({ ...intent, page })}
        />
      </ScreenFrame>
    );
  },
});

/** Both views of what was bought, as links. */
function Views({ isReviews }: { isReviews: boolean }) {
  const { t, locale } = useWords();
  const path = localePath('/personal/purchased', locale);
  return (
    <nav className={styles.views} aria-label={t('purchased.title')}>
      <LinkChip href={path} isCurrent={!isReviews}>
        {t('purchased.title')}
      </LinkChip>
      <LinkChip href={`${path}?${REVIEWS}=`} isCurrent={isReviews}>
        {t('reviews.mine')}
      </LinkChip>
    </nav>
  );
}

/** The same choice by the names of the call. */
function toExportSearch({ q, section, from, to }: PurchasedIntent, lang: string): string {
  const given = Object.entries({ q, sectionsCode: section, dateFrom: from, dateTo: to, lang });
  return `?${new URLSearchParams(given.filter(([, value]) => value !== ''))}`;
}
