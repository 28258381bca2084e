import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Logo } from '../../design/logo.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import styles from './mobile-deprecated-screen.module.css';

/** Where the cookie of the old application leads: a plain notice and the way to the shop. */
export const { Screen, load, seo } = defineScreen<null>({
  load: async () => null,
  seo: (_data, t) => ({ title: t('mobile.title'), description: t('mobile.text'), isRobotsBlock: true }),
  Screen() {
    const { t, locale } = useWords();
    return (
      <div className={`container ${styles.notice}`}>
        <a className={styles.logo} href={localePath('/', locale)}>
          <Logo name={t('shop.name')} />
        </a>
        <EmptyState
          level={1}
          icon="info"
          title={t('mobile.title')}
          actions={<Button href={localePath('/', locale)}>{t('empty.toHome')}</Button>}
        >
          {t('mobile.text')}
        </EmptyState>
      </div>
    );
  },
});
