import { localePath } from '#domain/locale.ts';
import { ScreenFrame } from '../content/content.ts';
import { LinkChip } from '../design/chip.tsx';
import { SectionTitle } from '../design/page-title.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { requireValue } from '../require-value.ts';
import { defineScreen } from '../screen.ts';
import styles from './brand-screen.module.css';
import { type CardProduct, toCardProduct } from './card-product.ts';
import { ProductGrid } from './product-grid.tsx';

interface BrandData {
  name: string;
  country: string;
  isOwnLabel: boolean;
  count: number;
  description: string;
  sections: { code: string; name: string; count: number }[];
  products: CardProduct[];
}

export const { Screen, load, seo } = defineScreen<BrandData>({
  async load({ api, cityCode, params }) {
    const found = await api('GET /api/v1/brands/{code}/', {
      params: { code: params.code ?? '' },
      query: { city: cityCode },
    });
    const { name, country, isOwnLabel, count, description, sections, products } = requireValue(found).data;
    return { name, country, isOwnLabel, count, description, sections, products: products.map(toCardProduct) };
  },

  seo: ({ name, country, count, sections }, t) => ({
    title: t('brand.seoTitle', { name }),
    description: t('brand.seoDescription', {
      name,
      country,
      count,
      sections: sections
        .slice(0, 4)
        .map((section) => section.name.toLowerCase())
        .join(', '),
    }),
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    return (
      <ScreenFrame
        title={data.name}
        note={t('section.total', { count: data.count })}
        parents={[{ name: t('brands.title'), href: '/brands' }]}
      >
        <div className={styles.about}>
          <p className={styles.fact}>{data.isOwnLabel ? t('brands.own') : data.country}</p>
          <p className={styles.text}>{data.description}</p>
          <ul className={styles.sections} aria-label={t('brand.sections')}>
            {data.sections.map(({ code, name, count }) => (
              <li key={code}>
                <LinkChip href={localePath(`/c/${code}`, locale)}>
                  {name} · {count}
                </LinkChip>
              </li>
            ))}
          </ul>
        </div>
        {data.products.length > 0 ? (
          <section aria-labelledby="brand-products">
            <SectionTitle id="brand-products">{t('brand.popular')}</SectionTitle>
            <ProductGrid products={data.products} columns={6} />
          </section>
        ) : null}
      </ScreenFrame>
    );
  },
});
