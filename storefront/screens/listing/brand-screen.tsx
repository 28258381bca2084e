import { localePath } from '#domain/locale.ts';
import { LinkChip } from '../../design/chip.tsx';
import { fetchControls, Listing } from '../../features/listing/listing.tsx';
import type { ListingData } from '../../features/listing/listing-load.ts';
import { canonicalQuery, isNarrowed, type ListingPlace } from '../../features/listing/place.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { getWords } from '../../i18n/messages.ts';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import styles from './brand-screen.module.css';

interface BrandData {
  name: string;
  country: string;
  isOwnLabel: boolean;
  count: number;
  description: string;
  sections: { code: string; name: string; count: number }[];
  place: ListingPlace;
  listing: ListingData;
}

export const { Screen, load, seo, prepare, structuredData } = defineScreen<BrandData>({
  prepare: fetchControls,

  async load(context) {
    const { loadListing, readChoice } = await import('../../features/listing/listing-load.ts');
    const { api, cityCode, params } = context;
    const { code: brandCode = '' } = params;
    const asked = readChoice(context);
    const found = api('GET /api/v1/brands/{code}/', {
      params: { code: brandCode },
      query: { city: cityCode },
    });
    const { data: listing } = await loadListing(context, { brandCode }, asked, found);
    const { code, name, country, isOwnLabel, count, description, sections } = requireValue(await found).data;
    const place = { path: `/brands/${code}` };
    return { name, country, isOwnLabel, count, description, sections, place, listing };
  },

  seo: ({ name, country, count, sections, place, listing }, t) => ({
    title: t(listing.page === 1 ? 'brand.seoTitle' : 'section.seoTitlePage', { name, page: listing.page }),
    description: t(listing.page === 1 ? 'brand.seoDescription' : 'section.seoDescriptionPage', {
      name,
      country,
      count,
      page: listing.page,
      parent: t('brands.title'),
      sections: sections
        .slice(0, 4)
        .map((section) => section.name.toLowerCase())
        .join(', '),
    }),
    canonicalQuery: canonicalQuery(place, listing.choice),
    isRobotsBlock: isNarrowed(place, listing.choice),
  }),

  structuredData: async ({ name, place, listing }, at) => {
    const { toBreadcrumbFacts, toListFacts } = await import('../../page/head/structured-data.ts');
    const { t } = getWords(at.locale);
    return [
      toBreadcrumbFacts(
        [
          { name: t('brands.title'), href: '/brands' },
          { name, href: place.path },
        ],
        at,
      ),
      toListFacts(
        name,
        listing.items.map(({ code }) => `/p/${code}`),
        at,
      ),
    ];
  },

  Screen({ data }) {
    const { t, locale } = useWords();
    const { name, count, listing } = data;
    return (
      <ScreenFrame
        title={name}
        note={
          listing.total === count
            ? t('section.total', { count })
            : t('listing.totalOf', { count: listing.total, all: count })
        }
        parents={[{ name: t('brands.title'), href: '/brands' }]}
      >
        <div className={styles.about}>
          <p className={styles.fact}>{data.isOwnLabel ? t('brands.own') : data.country}</p>
          <p className={styles.text}>{data.description}</p>
          <ul className={styles.sections} aria-label={t('brand.sections')}>
            {data.sections.map((section) => (
              <li key={section.code}>
                <LinkChip href={localePath(`/c/${section.code}`, locale)}>
                  {section.name} · {section.count}
                </LinkChip>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.body}>
          <Listing
            key={data.place.path}
            listing={listing}
            place={data.place}
            label={t('brand.goods', { name })}
          />
        </div>
      </ScreenFrame>
    );
  },
});
