import type { Change } from '#contract/office/changes.ts';
import type { OfficeCity, OfficeStore } from '#contract/office/places.ts';
import type { Json } from '#domain/office/changes.ts';
import { parsePoint } from '#domain/office/point.ts';
import { parseSpan, saySpan } from '#domain/office/spans.ts';
import { formatPhone, parsePhone } from '#domain/phone.ts';
import { ThingDialog, type ThingValues } from '../../changes/thing-dialog.tsx';
import { Button } from '../../design/button.tsx';
import { Checkbox, SelectField, TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';
import { StorePoint } from './store-point.tsx';

interface StoreDialogProps {
  /** Null: a new one. */
  store: OfficeStore | null;
  cities: readonly OfficeCity[];
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  onClose: () => void;
}

const TEXTS = ['name_ru', 'name_kz', 'address_ru', 'address_kz'] as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const USUAL_HOURS = '09:00–20:00';
const NEW: ThingValues = { city_id: null, phone: null, has_pickup: true, is_warehouse: false };

/** What and where a store is. A new one is open every day alike; its week is written where all weeks are. */
export function StoreDialog({ store, cities, isBusy, onSave, onClose }: StoreDialogProps) {
  const { t, locale } = useWords();
  const served = cities.filter(({ is_active }) => is_active);
  const first = served.length === 1 ? served[0] : undefined;
  const { id: _id, code: _code, ...facts } = store ?? { id: 0, code: '' };
  const stored: ThingValues = store
    ? (facts as ThingValues)
    : { ...NEW, city_id: first?.id ?? null, ...hoursOf(USUAL_HOURS) };
  const findFault = (values: ThingValues): string | null => {
    if (values.city_id === null) return t('places.pickCity');
    if (TEXTS.some((field) => String(values[field] ?? '').trim() === '')) return t('places.textsNeeded');
    if (typeof values.latitude !== 'number' || typeof values.longitude !== 'number')
      return t('places.pointNeeded');
    if (typeof values.phone === 'string' && !parsePhone(values.phone)) return t('places.phoneWrong');
    return values.hours_1 === 'wrong' ? t('hours.spanWrong') : null;
  };
  return (
    <ThingDialog
      title={t(store ? 'places.store' : 'places.newStore')}
      subject="store"
      id={store?.id ?? null}
      stored={stored}
      findFault={findFault}
      isBusy={isBusy}
      onSave={onSave}
      onClose={onClose}
      away={
        store ? (
          <Button
            look="danger"
            icon="close"
            isBusy={isBusy}
            onClick={() =>
              onSave([{ subject: 'store', id: store.id, field: 'is_active', from: true, to: false }])
            }
          >
            {t('places.dropStore')}
          </Button>
        ) : null
      }
    >
      {(values, set) => (
        <>
          <SelectField
            label={t('subject.city')}
            value={String(values.city_id ?? '')}
            onChange={(event) => set('city_id', Number(event.currentTarget.value) || null)}
          >
            <option value="">{t('bulk.pick')}</option>
            {served.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[locale]}
              </option>
            ))}
          </SelectField>
          {TEXTS.map((field) => (
            <TextField
              key={field}
              label={t(`field.store.${field}`)}
              maxLength={field.startsWith('name') ? 120 : 200}
              value={String(values[field] ?? '')}
              onChange={(event) => set(field, event.currentTarget.value.trimStart())}
              onBlur={(event) => set(field, event.currentTarget.value.trim())}
            />
          ))}
          <StorePoint
            latitude={typeof values.latitude === 'number' ? values.latitude : null}
            longitude={typeof values.longitude === 'number' ? values.longitude : null}
            centre={cities.find(({ id }) => id === values.city_id) ?? null}
            onChange={(text) => {
              const point = parsePoint(text);
              set('latitude', point?.latitude ?? null);
              set('longitude', point?.longitude ?? null);
            }}
          />
          <TextField
            label={t('field.store.phone')}
            type="tel"
            value={sayPhone(values.phone ?? null)}
            onChange={(event) => set('phone', toPhone(event.currentTarget.value))}
          />
          {store ? null : (
            <TextField
              label={t('places.everyDay')}
              hint={t('places.everyDayHint')}
              defaultValue={USUAL_HOURS}
              onChange={(event) => {
                for (const [field, to] of Object.entries(hoursOf(event.currentTarget.value))) set(field, to);
              }}
            />
          )}
          <Checkbox
            label={t('field.store.has_pickup')}
            hint={t('places.pickupHint')}
            checked={values.has_pickup === true}
            onChange={(event) => set('has_pickup', event.currentTarget.checked)}
          />
          <Checkbox
            label={t('field.store.is_warehouse')}
            hint={t('places.warehouseHint')}
            checked={values.is_warehouse === true}
            onChange={(event) => set('is_warehouse', event.currentTarget.checked)}
          />
        </>
      )}
    </ThingDialog>
  );
}

/** The same span for every day; what is no span is said to be none before it is sent. */
function hoursOf(text: string): Record<string, Json> {
  const span = parseSpan(text);
  const said = span ? saySpan(span) : 'wrong';
  return Object.fromEntries(WEEKDAYS.map((day) => [`hours_${day}`, said]));
}

const toPhone = (typed: string): string | null =>
  typed.trim() === '' ? null : (parsePhone(typed)?.e164 ?? typed);
const sayPhone = (phone: Json): string =>
  typeof phone !== 'string' ? '' : parsePhone(phone)?.e164 === phone ? formatPhone(phone) : phone;
