import type { OfficeSlotTemplate } from '#contract/office/shop-rules.ts';
import { withoutNew } from '../../changes/edits.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { Button } from '../../design/button.tsx';
import { toFigure } from '../../design/figure-field.ts';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import { CitySelect, type NamedCity } from './city-select.tsx';
import { type EditedRow, type Editing, editOf, listFilled, shownIn, withAdded } from './editing.ts';
import styles from './hours.module.css';

const SUBJECT = 'slot_template';
type Template = Omit<OfficeSlotTemplate, 'id'>;
const EMPTY: Template = {
  city_id: null,
  weekday: null,
  starts: '09:00',
  ends: '13:00',
  capacity_orders: 20,
  capacity_kg: 8000,
  is_active: true,
};

interface SlotTemplatesProps extends Editing {
  templates: readonly OfficeSlotTemplate[];
  cities: readonly NamedCity[];
}

/** The spans of a day. Those of a city or a weekday stand instead of the general ones, all of them together. */
export function SlotTemplates({ templates, cities, edits, onEdit }: SlotTemplatesProps) {
  const { t } = useWords();
  const add = () => {
    const newKey = `slot-${crypto.randomUUID()}`;
    const row = { key: newKey, id: null, newKey, stored: EMPTY };
    onEdit?.((before) =>
      listFilled(EMPTY).reduce(
        (all, [field, to]) => editOf(SUBJECT, row, field as keyof Template, to, t('slots.new'))(all),
        before,
      ),
    );
  };
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            {(['city_id', 'weekday', 'starts', 'ends', 'capacity_orders', 'capacity_kg'] as const).map(
              (field) => (
                <th key={field}>{t(`field.slot_template.${field}`)}</th>
              ),
            )}
            <th>
              <span className="visually-hidden">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {withAdded(SUBJECT, templates, edits, EMPTY).map((row) => (
            <TemplateRow key={row.key} row={row} cities={cities} edits={edits} onEdit={onEdit} />
          ))}
        </tbody>
      </table>
      {onEdit === null ? null : (
        <div className={styles.foot}>
          <Button look="plain" size="small" icon="plus" onClick={add}>
            {t('slots.add')}
          </Button>
        </div>
      )}
    </>
  );
}

interface TemplateRowProps extends Editing {
  row: EditedRow<Template>;
  cities: readonly NamedCity[];
}

function TemplateRow({ row, cities, edits, onEdit }: TemplateRowProps) {
  const { t } = useWords();
  const sayField = useFieldWords();
  const shown = <K extends keyof Template & string>(field: K) => shownIn(edits, SUBJECT, row, field);
  const name = `${shown('starts')}–${shown('ends')}`;
  const edit = (field: keyof Template & string, to: string | number | boolean | null) =>
    onEdit?.(editOf(SUBJECT, row, field, to, `${name}: ${sayField(SUBJECT, field)}`));
  const isOff = onEdit === null || !shown('is_active');
  const cell = (field: 'starts' | 'ends' | 'capacity_orders' | 'capacity_kg') => (
    <td data-label={sayField(SUBJECT, field)}>
      <input
        className={styles.cell}
        aria-label={`${name}: ${sayField(SUBJECT, field)}`}
        value={String(shown(field) ?? '')}
        disabled={isOff}
        onChange={(event) => {
          const { value } = event.currentTarget;
          edit(field, field === 'starts' || field === 'ends' ? value.trim() : toFigure(value));
        }}
      />
    </td>
  );
  return (
    <tr data-off={!shown('is_active') || undefined}>
      <td data-label={sayField(SUBJECT, 'city_id')}>
        <CitySelect
          label={`${name}: ${sayField(SUBJECT, 'city_id')}`}
          cities={cities}
          value={shown('city_id')}
          isOff={isOff}
          onChange={(to) => edit('city_id', to)}
        />
      </td>
      <td data-label={sayField(SUBJECT, 'weekday')}>
        <select
          className={styles.select}
          aria-label={`${name}: ${sayField(SUBJECT, 'weekday')}`}
          value={shown('weekday') ?? ''}
          disabled={isOff}
          onChange={({ currentTarget: { value } }) => edit('weekday', value === '' ? null : Number(value))}
        >
          <option value="">{t('slots.everyDay')}</option>
          {([1, 2, 3, 4, 5, 6, 7] as const).map((day) => (
            <option key={day} value={day}>
              {t(`weekday.${day}`)}
            </option>
          ))}
        </select>
      </td>
      {cell('starts')}
      {cell('ends')}
      {cell('capacity_orders')}
      {cell('capacity_kg')}
      <td className={styles.act}>
        {onEdit === null ? null : (
          <Button
            look="plain"
            size="small"
            onClick={() => {
              const { newKey } = row;
              if (newKey !== undefined) onEdit((before) => withoutNew(before, newKey));
              else edit('is_active', !shown('is_active'));
            }}
          >
            {t(shown('is_active') ? 'hours.takeAway' : 'hours.bringBack')}
          </Button>
        )}
      </td>
    </tr>
  );
}
