import type { PromotionCard, PromotionKind } from '#contract/promotions.ts';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { LinkChip } from '../../design/chip.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { SectionTitle } from '../../design/page-title.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { useShell } from '../../page/shell.ts';
import { PromotionGrid } from './promotion-card.tsx';
import styles from './promotions-screen.module.css';

interface PromotionsData {
  promotions: PromotionCard[];
  kind: PromotionKind | null;
  madeAt: string;
}

const KINDS = {
  price: 'promo.kind.price',
  together: 'promo.kind.together',
  sum: 'promo.kind.sum',
  club: 'promo.kind.club',
  delivery: 'promo.kind.delivery',
} as const satisfies Record<PromotionKind, MessageKey>;

const isKind = (word: string | null): word is PromotionKind => word !== null && Object.hasOwn(KINDS, word);
const kinds = Object.keys(KINDS).filter(isKind);

export const { Screen, load, seo } = defineScreen<PromotionsData>({
  async load({ api, cityCode, url }) {
    const asked = url.searchParams.get('kind');
    const kind = isKind(asked) ? asked : null;
    const query = { city: cityCode, ...(kind ? { kind } : {}) };
    const promotions = requireValue(await api('GET /api/v1/promo/', { query })).data;
    return { promotions, kind, madeAt: new Date().toISOString() };
  },

  seo: ({ promotions, kind }, t) => ({
    title: kind ? t('promo.seoTitleKind', { kind: t(KINDS[kind]) }) : t('promotions.seoTitle'),
    description: t('promo.seoDescription', {
      count: promotions.filter(({ state }) => state === 'running').length,
    }),
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { city } = useShell();
    const { promotions, kind, madeAt } = data;
    const running = promotions.filter(({ state }) => state === 'running');
    const here = running.filter(({ isHere }) => isHere);
    const groups: [id: string, title: string, group: PromotionCard[]][] = [
      ['here', t('promo.here', { city: city.name }), here],
      ['coming', t('promo.coming'), promotions.filter(({ state }) => state === 'coming')],
      ['elsewhere', t('promo.elsewhere'), running.filter(({ isHere }) => !isHere)],
      ['archive', t('promo.archive'), promotions.filter(({ state }) => state === 'ended')],
    ];
    const chip = (each: PromotionKind | null, words: string) => (
      <LinkChip
        key={words}
        href={localePath(each ? `/promo?kind=${each}` : '/promo', locale)}
        isCurrent={each === kind}
      >
        {words}
      </LinkChip>
    );
    return (
      <ScreenFrame
        title={t('promotions.title')}
        note={t('promo.count', { count: here.length })}
        end={
          <a className="link" href={localePath('/promo-calculator', locale)}>
            {t('promoCalculator.title')}
          </a>
        }
      >
        <div className={styles.body}>
          <nav className={styles.kinds} aria-label={t('promo.kinds')}>
            {chip(null, t('promo.kind.all'))}
            {kinds.map((each) => chip(each, t(KINDS[each])))}
          </nav>
          {here.length === 0 ? (
            <EmptyState
              icon="percent"
              title={t('promotions.empty')}
              actions={<Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>}
            >
              {t('promotions.text')}
            </EmptyState>
          ) : null}
        </div>
        {groups.map(([id, title, group]) =>
          group.length > 0 ? (
            <section key={id} aria-labelledby={`promo-${id}`}>
              <SectionTitle id={`promo-${id}`} note={id === 'archive' ? t('promo.archiveNote') : undefined}>
                {title}
              </SectionTitle>
              <PromotionGrid promotions={group} madeAt={madeAt} />
            </section>
          ) : null,
        )}
      </ScreenFrame>
    );
  },
});
