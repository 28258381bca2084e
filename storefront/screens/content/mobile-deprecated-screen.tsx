import { localePath } from '#domain/locale.ts';
import { LEAVE_OLD_APPLICATION } from '#domain/navigation.ts';
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
    // Else the cookie would lead straight back here.
    const home = localePath(`/?${LEAVE_OLD_APPLICATION}=1`, locale);
    return (
      <div className={`container ${styles.notice}`}>
        <a className={styles.logo} href={home}>
          <Logo name={t('shop.name')} />
        </a>
        <EmptyState
          level={1}
          icon="info"
          title={t('mobile.title')}
          actions={<Button href={home}>{t('empty.toHome')}</Button>}
        >
          {t('mobile.text')}
        </EmptyState>
      </div>
    );
  },
});
