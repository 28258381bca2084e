import type { OfficeTariff } from '#contract/office/shop-rules.ts';
import type { Json } from '#domain/office/changes.ts';
import { toFigure } from '../design/figure-field.ts';
import table from '../design/table.module.css';
import { useWords } from '../i18n/words.ts';
import styles from './tariffs.module.css';

const FIGURES = ['max_kg', 'max_m3', 'max_side_m', 'near', 'far', 'suburb', 'suburb_km'] as const;

interface TariffTableProps {
  tariffs: readonly OfficeTariff[];
  isOff: boolean;
  findShown: (id: number, field: string, stored: Json) => Json;
  onChange: (tariff: OfficeTariff, field: string, from: Json, to: Json) => void;
}

/** Each vehicle with what it carries and costs, edited in its cells. */
export function TariffTable({ tariffs, isOff, findShown, onChange }: TariffTableProps) {
  const { t } = useWords();
  return (
    <div className={styles.wide}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('tariff.vehicle')}</th>
            <th>{t('tariff.is_used')}</th>
            {FIGURES.map((field) => (
              <th key={field} className={table.number}>
                {t(`tariff.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tariffs.map((tariff) => {
            const name = t(`vehicle.${tariff.vehicle}`);
            return (
              <tr key={tariff.id}>
                <th scope="row" className={styles.vehicle}>
                  {name}
                </th>
                <td data-label={t('tariff.is_used')}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    aria-label={t('tariff.cell', { vehicle: name, field: t('tariff.is_used') })}
                    checked={findShown(tariff.id, 'is_used', tariff.is_used) === true}
                    disabled={isOff}
                    onChange={(event) => onChange(tariff, 'is_used', tariff.is_used, event.target.checked)}
                  />
                </td>
                {FIGURES.map((field) => {
                  const value = findShown(tariff.id, field, tariff[field]);
                  return (
                    <td key={field} className={table.number} data-label={t(`tariff.${field}`)}>
                      <input
                        className={styles.cell}
                        inputMode="decimal"
                        aria-label={t('tariff.cell', { vehicle: name, field: t(`tariff.${field}`) })}
                        data-edited={value !== tariff[field] || undefined}
                        value={value === null ? '' : String(value)}
                        placeholder="—"
                        disabled={isOff}
                        onChange={(event) =>
                          onChange(tariff, field, tariff[field], toFigure(event.target.value))
                        }
                      />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
