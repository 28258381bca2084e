import { localePath } from '#domain/locale.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { defineScreen } from '../screen.ts';

/** Where the cookie of the old application leads: a plain notice and the way to the shop. */
export const { Screen, load, seo } = defineScreen<null>({
  load: async () => null,
  seo: (_data, t) => ({ title: t('mobile.title'), description: t('mobile.text'), isRobotsBlock: true }),
  Screen() {
    const { t, locale } = useWords();
    return (
      <EmptyState
        level={1}
        icon="info"
        title={t('mobile.title')}
        actions={<Button href={localePath('/', locale)}>{t('empty.toHome')}</Button>}
      >
        {t('mobile.text')}
      </EmptyState>
    );
  },
});
