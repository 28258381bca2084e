import type { Store } from '#contract/stores.ts';
import { Badge } from '../../design/badge.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import { OpenLine, WeekHours } from '../../page/open-line.tsx';
import styles from './store-card.module.css';
import { StoreNumber } from './store-number.tsx';

/** With phones ready to be shown and dialled. */
export type ContactStore = Omit<Store, 'id' | 'phones'> & { phones: { href: string; words: string }[] };

/** Services by the words of the API; one that has no words here is not shown. */
const SERVICES: Partial<Record<string, MessageKey>> = {
  pickup: 'service.pickup',
  returns: 'service.returns',
  tinting: 'service.tinting',
  cutting: 'service.cutting',
  keys: 'service.keys',
  rental: 'service.rental',
};

interface StoreCardProps {
  store: ContactStore;
  number: number;
  madeAt: string;
}

export function StoreCard({ store, number, madeAt }: StoreCardProps) {
  const { t } = useWords();
  const services = store.services.flatMap((service) => SERVICES[service] ?? []);
  return (
    <Panel as="article" className={styles.card}>
      <h3 className={styles.name}>
        <StoreNumber>{number}</StoreNumber>
        {store.name}
      </h3>
      <p className={styles.address}>{store.address}</p>
      <OpenLine hours={store.hours} madeAt={madeAt} />
      <WeekHours hours={store.hours} />
      <p className={styles.phones}>
        {store.phones.map(({ href, words }) => (
          <a key={href} className="link" href={href}>
            {words}
          </a>
        ))}
        {store.email ? (
          <a className="link" href={`mailto:${store.email}`}>
            {store.email}
          </a>
        ) : null}
      </p>
      <ul className={styles.services} aria-label={t('store.services')}>
        {services.map((words) => (
          <li key={words}>
            <Badge look="tint">{t(words)}</Badge>
          </li>
        ))}
        {store.hasParking ? (
          <li>
            <Badge look="tint">{t('service.parking')}</Badge>
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}
