import { localePath } from '#domain/locale.ts';
import { Icon, type IconName } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import styles from './home-benefits.module.css';

const BENEFITS: readonly { icon: IconName; href: string; title: MessageKey; text: MessageKey }[] = [
  { icon: 'truck', href: '/delivery', title: 'home.delivery', text: 'home.deliveryText' },
  { icon: 'store', href: '/contacts', title: 'home.pickup', text: 'home.pickupText' },
  { icon: 'receipt', href: '/returns', title: 'home.returns', text: 'home.returnsText' },
  { icon: 'club-card', href: '/club-rules', title: 'home.club', text: 'home.clubText' },
];

export function HomeBenefits() {
  const { t, locale } = useWords();
  return (
    <ul className={styles.benefits} aria-label={t('home.benefits')}>
      {BENEFITS.map(({ icon, href, title, text }) => (
        <li key={href}>
          <a className={styles.benefit} href={localePath(href, locale)}>
            <Icon name={icon} className={styles.icon} />
            <span>
              <span className={styles.title}>{t(title)}</span>
              <span className={styles.text}>{t(text)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
