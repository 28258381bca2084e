import { type FormEvent, useState } from 'react';
import type { StockEnd } from '#contract/office/figures.ts';
import { formatNumber } from '#domain/money.ts';
import { almatyDate, formatDate } from '#domain/time.ts';
import { useMe } from '../access/use-me.ts';
import { useAct, useCall } from '../calls/use-call.ts';
import { Button } from '../design/button.tsx';
import { DateField } from '../design/date-field.tsx';
import { Dialog } from '../design/dialog.tsx';
import { SelectField, TextField } from '../design/field.tsx';
import { Note } from '../design/note.tsx';
import page from '../design/page.module.css';
import { Answered, sayFailure } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';
import { toasts } from '../notices/toasts.ts';
import styles from './stock-ends.module.css';

const RENEWS = {
  renews: [
    'GET /office/api/v1/supplies/{product}/',
    'GET /office/api/v1/figures/stock-ends/',
    'GET /office/api/v1/reports/{name}/',
  ],
} as const;

interface SupplyDialogProps {
  of: Pick<StockEnd, 'productId' | 'name' | 'city'>;
  onClose: () => void;
}

/** What is on its way to which store; whoever keeps stock says what more will come. */
export function SupplyDialog({ of: product, onClose }: SupplyDialogProps) {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const supplies = useCall('GET /office/api/v1/supplies/{product}/', {
    params: { product: String(product.productId) },
  });
  const set = useAct('PUT /office/api/v1/stock/{store}/supply/', RENEWS);
  const mayWrite = rights.stock?.write !== undefined;
  const say = (store: number, day: string, count: number) =>
    set.mutate(
      { params: { store: String(store) }, body: { productId: product.productId, day, count } },
      { onSuccess: () => toasts.show(t(count === 0 ? 'supply.gone' : 'supply.saved')) },
    );
  return (
    <Dialog
      size="narrow"
      title={t('supply.title')}
      lead={`${product.name}. ${product.city}`}
      onClose={onClose}
    >
      <div className={page.form}>
        {set.error ? <Note tone="bad">{sayFailure(set.error, t('state.noAnswer'))}</Note> : null}
        <Answered of={supplies}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={page.quiet}>{t('supply.none')}</p>
            ) : (
              <ul className={styles.known}>
                {items.map(({ storeId, store, day, count }) => (
                  <li key={`${storeId} ${day}`}>
                    <span>{`${formatDate(day, locale)}, ${store}: ${formatNumber(count)}`}</span>
                    {mayWrite ? (
                      <Button
                        look="quiet"
                        size="small"
                        icon="trash"
                        aria-label={t('supply.takeBack', { day: formatDate(day, locale) })}
                        onClick={() => say(storeId, day, 0)}
                      />
                    ) : null}
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
        {mayWrite ? <SupplyForm isBusy={set.isPending} onSay={say} /> : null}
      </div>
    </Dialog>
  );
}

interface SupplyFormProps {
  isBusy: boolean;
  onSay: (store: number, day: string, count: number) => void;
}

function SupplyForm({ isBusy, onSay }: SupplyFormProps) {
  const { t } = useWords();
  const stores = useCall('GET /office/api/v1/stock/').data?.data.own ?? [];
  const [chosen, setStore] = useState<number | null>(null);
  const [day, setDay] = useState('');
  const [typed, setTyped] = useState('');
  const store = chosen ?? stores[0]?.id ?? 0;
  const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  const whyNot = day === '' || count === 0 ? t('supply.fill') : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (whyNot === null) onSay(store, day, count);
  };
  return (
    <form className={page.form} onSubmit={save}>
      <SelectField
        label={t('supply.store')}
        value={store}
        onChange={(event) => setStore(Number(event.currentTarget.value))}
      >
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <DateField label={t('supply.day')} value={day} min={almatyDate(new Date())} onChange={setDay} />
      <TextField
        label={t('supply.count')}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" isBusy={isBusy} whyNot={whyNot}>
        {t('supply.save')}
      </Button>
    </form>
  );
}
