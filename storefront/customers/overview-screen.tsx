import { localePath } from '#domain/locale.ts';
import { ScreenFrame } from '../content/content.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import type { MessageKey } from '../i18n/translate.ts';
import { requireValue } from '../require-value.ts';
import { defineScreen } from '../screen.ts';
import styles from './overview-screen.module.css';

const rooms: readonly { path: string; icon: IconName; title: MessageKey; text: MessageKey }[] = [
  { path: '/personal/orders', icon: 'box', title: 'personal.orders', text: 'overview.orders' },
  { path: '/personal/purchased', icon: 'refresh', title: 'personal.purchased', text: 'overview.purchased' },
  { path: '/personal/estimates', icon: 'estimate', title: 'personal.estimates', text: 'overview.estimates' },
  { path: '/personal/clubcard', icon: 'club-card', title: 'personal.clubCard', text: 'overview.clubcard' },
  { path: '/personal/address', icon: 'map-pin', title: 'personal.addresses', text: 'overview.addresses' },
  { path: '/personal/private', icon: 'user', title: 'personal.private', text: 'overview.private' },
];

export const { Screen, load, seo } = defineScreen<{ firstName: string }>({
  async load({ api }) {
    const { data } = requireValue(await api('GET /api/v1/users/'));
    return { firstName: data.firstName };
  },

  seo: (_data, t) => ({ title: t('personal.overview'), description: t('overview.seo'), isRobotsBlock: true }),

  Screen({ data }) {
    const { t, locale } = useWords();
    return (
      <ScreenFrame title={t('overview.hello', data)} crumb={t('personal.overview')}>
        <ul className={styles.rooms}>
          {rooms.map(({ path, icon, title, text }) => (
            <li key={path}>
              <a className={styles.room} href={localePath(path, locale)}>
                <Icon name={icon} size={28} />
                <span className={styles.title}>{t(title)}</span>
                <span className={styles.text}>{t(text)}</span>
              </a>
            </li>
          ))}
        </ul>
      </ScreenFrame>
    );
  },
});
