import { type FormEvent, useState } from 'react';
import type { StockRow } from '#contract/office/stock.ts';
import { findStockDelta, STOCK_REASONS, type StockKind } from '#domain/office/stock-change.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';

interface AdjustDialogProps {
  row: StockRow;
  store: number;
  stores: readonly { id: number; name: string }[];
  onClose: () => void;
}

const RENEWS = {
  renews: ['GET /office/api/v1/stock/{store}/', 'GET /office/api/v1/stock/{store}/{product}/'],
} as const;
const KINDS = ['count', 'in', 'out', 'damage', 'transfer'] as const;

/** «Counted so many», or so many more or fewer; what comes of it is shown before. */
export function AdjustDialog({ row, store, stores, onClose }: AdjustDialogProps) {
  const { t } = useWords();
  const [kind, setKind] = useState<StockKind | 'transfer'>('count');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<string>(STOCK_REASONS.count[0]);
  const [to, setTo] = useState(stores.find(({ id }) => id !== store)?.id ?? 0);
  const [comment, setComment] = useState('');
  const adjust = useAct('POST /office/api/v1/stock/{store}/adjust/', RENEWS);
  const transfer = useAct('POST /office/api/v1/stock/{store}/transfer/', RENEWS);
  const count = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null;
  const isCount = kind === 'count';
  const isWhole = count !== null && (isCount || count > 0);
  const delta = isWhole ? findDelta(row, kind, count) : null;
  const whyNot = !isWhole ? t('stock.whole') : delta === null ? t('stock.below', { held: row.held }) : null;
  const error = adjust.error ?? transfer.error;

  function save(event: FormEvent): void {
    event.preventDefault();
    if (whyNot !== null || count === null) return;
    const params = { store: String(store) };
    const said = { productId: row.productId, comment: comment.trim() };
    const done = {
      onSuccess: ({ data }: { data: StockRow }) => {
        toasts.show(t('stock.saved', { count: data.free }));
        onClose();
      },
    };
    if (kind === 'transfer') transfer.mutate({ params, body: { ...said, to, count } }, done);
    else if (kind === 'count')
      adjust.mutate({ params, body: { ...said, kind, counted: count, reason: reason as 'check' } }, done);
    else adjust.mutate({ params, body: { ...said, kind, count, reason: reason as 'mistake' } }, done);
  }

  return (
    <Dialog title={row.name} lead={row.article} size="narrow" onClose={onClose}>
      <form className={page.form} onSubmit={save}>
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        <SelectField
          label={t('stock.kind')}
          value={kind}
          onChange={(event) => {
            const next = event.target.value as typeof kind;
            setKind(next);
            if (next !== 'transfer') setReason(STOCK_REASONS[next][0]);
          }}
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`stock.kind.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t(isCount ? 'stock.counted' : 'stock.count')}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={delta === null ? undefined : t('stock.after', { free: row.free + delta, held: row.held })}
          error={typed === '' ? null : whyNot}
          data-autofocus
        />
        {kind === 'transfer' ? (
          <SelectField
            label={t('stock.to')}
            value={to}
            onChange={(event) => setTo(Number(event.target.value))}
          >
            {stores
              .filter(({ id }) => id !== store)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectField>
        ) : (
          <SelectField
            label={t('stock.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          >
            {STOCK_REASONS[kind].map((each) => (
              <option key={each} value={each}>
                {t(`stock.reason.${each}`)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={t('stock.comment')}
          maxLength={500}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <Button type="submit" isBusy={adjust.isPending || transfer.isPending} whyNot={whyNot}>
          {t('stock.save')}
        </Button>
      </form>
    </Dialog>
  );
}

const findDelta = (row: StockRow, kind: StockKind | 'transfer', count: number): number | null =>
  findStockDelta(
    row,
    kind === 'count' ? { kind, counted: count } : { kind: kind === 'transfer' ? 'out' : kind, count },
  );
