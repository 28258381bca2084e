/** What the buyer takes of each line when it is not all: quoted by the shop before any money is taken. */
import { useState } from 'react';
import type { WaitingOrder } from '#contract/office/handover.ts';
import { formatTenge } from '#domain/money.ts';
import { isLess } from '#domain/orders/order-edit.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';

export type Less = ReturnType<typeof useLess>;

export function useLess(order: WaitingOrder) {
  const { t } = useWords();
  const [isOn, setOn] = useState(false);
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const quote = useAct('POST /office/api/v1/handover/{order}/quote/');
  const items = order.lines
    .map(({ id, count }) => ({ id, count: counts[id] ?? count }))
    .filter(({ id, count }) => order.lines.some((line) => line.id === id && line.count !== count));
  const isPart = isLess(
    order.lines.map(({ id, count }) => ({ line: id, count })),
    items,
  );
  const quoted = isOn ? (quote.data?.data ?? null) : null;
  return {
    isOn,
    setOn,
    counts,
    /** Another count is another sum: what was quoted is void. */
    setCount(id: number, count: number) {
      setCounts((before) => ({ ...before, [id]: count }));
      quote.reset();
    },
    items,
    quoted,
    quote: () => quote.mutate({ params: { order: String(order.orderId) }, body: { items } }),
    isBusy: quote.isPending,
    error: quote.error,
    faultOf: isPart ? null : t('handover.notLess'),
    whyNot: isOn && quoted === null ? t('handover.needQuote') : null,
  };
}

interface LessFieldsProps {
  order: WaitingOrder;
  less: Less;
  onTouch: () => void;
}

export function LessFields({ order, less, onTouch }: LessFieldsProps) {
  const { t } = useWords();
  return (
    <>
      <Checkbox
        label={t('handover.less')}
        hint={t('handover.lessHint')}
        checked={less.isOn}
        onChange={(event) => {
          less.setOn(event.target.checked);
          onTouch();
        }}
      />
      {less.isOn
        ? order.lines.map(({ id, name, count, unit }) => (
            <TextField
              key={id}
              label={name}
              hint={t('parts.of', { count, unit })}
              type="number"
              inputMode="numeric"
              min={0}
              max={count}
              step={1}
              value={String(less.counts[id] ?? count)}
              onChange={(event) => {
                less.setCount(id, Math.max(0, Math.trunc(Number(event.currentTarget.value))));
                onTouch();
              }}
            />
          ))
        : null}
      {less.isOn && less.error ? <Note tone="bad">{sayFailure(less.error, t('state.noAnswer'))}</Note> : null}
      {less.quoted ? (
        <Note tone="good">{t('handover.lessDue', { sum: formatTenge(less.quoted.dueTenge) })}</Note>
      ) : null}
      {less.isOn && less.quoted === null ? (
        <Button look="plain" isBusy={less.isBusy} whyNot={less.faultOf} onClick={less.quote}>
          {t('order.quote')}
        </Button>
      ) : null}
    </>
  );
}
