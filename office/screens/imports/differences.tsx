/** What a table would change, field by field; rows can be taken out of it before it is applied, scheduled or taken back. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeItem, ChangeSet } from '#contract/office/changes.ts';
import { formatNumber } from '#domain/money.ts';
import { fromStockId } from '#domain/office/stock-thing.ts';
import type { CallFailure } from '../../calls/call-failure.ts';
import { office, queryClient } from '../../calls/office.ts';
import { useCall } from '../../calls/use-call.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { STATE_LOOKS } from '../../changes/state-looks.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { BeforeAfter } from '../../changes/value-text.tsx';
import { Button } from '../../design/button.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { Tick } from '../../design/tick.tsx';
import { GRID_CALLS } from '../../grid/use-grid-rows.ts';
import { useWords } from '../../i18n/words.ts';
import { ApplyBar } from './apply-bar.tsx';
import styles from './imports.module.css';

const SET = 'GET /office/api/v1/changes/{id}/';

export function Differences({ setId }: { setId: number }) {
  const { t } = useWords();
  const id = String(setId);
  const [after, setAfter] = useState<readonly number[]>([]);
  const start = after.at(-1);
  const asked = useCall(SET, { params: { id }, query: start === undefined ? {} : { after: start } });
  const changes = useChanges({
    title: '',
    renews: [SET, 'GET /office/api/v1/log/', ...GRID_CALLS],
    onApplied: () => undefined,
  });
  return (
    <Answered of={asked}>
      {({ data }) => (
        <>
          <Panel
            title={t('imports.differences')}
            lead={t('imports.fieldCount', { count: sumOf(data) })}
            isFlush
            end={
              <>
                {after.length > 0 ? (
                  <Button
                    look="quiet"
                    size="small"
                    icon="arrow-left"
                    onClick={() => setAfter(after.slice(0, -1))}
                  >
                    {t('back')}
                  </Button>
                ) : null}
                {data.next === null ? null : (
                  <Button
                    look="quiet"
                    size="small"
                    icon="arrow-right"
                    onClick={() => setAfter([...after, data.next ?? 0])}
                  >
                    {t('imports.next')}
                  </Button>
                )}
              </>
            }
          >
            <Items set={data} />
          </Panel>
          <ApplyBar set={data} changes={changes} />
        </>
      )}
    </Answered>
  );
}

const sumOf = ({ counts }: ChangeSet): string =>
  formatNumber(Object.values(counts).reduce((sum, count) => sum + count, 0));

function Items({ set }: { set: ChangeSet }) {
  const { t } = useWords();
  const sayField = useFieldWords();
  const isOpen = set.state === 'draft';
  const thin = useThinning(set);
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {isOpen ? <th className={styles.tick} /> : null}
          <th>{t('imports.product')}</th>
          <th>{t('change.field')}</th>
          <th>{t('change.beforeAfter')}</th>
          <th className={table.number}>{t('imports.delta')}</th>
          <th>{t('change.state')}</th>
        </tr>
      </thead>
      <tbody>
        {set.items.map((item) => (
          <tr key={item.n} data-state={item.state}>
            {isOpen ? (
              <td className={styles.tick}>
                <Tick
                  aria-label={t('imports.take', {
                    name: item.name ?? '',
                    field: sayField(item.subject, item.field),
                  })}
                  checked={item.why?.code !== 'excluded'}
                  disabled={thin.isPending || (item.state !== 'pending' && item.why?.code !== 'excluded')}
                  onChange={() => thin.mutate(item)}
                />
              </td>
            ) : null}
            <td>
              {item.id === null ? (
                t('imports.newProduct', { row: item.newKey?.replace('row-', '') ?? '' })
              ) : (
                <OfficeLink className={table.strong} to={`/products/${productOf(item)}`}>
                  {item.name}
                </OfficeLink>
              )}
            </td>
            <td className={styles.field} data-label={t('change.field')}>
              {sayField(item.subject, item.field)}
            </td>
            <td data-label={t('change.beforeAfter')}>
              <BeforeAfter from={item.from} to={item.to} />
            </td>
            <td className={table.number} data-label={t('imports.delta')}>
              {sayDelta(item)}
            </td>
            <td data-label={t('change.state')}>
              <Tag {...STATE_LOOKS[item.state]}>{item.why?.words ?? t(`change.state.${item.state}`)}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A shelf is that of a product. */
const productOf = ({ subject, id }: ChangeItem): number =>
  subject === 'stock' ? fromStockId(id ?? 0).productId : (id ?? 0);

/** How far a number moves, in percent. */
function sayDelta({ from, to }: ChangeItem): string {
  if (typeof from !== 'number' || typeof to !== 'number' || from === 0) return '';
  const percent = ((to - from) / Math.abs(from)) * 100;
  return `${percent > 0 ? '+' : ''}${formatNumber(Math.round(percent * 10) / 10)} %`;
}

/** Takes an item out of the draft or back in. The call wants all that are out: those of other pages are read first. */
function useThinning(set: ChangeSet) {
  return useMutation<unknown, CallFailure, ChangeItem>({
    mutationFn: async (item) => {
      const out = new Set(await listExcluded(set.id));
      if (!out.delete(item.n)) out.add(item.n);
      return office.call('PATCH /office/api/v1/changes/{id}/', {
        params: { id: String(set.id) },
        body: { exclude: [...out] },
      });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [SET] }),
  });
}

async function listExcluded(setId: number): Promise<number[]> {
  const out: number[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const { data }: { data: ChangeSet } = await office.call(SET, {
      params: { id: String(setId) },
      query: { state: 'skipped', after },
    });
    for (const { n, why } of data.items) if (why?.code === 'excluded') out.push(n);
    after = data.next;
  }
  return out;
}
