import { localePath } from '#domain/locale.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useSeller } from '../../page/shell.ts';
import styles from './plain-footer.module.css';

/** Under the order: who sells and on what terms, and nothing that leads away. */
export function PlainFooter() {
  const { t, locale } = useWords();
  const seller = useSeller();
  return (
    <footer className={styles.footer} data-ground="dark" data-print="no">
      <div className={`container ${styles.row}`}>
        <p className={styles.seller}>
          {seller.own ? t('footer.sellerOwn', seller.own) : t('footer.seller', { bin: seller.bin })}
        </p>
        <nav className={styles.links} aria-label={t('footer.links')}>
          <a className={styles.link} href={localePath('/delivery', locale)}>
            {t('footer.delivery')}
          </a>
          <a className={styles.link} href={localePath('/payment', locale)}>
            {t('footer.payment')}
          </a>
          <a className={styles.link} href={localePath('/returns', locale)}>
            {t('footer.returns')}
          </a>
          <a className={styles.link} href={localePath('/offer', locale)}>
            {t('footer.offer')}
          </a>
        </nav>
      </div>
    </footer>
  );
}
