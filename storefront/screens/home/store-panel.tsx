import type { Store } from '#contract/stores.ts';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { OpenLine } from '../../page/open-line.tsx';
import { StoreNumber } from '../contacts/store-number.tsx';
import { StoreScheme } from '../contacts/store-scheme.tsx';
import styles from './store-panel.module.css';

export type StoreLine = Pick<Store, 'code' | 'cityCode' | 'name' | 'address' | 'hours' | 'point'>;

export function toStoreLine({ code, cityCode, name, address, hours, point }: Store): StoreLine {
  return { code, cityCode, name, address, hours, point };
}

/** Stores as a numbered list with the sheet beside it. */
export function StorePanel({ stores, madeAt }: { stores: readonly StoreLine[]; madeAt: string }) {
  const { t } = useWords();
  return (
    <Panel padding="none" className={styles.panel}>
      <ol className={styles.list}>
        {stores.map((store, index) => (
          <li key={store.code} className={styles.item}>
            <StoreNumber>{index + 1}</StoreNumber>
            <span className={styles.words}>
              <strong>{store.name}</strong>
              <span className={styles.address}>{store.address}</span>
              <OpenLine hours={store.hours} madeAt={madeAt} />
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.scheme}>
        <StoreScheme points={stores.map(({ point }) => point)} label={t('store.scheme')} />
      </div>
    </Panel>
  );
}
