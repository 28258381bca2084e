import { useState } from 'react';
import type { OfficeProduct } from '#contract/office/products.ts';
import { formatNumber } from '#domain/money.ts';
import type { IconName } from '#storefront/design/icon.tsx';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';

type City = OfficeProduct['cities'][number];

const LOOKS: Readonly<Record<City['state'], { tone: 'good' | 'warn' | 'bad'; icon: IconName }>> = {
  here: { tone: 'good', icon: 'check' },
  later: { tone: 'warn', icon: 'clock' },
  order: { tone: 'warn', icon: 'clock' },
  shop_only: { tone: 'warn', icon: 'store' },
  none: { tone: 'bad', icon: 'close' },
  hidden: { tone: 'bad', icon: 'eye-off' },
};

/** Those that have some; the others are asked for. */
const FEW = 8;

/** What a visitor of each city is told: there, brought in some days, on order, or not to be had. */
export function CitiesPanel({ cities }: { cities: readonly City[] }) {
  const { t, locale } = useWords();
  const [isWhole, setWhole] = useState(cities.length <= FEW);
  const stocked = cities.filter(({ count, held }) => count > 0 || held > 0);
  const shown = isWhole ? cities : (stocked.length > 0 ? stocked : cities).slice(0, FEW);
  return (
    <Panel title={t('cities.title')} isFlush>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('cities.city')}</th>
            <th className={table.number}>{t('product.count')}</th>
            <th className={table.number}>{t('cities.held')}</th>
            <th>{t('cities.told')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ code, nameRu, nameKz, count, held, state, days }) => (
            <tr key={code}>
              <td>{locale === 'kz' ? nameKz : nameRu}</td>
              <td className={table.number} data-label={t('product.count')}>
                {formatNumber(count)}
              </td>
              <td className={table.number} data-label={t('cities.held')}>
                {formatNumber(held)}
              </td>
              <td data-label={t('cities.told')}>
                <Tag {...LOOKS[state]}>
                  {state === 'later' ? t('cities.later', { count: days ?? 0 }) : t(`cities.${state}`)}
                </Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isWhole ? null : (
        <Button look="quiet" size="small" onClick={() => setWhole(true)}>
          {t('cities.all', { count: cities.length })}
        </Button>
      )}
    </Panel>
  );
}
