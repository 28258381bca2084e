import { localePath } from '#domain/locale.ts';
import { Icon } from '../../design/icon.tsx';
import { Logo } from '../../design/logo.tsx';
import { ToastRegion } from '../../design/toast.tsx';
import { CityButton, CityChoice } from '../../features/city/city.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { OfflineNotice } from '../../page/offline-notice.tsx';
import { useSeller } from '../../page/shell.ts';
import { PlainFooter } from '../footer/footer.tsx';
import { LanguageSwitch, Login } from '../header/header.tsx';
import { MainContent } from './main-content.tsx';
import styles from './order-layout.module.css';
import { ProgressLine } from './progress-line.tsx';
import { SkipLink } from './skip-link.tsx';

/** Around the order: nothing that leads away from it but the way back to the cart. */
export default function OrderLayout() {
  const { t, locale } = useWords();
  const seller = useSeller();
  return (
    <>
      <SkipLink />
      <ProgressLine />
      <header className={styles.header} data-ground="dark" data-print="no">
        <div className={`container ${styles.row}`}>
          <a className={styles.logo} href={localePath('/', locale)}>
            <Logo name={t('shop.name')} />
          </a>
          <a className={styles.back} href={localePath('/cart', locale)}>
            <Icon name="chevron-left" size={18} />
            {t('order.backToCart')}
          </a>
          <CityButton className={styles.city} />
          <a className={styles.phone} href={seller.phoneLink}>
            <Icon name="phone" size={18} />
            <span className={styles.number}>{seller.phone}</span>
          </a>
          <LanguageSwitch className={styles.language} />
        </div>
      </header>
      <MainContent className="container" />
      <PlainFooter />
      <CityChoice />
      <Login />
      <ToastRegion />
      <OfflineNotice />
    </>
  );
}
