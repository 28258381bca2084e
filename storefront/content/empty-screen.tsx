/**
 * A screen of which the shop has nothing to show: it says so, says what to do instead, and leads on.
 */
import type { RecommendationName } from '#contract/recommendations.ts';
import { localePath } from '#domain/locale.ts';
import { type CardProduct, findRecommended, ProductShelf } from '../catalog/catalog.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import type { IconName } from '../design/icon.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import type { MessageKey } from '../i18n/translate.ts';
import { defineScreen, type ScreenModule } from '../screen.ts';
import { ScreenFrame } from './screen-frame.tsx';

interface EmptyScreen {
  words: Record<'title' | 'empty' | 'text' | 'seo', MessageKey>;
  icon: IconName;
  /** Where to go on, addresses without the language; the first one is the main one. */
  leads: readonly { href: string; words: MessageKey }[];
  shelf?: RecommendationName;
  isRobotsBlock?: boolean;
  validate?: ScreenModule['validate'];
}

export function defineEmptyScreen(screen: EmptyScreen): ScreenModule<{ products: CardProduct[] }> {
  const { words, icon, leads, shelf, isRobotsBlock = false, validate } = screen;
  return defineScreen({
    validate,
    load: async (context) => ({ products: shelf ? await findRecommended(context, shelf) : [] }),
    seo: (_data, t) => ({ title: t(words.title), description: t(words.seo), isRobotsBlock }),
    Screen({ data }) {
      const { t, locale } = useWords();
      return (
        <ScreenFrame title={t(words.title)}>
          <EmptyState
            icon={icon}
            title={t(words.empty)}
            actions={leads.map(({ href, words: lead }, index) => (
              <Button key={href} href={localePath(href, locale)} look={index === 0 ? 'primary' : 'secondary'}>
                {t(lead)}
              </Button>
            ))}
          >
            {t(words.text)}
          </EmptyState>
          <ProductShelf title={t('lists.popular')} products={data.products} />
        </ScreenFrame>
      );
    },
  });
}
