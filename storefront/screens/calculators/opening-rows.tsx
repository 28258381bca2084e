import { Button } from '../../design/button.tsx';
import { FieldError } from '../../design/field.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { joinOpenings, type OpeningRow, splitOpenings } from './calculation-address.ts';
import styles from './calculator-form.module.css';

interface OpeningRowsProps {
  text: string;
  error: string | undefined;
  onText(text: string): void;
}

const USUAL = {
  d: { kind: 'd', width: '0,9', height: '2', rest: '' },
  w: { kind: 'w', width: '1,5', height: '1,4', rest: '' },
} as const satisfies Record<string, OpeningRow>;
const MOST = 12;

/** Doors and windows, each with its width and height; a plain form has one spare row to fill. */
export function OpeningRows({ text, error, onText }: OpeningRowsProps) {
  const { t } = useWords();
  const rows = splitOpenings(text);
  const numbers = { d: 0, w: 0 };
  const set = (index: number, change: Partial<OpeningRow>) =>
    onText(joinOpenings(rows.map((row, at) => (at === index ? { ...row, ...change } : row))));
  return (
    <fieldset className={styles.openings}>
      <legend>{t('calculator.openings')}</legend>
      {rows.map((row, index) => {
        const number = ++numbers[row.kind];
        const name = t(row.kind === 'd' ? 'calculator.doorNumber' : 'calculator.windowNumber', { number });
        return (
          <div className={styles.row} key={`${row.kind}${number}`}>
            <span className={styles.rowName} aria-hidden="true">
              {name}
            </span>
            <input type="hidden" name="openingKind" value={row.kind} />
            {(['width', 'height'] as const).map((side) => (
              <TextField
                key={side}
                label={`${name}: ${t(side === 'width' ? 'calculator.width' : 'calculator.height')}`}
                isLabelHidden
                name={side === 'width' ? 'openingWidth' : 'openingHeight'}
                inputMode="decimal"
                suffix={t('calculator.metre')}
                value={row[side]}
                onChange={(event) => set(index, { [side]: event.target.value })}
              />
            ))}
            <IconButton
              icon="close"
              label={t('calculator.removeOpening', { name })}
              onClick={() => onText(joinOpenings(rows.filter((_, at) => at !== index)))}
            />
          </div>
        );
      })}
      <noscript>
        <div className={`${styles.row} ${styles.plain}`}>
          <SelectField
            label={t('calculator.openings')}
            name="openingKind"
            options={[
              { value: 'd', label: t('calculator.door') },
              { value: 'w', label: t('calculator.window') },
            ]}
          />
          <TextField label={t('calculator.width')} name="openingWidth" inputMode="decimal" />
          <TextField label={t('calculator.height')} name="openingHeight" inputMode="decimal" />
        </div>
      </noscript>
      {rows.length < MOST ? (
        <div className={styles.adders}>
          {(['d', 'w'] as const).map((kind) => (
            <Button
              key={kind}
              look="quiet"
              size={36}
              icon="plus"
              onClick={() => onText(joinOpenings([...rows, USUAL[kind]]))}
            >
              {t(kind === 'd' ? 'calculator.addDoor' : 'calculator.addWindow')}
            </Button>
          ))}
        </div>
      ) : null}
      {error === undefined ? null : <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
