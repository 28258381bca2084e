import type { Article } from '#contract/content.ts';
import { localePath } from '#domain/locale.ts';
import { formatDate } from '#domain/time.ts';
import { Button } from '../../design/button.tsx';
import { SectionTitle } from '../../design/page-title.tsx';
import { Panel } from '../../design/panel.tsx';
import { type CardProduct, toCardProduct } from '../../features/catalog/card-product.ts';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen, type LoadContext } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { ArticleGrid } from './article-card.tsx';
import { ArticlePicture } from './article-picture.tsx';
import styles from './article-screen.module.css';
import { Contents } from './contents.tsx';
import { GoodsBeside } from './goods-beside.tsx';
import { TextBlocks } from './text-blocks.tsx';

interface ArticleData {
  article: Article;
  /** The goods of each section that the text embeds. */
  shelves: Record<string, CardProduct[]>;
  /** A product of its first section and what a builder takes with it. */
  goods: CardProduct[];
}

const SHELF_SIZE = 12;
const MOST_BESIDE = 4;

export const { Screen, load, seo, structuredData } = defineScreen<ArticleData>({
  async load(context) {
    const { api, params } = context;
    const { category = '', code = '' } = params;
    const article = requireValue(
      await api('GET /api/v1/advice/{category}/{code}/', { params: { category, code } }),
    ).data;
    const embedded = article.blocks.flatMap((block) =>
      block.kind === 'products' ? [block.sectionCode] : [],
    );
    const [shelves, goods] = await Promise.all([
      findShelves(embedded, SHELF_SIZE, context),
      findGoods(article.sections, context),
    ]);
    return { article, shelves, goods };
  },

  seo: ({ article }, t) => ({
    title: t('advice.articleSeoTitle', { title: article.title }),
    description: article.description,
    type: 'article',
  }),

  structuredData: async ({ article }, place) => {
    const { toArticleFacts } = await import('./article-facts.ts');
    return toArticleFacts(article, place);
  },

  Screen({ data }) {
    const { t, locale } = useWords();
    const { article, shelves, goods } = data;
    const [first] = article.blocks;
    const lead = first?.kind === 'paragraph' ? [first] : [];
    const rest = article.blocks.slice(lead.length);
    return (
      <ScreenFrame
        title={article.title}
        parents={[
          { name: t('advice.title'), href: '/advice' },
          { name: article.categoryName, href: `/advice/${article.category}` },
        ]}
        below={
          <p className={styles.facts}>
            <time dateTime={article.date}>{formatDate(article.date, locale, { hasYear: true })}</time>
            <span>{t('advice.minutes', { count: article.minutes })}</span>
          </p>
        }
      >
        <article className={styles.columns}>
          <div className={styles.hero} data-pictured={article.pictureId !== null || undefined}>
            {article.pictureId === null ? null : (
              <ArticlePicture
                pictureId={article.pictureId}
                sizes="min(560px, 92vw)"
                className={styles.picture}
                isEager
              />
            )}
            <TextBlocks blocks={lead} />
          </div>
          <Contents blocks={article.blocks} className={styles.contents} />
          <div className={styles.text}>
            <TextBlocks
              blocks={rest}
              hasLead={false}
              embed={(block) =>
                // A shelf needs the whole page and stands below; its one line leads to the catalogue.
                block.kind === 'products' ? null : (
                  <Panel className={styles.calculator}>
                    <p>{t('advice.calculator')}</p>
                    <Button look="secondary" href={localePath(`/calculator?code=${block.code}`, locale)}>
                      {t('advice.toCalculator')}
                    </Button>
                  </Panel>
                )
              }
            />
          </div>
          <GoodsBeside goods={goods} className={styles.goods} />
        </article>
        {Object.entries(shelves).map(([sectionCode, products]) => (
          <ProductShelf
            key={sectionCode}
            title={t('advice.goods')}
            products={products}
            link={
              <a className="link" href={localePath(`/c/${sectionCode}`, locale)}>
                {t('advice.allGoods')}
              </a>
            }
          />
        ))}
        <section aria-labelledby="more-advice">
          <SectionTitle id="more-advice">{t('advice.more')}</SectionTitle>
          <ArticleGrid articles={article.related} />
        </section>
      </ScreenFrame>
    );
  },
});

/** A shelf is never worth a failed page: without an answer there is none. */
async function findShelves(
  sections: readonly string[],
  pageSize: number,
  { api, cityCode }: LoadContext,
): Promise<ArticleData['shelves']> {
  const shelves = await Promise.all(
    sections.map(async (sectionCode) => {
      const listing = await api('GET /api/v2/products/', {
        query: { city: cityCode, sectionCode, pageSize },
      });
      return [sectionCode, listing.ok ? listing.value.items.map(toCardProduct) : []] as const;
    }),
  );
  return Object.fromEntries(shelves);
}

/** What fits together by the shop's own rules; where they say too little, a product of each of the other sections. */
async function findGoods(sections: readonly string[], context: LoadContext): Promise<CardProduct[]> {
  const [main = '', ...others] = sections;
  const [first] = Object.values(await findShelves([main], 1, context)).flat();
  if (!first) return [];
  const { api, cityCode } = context;
  const found = await api('GET /api/v1/products/{code}/companions/', {
    params: { code: first.code },
    query: { city: cityCode },
  });
  const taken = found.ok ? found.value.data.map(({ product }) => toCardProduct(product)) : [];
  const rest = taken.length > 1 ? taken : Object.values(await findShelves(others, 1, context)).flat();
  return [first, ...rest].slice(0, MOST_BESIDE);
}
