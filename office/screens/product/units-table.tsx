import { parseCell } from '#domain/office/cells.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { Button } from '../../design/button.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './product.module.css';
import type { ProductForm } from './use-product-form.ts';

interface Unit {
  [name: string]: string | number | null | undefined;
  unit: string;
  ratio: number;
}

interface UnitsTableProps {
  form: ProductForm;
  names: readonly { code: string; nameRu: string; nameKz: string }[];
}

const NUMBERS = ['ratio', 'weight', 'step', 'min'] as const;
const MOST = 6;

/** As it is typed and read here: with a comma. */
const sayFigure = (value: string | number | null | undefined): string =>
  String(value ?? '').replace('.', ',');

/** What it is sold by: the first unit is the one that prices and stocks count in. */
export function UnitsTable({ form, names }: UnitsTableProps) {
  const { t, locale } = useWords();
  const units = form.value('units') as unknown as Unit[];
  const may = form.may('units');
  const set = (next: readonly Unit[]) => form.set('units', next as never);
  const replace = (at: number, change: Partial<Unit>) =>
    set(units.map((unit, other) => (other === at ? ({ ...unit, ...change } as Unit) : unit)));
  return (
    <div className={styles.units}>
      <table className={table.table}>
        <caption className={styles.caption}>{form.label('units')}</caption>
        <thead>
          <tr>
            <th>{t('unit.unit')}</th>
            {NUMBERS.map((name) => (
              <th key={name} className={table.number}>
                {t(`unit.${name}`)}
              </th>
            ))}
            <th>
              <span className="visually-hidden">{t('unit.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit is known by its place
            <tr key={at}>
              <td>
                <select
                  className={styles.cell}
                  aria-label={t('unit.unit')}
                  disabled={!may}
                  value={unit.unit}
                  onChange={(event) => replace(at, { unit: event.currentTarget.value })}
                >
                  {names.map(({ code, nameRu, nameKz }) => (
                    <option key={code} value={code}>
                      {locale === 'kz' ? nameKz : nameRu}
                    </option>
                  ))}
                </select>
              </td>
              {NUMBERS.map((name) => (
                <td key={name} className={table.number} data-label={t(`unit.${name}`)}>
                  <input
                    className={styles.cell}
                    data-number
                    aria-label={`${t(`unit.${name}`)}, ${at + 1}`}
                    inputMode="decimal"
                    readOnly={!may || (name === 'ratio' && at === 0)}
                    defaultValue={sayFigure(unit[name])}
                    onBlur={({ currentTarget }) => {
                      const read = parseCell(currentTarget.value, 'number');
                      if (read === 'wrong' || (read === 'empty' && name === 'ratio'))
                        currentTarget.value = sayFigure(unit[name]);
                      else replace(at, { [name]: read === 'empty' ? null : (read.value as number) });
                    }}
                  />
                </td>
              ))}
              <td>
                {may && at > 0 ? (
                  <button
                    className={styles.small}
                    type="button"
                    aria-label={t('unit.remove')}
                    onClick={() => set(units.filter((_unit, other) => other !== at))}
                  >
                    <Icon name="trash" size={16} />
                  </button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {may && units.length < MOST ? (
        <Button
          look="quiet"
          size="small"
          icon="plus"
          onClick={() => set([...units, { unit: names[0]?.code ?? 'piece', ratio: 1 }])}
        >
          {t('unit.add')}
        </Button>
      ) : null}
    </div>
  );
}
