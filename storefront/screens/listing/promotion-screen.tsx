import type { PromotionCard } from '#contract/promotions.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { SectionTitle } from '../../design/page-title.tsx';
import { type CardProduct, toCardProduct } from '../../features/catalog/card-product.ts';
import { Picture } from '../../features/catalog/picture.tsx';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { fetchControls, Listing } from '../../features/listing/listing.tsx';
import type { ListingData } from '../../features/listing/listing-load.ts';
import { canonicalQuery, isNarrowed, type ListingPlace } from '../../features/listing/place.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { getWords } from '../../i18n/messages.ts';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { PromotionCover } from '../promotions/promotion-cover.tsx';
import { PromotionTime } from '../promotions/promotion-time.tsx';
import styles from './promotion-screen.module.css';

interface PromotionData {
  promotion: PromotionCard;
  rules: string[];
  parts: { product: CardProduct; count: number }[];
  gift: (CardProduct & { code: string }) | null;
  place: ListingPlace;
  /** Absent where the promotion is about everything. */
  listing: ListingData | null;
  madeAt: string;
}

export const { Screen, load, seo, prepare, structuredData } = defineScreen<PromotionData>({
  prepare: fetchControls,

  async load(context) {
    const { loadListing, readChoice } = await import('../../features/listing/listing-load.ts');
    const { api, cityCode, params } = context;
    const { code = '' } = params;
    const asked = readChoice(context);
    const found = api('GET /api/v1/promo/{code}/', { params: { code }, query: { city: cityCode } });
    const { rules, parts, gift, ...promotion } = requireValue(await found).data;
    const listing =
      promotion.goods === undefined ? null : (await loadListing(context, { promo: code }, asked, found)).data;
    return {
      promotion,
      rules,
      parts: parts.map(({ product, count }) => ({ product: toCardProduct(product), count })),
      gift: gift ? toCardProduct(gift) : null,
      place: { path: `/promo/${code}` },
      listing,
      madeAt: new Date().toISOString(),
    };
  },

  seo: ({ promotion: { title, lead }, place, listing }, t) => {
    const page = listing?.page ?? 1;
    return {
      title:
        page === 1 ? t('promo.seoTitleOne', { title }) : t('section.seoTitlePage', { name: title, page }),
      description:
        page === 1
          ? lead
          : t('section.seoDescriptionPage', { name: title, page, parent: t('promotions.title') }),
      ...(listing
        ? {
            canonicalQuery: canonicalQuery(place, listing.choice),
            isRobotsBlock: isNarrowed(place, listing.choice),
          }
        : {}),
    };
  },

  structuredData: async ({ promotion, place }, at) => {
    const { toBreadcrumbFacts } = await import('../../page/head/structured-data.ts');
    const { t } = getWords(at.locale);
    return [
      toBreadcrumbFacts(
        [
          { name: t('promotions.title'), href: '/promo' },
          { name: promotion.title, href: place.path },
        ],
        at,
      ),
    ];
  },

  Screen({ data }) {
    const { t, locale } = useWords();
    const { promotion, listing, place, parts } = data;
    return (
      <ScreenFrame
        title={promotion.title}
        parents={[{ name: t('promotions.title'), href: '/promo' }]}
        note={listing ? t('section.total', { count: listing.total }) : undefined}
      >
        <Head data={data} />
        {parts.length > 0 ? (
          <ProductShelf title={t('promo.kit')} products={parts.map(({ product }) => product)} />
        ) : listing ? (
          <div className={styles.goods}>
            <SectionTitle id="promo-goods">{t('promo.goods')}</SectionTitle>
            <Listing key={place.path} listing={listing} place={place} label={t('promo.goods')} />
          </div>
        ) : (
          <p>
            <Button look="secondary" href={localePath('/catalog', locale)}>
              {t('promo.everything')}
            </Button>
          </p>
        )}
      </ScreenFrame>
    );
  },
});

/** What is offered, until when, under which rules, and what can be done with it. */
function Head({ data: { promotion, rules, gift, madeAt } }: { data: PromotionData }) {
  const { t, locale } = useWords();
  const { code, title, lead, state, isHere, cities, needsCard } = promotion;
  return (
    <div className={styles.head}>
      <PromotionCover promotion={promotion} size="page" />
      <div className={styles.about}>
        {state === 'ended' ? <Notice look="changed">{t('promo.endedNote')}</Notice> : null}
        {state === 'coming' ? <Notice look="changed">{t('promo.comingNote')}</Notice> : null}
        {isHere ? null : <Notice look="changed">{t('promo.notHere', { cities: cities.join(', ') })}</Notice>}
        <p className={styles.lead}>{lead}</p>
        <PromotionTime promotion={promotion} madeAt={madeAt} />
        {needsCard ? <Badge look="club">{t('promo.withCard')}</Badge> : null}
        <div className={styles.actions}>
          {state === 'ended' ? null : (
            <Button href={localePath(`/promo-calculator?promo=${code}`, locale)} icon="calculator">
              {t('promo.calculate')}
            </Button>
          )}
          <Button
            look="secondary"
            icon="link"
            onClick={() =>
              import('../../page/address/share-page.ts').then(({ sharePage }) => sharePage(title, t))
            }
          >
            {t('product.share')}
          </Button>
        </div>
      </div>
      <div className={styles.rules}>
        <h2 className={styles.rulesTitle}>{t('promo.rules')}</h2>
        <ul className={styles.list}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {gift ? (
          <a className={styles.gift} href={localePath(`/p/${gift.code}`, locale)}>
            <Picture of={gift} size="xs_96" />
            <span>
              <b>{t('promo.gift')}</b>
              <span>{keepNumbersWhole(gift.name)}</span>
              <span className={styles.worth}>{t('promo.worth', { sum: formatTenge(gift.price) })}</span>
            </span>
          </a>
        ) : null}
      </div>
    </div>
  );
}
