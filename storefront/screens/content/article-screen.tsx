import type { Article, Block } from '#contract/content.ts';
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
import styles from './article-screen.module.css';
import { TextBlocks } from './text-blocks.tsx';

interface ArticleData {
  article: Article;
  /** The goods of each section that the text embeds. */
  shelves: Record<string, CardProduct[]>;
}

const SHELF_SIZE = 12;

export const { Screen, load, seo, structuredData } = defineScreen<ArticleData>({
  async load(context) {
    const { api, params } = context;
    const { category = '', code = '' } = params;
    const article = requireValue(
      await api('GET /api/v1/advice/{category}/{code}/', { params: { category, code } }),
    ).data;
    return { article, shelves: await findShelves(article.blocks, context) };
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
    const { article, shelves } = data;
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
        <article>
          <TextBlocks
            blocks={article.blocks}
            embed={(block) =>
              block.kind === 'products' ? (
                <ProductShelf
                  title={t('advice.goods')}
                  products={shelves[block.sectionCode] ?? []}
                  link={
                    <a className="link" href={localePath(`/c/${block.sectionCode}`, locale)}>
                      {t('advice.allGoods')}
                    </a>
                  }
                />
              ) : (
                <Panel className={styles.calculator}>
                  <p>{t('advice.calculator')}</p>
                  <Button look="secondary" href={localePath(`/calculator?code=${block.code}`, locale)}>
                    {t('advice.toCalculator')}
                  </Button>
                </Panel>
              )
            }
          />
        </article>
        <section aria-labelledby="more-advice">
          <SectionTitle id="more-advice">{t('advice.more')}</SectionTitle>
          <ArticleGrid articles={article.related} />
        </section>
      </ScreenFrame>
    );
  },
});

/** A shelf is never worth a failed page: without an answer its one line stands. */
async function findShelves(
  blocks: readonly Block[],
  { api, cityCode }: LoadContext,
): Promise<ArticleData['shelves']> {
  const sections = blocks.flatMap((block) => (block.kind === 'products' ? [block.sectionCode] : []));
  const shelves = await Promise.all(
    sections.map(async (sectionCode) => {
      const listing = await api('GET /api/v2/products/', {
        query: { city: cityCode, sectionCode, pageSize: SHELF_SIZE },
      });
      return [sectionCode, listing.ok ? listing.value.items.map(toCardProduct) : []] as const;
    }),
  );
  return Object.fromEntries(shelves);
}
