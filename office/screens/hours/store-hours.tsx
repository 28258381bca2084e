import type { OfficeStoreHours } from '#contract/office/shop-rules.ts';
import { parseSpan, sayDay } from '#domain/office/spans.ts';
import { groupHours } from '#domain/opening-hours.ts';
import { type Edits, isEdited, shownOf } from '../../changes/edits.ts';
import { Button } from '../../design/button.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords, type Words } from '../../i18n/words.ts';
import { STORE_FIELDS, StoreWeek } from './store-week.tsx';

interface StoreHoursProps {
  stores: readonly OfficeStoreHours[];
  edits: Edits;
  /** Null: this reader changes nothing. */
  onEdit: ((change: (edits: Edits) => Edits) => void) | null;
}

/** Each store's week in few words; the one that is opened is edited below its row. Which one stands in the address. */
export function StoreHours({ stores, edits, onEdit }: StoreHoursProps) {
  const words = useWords();
  const { t, locale } = words;
  const { query, set } = useAddressQuery();
  const openId = Number(query.get('store') ?? 0);
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('subject.store')}</th>
          <th>{t('storeHours.week')}</th>
          <th>{t('field.store.holidays')}</th>
          <th>
            <span className="visually-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {stores.flatMap((store) => {
          const isOpen = onEdit !== null && store.id === openId;
          const name = locale === 'kz' ? store.nameKz : store.nameRu;
          const isTouched = STORE_FIELDS.some((field) =>
            isEdited(edits, { subject: 'store', id: store.id, field }),
          );
          return [
            <tr key={store.id} data-current={isOpen}>
              <td>
                <b>{name}</b>
                <span className={table.second}>{locale === 'kz' ? store.cityKz : store.cityRu}</span>
              </td>
              <td className="tabular" data-label={t('storeHours.week')}>
                {sayWeek(store, edits, words)}
              </td>
              <td className="tabular" data-label={t('field.store.holidays')}>
                {saySpecial(store, edits, words)}
              </td>
              <td>
                {isTouched ? (
                  <Tag tone="warn" icon="edit">
                    {t('settings.edited')}
                  </Tag>
                ) : null}
                {onEdit === null ? null : (
                  <Button
                    look="plain"
                    size="small"
                    aria-expanded={isOpen}
                    onClick={() => set({ store: isOpen ? null : String(store.id) })}
                  >
                    {t(isOpen ? 'storeHours.close' : 'storeHours.edit')}
                    <span className="visually-hidden">: {name}</span>
                  </Button>
                )}
              </td>
            </tr>,
            isOpen && onEdit !== null ? (
              <tr key={`${store.id}-week`}>
                <td colSpan={4}>
                  <StoreWeek store={store} name={name} edits={edits} onEdit={onEdit} />
                </td>
              </tr>
            ) : null,
          ];
        })}
      </tbody>
    </table>
  );
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** «Пн–Пт 09:00–20:00, Сб–Вс 09:00–19:00», with what is not saved yet. */
function sayWeek(store: OfficeStoreHours, edits: Edits, { t }: Words): string {
  const hours = WEEKDAYS.map((day) => {
    const field = `hours_${day}`;
    const said = shownOf(edits, { subject: 'store', id: store.id, field }, store.values[field] ?? null);
    return typeof said === 'string' ? parseSpan(said) : null;
  });
  const dayAt = (at: number) => t(`weekday.${WEEKDAYS[at] ?? 1}`);
  return groupHours(hours)
    .map(({ firstDay, lastDay, hours: open }) => {
      const days = firstDay === lastDay ? dayAt(firstDay) : `${dayAt(firstDay)}–${dayAt(lastDay)}`;
      return `${days} ${open ? `${open.from}–${open.to}` : t('hours.closed')}`;
    })
    .join(', ');
}

function saySpecial(store: OfficeStoreHours, edits: Edits, { t }: Words): string {
  const spot = { subject: 'store', id: store.id, field: 'holidays' };
  const days = shownOf(edits, spot, (store.values.holidays ?? []) as string[]);
  if (days.length === 0) return t('value.empty');
  return days
    .map((each) => {
      const [date = '', open] = each.split(' ');
      return `${sayDay(date)} ${open ?? t('hours.closed')}`;
    })
    .join(', ');
}
