import type { OfficeOpeningRow } from '#contract/office/opening.ts';
import { formatNumber } from '#domain/money.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { OfficeLink } from '../design/office-link.tsx';
import { Tag } from '../design/tag.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './opening.module.css';

/** Where each is done; letters are set where the shop is started. */
const PLACES: Readonly<Record<OfficeOpeningRow['step'], string | null>> = {
  seller: '/settings',
  cities: '/places',
  stores: '/places',
  sections: '/tree',
  brands: '/brands',
  products: '/products',
  prices: '/products',
  stock: '/stock',
  receiving: '/places',
  payments: '/settings',
  bank: '/settings',
  pictures: '/products?where=pictures:no',
  kazakh: '/products?where=kz:no',
  texts: '/texts',
  letters: null,
  administrators: '/staff',
};

export function OpeningSteps({ rows }: { rows: readonly OfficeOpeningRow[] }) {
  const { t } = useWords();
  return (
    <ol className={styles.steps}>
      {rows.map(({ step, isNeeded, isDone, count }) => {
        const to = PLACES[step];
        const words = (
          <>
            <span className={styles.mark} data-done={isDone || undefined}>
              <Icon name={isDone ? 'check' : isNeeded ? 'warning' : 'info'} size={18} />
            </span>
            <span className={styles.words}>
              <b>{t(`opening.step.${step}`)}</b>
              <span className={styles.hint}>{t(`opening.hint.${step}`)}</span>
            </span>
            <span className={styles.count}>{count === null ? null : formatNumber(count)}</span>
            <span className={styles.state}>
              {isDone ? (
                <Tag tone="good" icon="check">
                  {t('opening.done')}
                </Tag>
              ) : (
                <Tag tone={isNeeded ? 'warn' : 'plain'} icon={isNeeded ? 'warning' : 'info'}>
                  {t(isNeeded ? 'opening.needed' : 'opening.advised')}
                </Tag>
              )}
            </span>
          </>
        );
        return (
          <li key={step}>
            {to === null ? (
              <div className={styles.step}>{words}</div>
            ) : (
              <OfficeLink className={styles.step} to={to}>
                {words}
              </OfficeLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}
