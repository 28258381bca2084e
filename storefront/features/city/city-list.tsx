import { useId } from 'react';
import type { City } from '#contract/cities.ts';
import { Loading, Skeleton } from '../../design/skeleton.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './city-list.module.css';

interface CityListProps {
  title: string;
  rows: readonly { city: City; detail: string | null }[];
  currentCode: string;
  onChoose(code: string): void;
  /** More than one column where there is room. */
  isDense?: boolean;
}

/** A press chooses at once: buttons and not radios, which a walk with the arrows would choose one by one. */
export function CityList({ title, rows, currentCode, onChoose, isDense = false }: CityListProps) {
  const { t } = useWords();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      <ul className={styles.list} data-dense={isDense || undefined}>
        {rows.map(({ city, detail }) => {
          const isCurrent = city.code === currentCode;
          return (
            <li key={city.code}>
              <button
                className={styles.city}
                type="button"
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => onChoose(city.code)}
              >
                <span className={styles.words}>
                  <span className={styles.name}>{city.name}</span>
                  {isCurrent ? <span className="visually-hidden">, {t('city.current')}</span> : null}
                  {detail === null ? null : <span className={styles.detail}>{detail}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const BONES = ['a', 'b', 'c', 'd', 'e', 'f'];

export function CityListWaiting() {
  const { t } = useWords();
  return (
    <Loading label={t('city.loading')}>
      <Skeleton shape="picture" className={styles.mapBone} />
      {BONES.map((bone) => (
        <div key={bone} className={styles.bone}>
          <Skeleton width={40} />
        </div>
      ))}
    </Loading>
  );
}
