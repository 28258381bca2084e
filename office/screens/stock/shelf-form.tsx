import { type FormEvent, useState } from 'react';
import type { StockRow } from '#contract/office/stock.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './stock.module.css';

interface ShelfFormProps {
  stock: StockRow;
  store: number;
  whyNot: string | null;
}

/** Where it stands: lists of pickers are laid out by it. Both left empty: nowhere in particular. */
export function ShelfForm({ stock, store, whyNot }: ShelfFormProps) {
  const { t } = useWords();
  const [row, setRow] = useState(stock.shelf?.row ?? '');
  const [place, setPlace] = useState(stock.shelf?.place ?? '');
  const set = useAct('PUT /office/api/v1/stock/{store}/{product}/shelf/', {
    renews: ['GET /office/api/v1/stock/{store}/', 'GET /office/api/v1/stock/{store}/{product}/'],
  });
  const isHalf = (row.trim() === '') !== (place.trim() === '');

  function save(event: FormEvent): void {
    event.preventDefault();
    if (whyNot !== null || isHalf) return;
    const shelf = row.trim() === '' ? null : { row: row.trim(), place: place.trim() };
    const params = { store: String(store), product: String(stock.productId) };
    set.mutate({ params, body: { shelf } }, { onSuccess: () => toasts.show(t('stock.shelfSaved')) });
  }

  return (
    <form className={page.form} onSubmit={save}>
      {set.error ? <Note tone="bad">{sayFailure(set.error, t('state.noAnswer'))}</Note> : null}
      <div className={styles.shelf}>
        <TextField
          label={t('pick.row')}
          maxLength={10}
          value={row}
          onChange={(event) => setRow(event.target.value)}
        />
        <TextField
          label={t('pick.place')}
          maxLength={10}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        <Button
          type="submit"
          look="plain"
          isBusy={set.isPending}
          whyNot={whyNot ?? (isHalf ? t('stock.shelfHalf') : null)}
        >
          {t('stock.save')}
        </Button>
      </div>
    </form>
  );
}
