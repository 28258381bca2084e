import { useState } from 'react';
import { useMe } from '../../access/use-me.ts';
import { office } from '../../calls/office.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { PageHead } from '../../design/page-head.tsx';
import phone from '../../design/phone.module.css';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { type Heard, ScanPanel } from '../../scanning/scan-panel.tsx';
import { type Counted, countOne, findCounted, keepCounted, readCounted, setCount } from './counted.ts';
import { CountedList } from './counted-list.tsx';

/** Stock-taking: every package is scanned, or scanned once and its number typed; written all at once. */
export function StockCountScreen() {
  const { t } = useWords();
  const { query } = useAddressQuery();
  const stores = useCall('GET /office/api/v1/stock/');
  return (
    <>
      <PageHead title={t('count.title')} path={[{ title: t('stock.title'), to: '/stock' }]} />
      <div className={phone.page}>
        <Answered of={stores}>
          {({ data }) => {
            const store = data.own.find(({ id }) => String(id) === query.get('store')) ?? data.own[0];
            return store ? (
              <Round key={store.id} store={store} />
            ) : (
              <Empty icon="store" title={t('stock.none')} />
            );
          }}
        </Answered>
      </div>
    </>
  );
}

function Round({ store }: { store: { id: number; name: string } }) {
  const { t } = useWords();
  const { rights } = useMe();
  const [round, setRound] = useState(() => readCounted(localStorage, store.id));
  const [heard, setHeard] = useState<Heard | null>(null);
  const params = { store: String(store.id) };
  const write = useAct('POST /office/api/v1/stock/{store}/count/', {
    renews: ['GET /office/api/v1/stock/{store}/'],
  });
  const short = write.data?.data.short ?? [];
  const ofOneC = write.data?.data.ofOneC ?? [];

  function keep(next: readonly Counted[]): void {
    keepCounted(localStorage, store.id, next);
    setRound([...next]);
  }

  async function hear(code: string): Promise<void> {
    const typed = code.trim();
    try {
      const row = findCounted(round, typed) ?? (await findRow(typed));
      if (row === null) return setHeard({ tone: 'bad', text: t('count.unknown', { code: typed }) });
      // Read anew: another package may have been scanned while this one was looked for.
      const next = countOne(readCounted(localStorage, store.id), row, typed);
      keep(next);
      setHeard({ tone: 'good', text: t('pick.right', { name: row.name, count: next[0]?.counted ?? 1 }) });
    } catch (failure) {
      setHeard({ tone: 'bad', text: sayFailure(failure as Error, t('state.noAnswer')) });
    }
  }

  async function findRow(code: string) {
    const { items } = await office.call('GET /office/api/v1/stock/{store}/', {
      params,
      query: { q: code, after: '' },
    });
    return items.length === 1 ? (items[0] ?? null) : null;
  }

  function save(): void {
    const items = round.map(({ row, counted }) => ({ productId: row.productId, counted }));
    write.mutate(
      { params, body: { items, comment: '' } },
      {
        onSuccess: ({ data }) => {
          const open = new Set([...data.short, ...data.ofOneC].map(({ productId }) => productId));
          keep(round.filter(({ row }) => open.has(row.productId)));
          toasts.show(t('count.written', { count: data.written.length }));
        },
      },
    );
  }

  return (
    <>
      <p className={phone.quiet}>{store.name}</p>
      <ScanPanel onCode={(code) => void hear(code)} heard={heard} />
      {write.error ? <Note tone="bad">{sayFailure(write.error, t('state.noAnswer'))}</Note> : null}
      {short.length > 0 ? <Note tone="warn">{t('count.short', { count: short.length })}</Note> : null}
      {ofOneC.length > 0 ? <Note tone="warn">{t('count.ofOneC', { count: ofOneC.length })}</Note> : null}
      {round.length === 0 ? (
        <Empty icon="table" title={t('count.none')} />
      ) : (
        <CountedList
          round={round}
          onSet={(productId, counted) => keep(setCount(round, productId, counted))}
          onDrop={(productId) => keep(round.filter(({ row }) => row.productId !== productId))}
        />
      )}
      {round.length > 0 ? (
        <div className={phone.foot}>
          <Button
            className={phone.big}
            isBusy={write.isPending}
            whyNot={rights.stock?.write === undefined ? t('whyNot.right') : null}
            onClick={save}
          >
            {t('count.write', { count: round.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
