/** Rows of a supplier's list that nobody knows yet: the search proposes, a person says which product it is; or takes it back. */
import { useState } from 'react';
import type { ImportView } from '#contract/office/imports.ts';
import type { SupplierMatchRow } from '#contract/office/suppliers.ts';
import { formatNumber } from '#domain/money.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './imports.module.css';
import { MatchRow } from './match-row.tsx';
import matching from './matching.module.css';

const MATCHING = 'GET /office/api/v1/imports/{id}/matching/';
/** From here on a proposal is chosen beforehand: a person still confirms it. */
const SURE = 0.85;

/** By the number of the row: a product, «not ours», or not decided. */
type Choice = number | 'passed' | null;

export function MatchingPanel({ table: { id, counts } }: { table: ImportView }) {
  const { t } = useWords();
  const [of, setOf] = useState<'unmatched' | 'told'>((counts?.unmatched ?? 0) > 0 ? 'unmatched' : 'told');
  const [after, setAfter] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [told, setTold] = useState(0);
  const params = { id: String(id) };
  const asked = useCall(MATCHING, { params, query: { of, after: after.at(-1) ?? 0 } });
  const tell = useAct('POST /office/api/v1/imports/{id}/pairs/', { renews: [MATCHING] });
  const choiceOf = (row: SupplierMatchRow): Choice => {
    const own = chosen.get(row.n);
    if (own !== undefined) return own;
    const [best] = row.candidates;
    return best && best.sureness >= SURE ? best.id : null;
  };
  const choose = (n: number, choice: Choice) => setChosen(new Map(chosen).set(n, choice));
  const say = (pairs: { n: number; product: number | null | 'forget' }[]) =>
    tell.mutate({ params, body: { pairs } }, { onSuccess: () => setTold(told + pairs.length) });
  const show = (wanted: 'unmatched' | 'told') => {
    setOf(wanted);
    setAfter([]);
  };
  return (
    <Answered of={asked}>
      {({ items, meta }) => {
        const ready = items.flatMap((row) => {
          const choice = choiceOf(row);
          return choice === null ? [] : { n: row.n, product: choice === 'passed' ? null : choice };
        });
        return (
          <Panel
            title={t('supplier.matching')}
            lead={formatNumber(meta.count)}
            isFlush
            end={(['unmatched', 'told'] as const).map((kind) => (
              <Button
                key={kind}
                size="small"
                look={of === kind ? 'plain' : 'quiet'}
                aria-pressed={of === kind}
                onClick={() => show(kind)}
              >
                {t(`supplier.${kind}`)}
              </Button>
            ))}
          >
            {items.length === 0 ? (
              <Empty icon="check" title={t(of === 'told' ? 'supplier.noneTold' : 'supplier.allMatched')} />
            ) : (
              <ul className={matching.matches}>
                {items.map((row) => (
                  <MatchRow
                    key={row.n}
                    importId={params.id}
                    row={row}
                    isTold={of === 'told'}
                    choice={choiceOf(row)}
                    onChoose={(choice) => choose(row.n, choice)}
                    onForget={() => say([{ n: row.n, product: 'forget' }])}
                  />
                ))}
              </ul>
            )}
            <div className={styles.foot}>
              {tell.error ? <Note tone="bad">{sayFailure(tell.error, t('state.noAnswer'))}</Note> : null}
              {told > 0 ? <Note tone="tint">{t('supplier.judgeAgain', { count: told })}</Note> : null}
              <div className={styles.acts}>
                {of === 'told' || items.length === 0 ? null : (
                  <Button
                    icon="check"
                    isBusy={tell.isPending}
                    whyNot={ready.length === 0 ? t('supplier.chooseFirst') : null}
                    onClick={() => say(ready)}
                  >
                    {t('supplier.confirm', { count: ready.length })}
                  </Button>
                )}
                {after.length > 0 ? (
                  <Button look="quiet" icon="arrow-left" onClick={() => setAfter(after.slice(0, -1))}>
                    {t('back')}
                  </Button>
                ) : null}
                {meta.next === null ? null : (
                  <Button
                    look="quiet"
                    icon="arrow-right"
                    onClick={() => setAfter([...after, meta.next ?? 0])}
                  >
                    {t('imports.next')}
                  </Button>
                )}
              </div>
            </div>
          </Panel>
        );
      }}
    </Answered>
  );
}
