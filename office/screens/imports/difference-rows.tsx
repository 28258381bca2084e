/** Differences as a table; each can be taken out of what is applied, and back in. */
import { useMutation } from '@tanstack/react-query';
import type { ChangeItem, ChangeSet } from '#contract/office/changes.ts';
import type { Difference } from '#contract/office/import-differences.ts';
import { formatNumber } from '#domain/money.ts';
import { fromStockId } from '#domain/office/stock-thing.ts';
import type { CallFailure } from '../../calls/call-failure.ts';
import { office, queryClient } from '../../calls/office.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { STATE_LOOKS } from '../../changes/state-looks.ts';
import { BeforeAfter } from '../../changes/value-text.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { Tick } from '../../design/tick.tsx';
import { useWords } from '../../i18n/words.ts';
import rows from './differences.module.css';
import styles from './imports.module.css';
import { sayRow } from './say-row.ts';

export const SET = 'GET /office/api/v1/changes/{id}/';
export const DIFFERENCES = 'GET /office/api/v1/imports/{id}/differences/';

export function DifferenceRows({ set, items }: { set: ChangeSet; items: readonly Difference[] }) {
  const { t } = useWords();
  const sayField = useFieldWords();
  const isOpen = set.state === 'draft';
  const hasRows = items.some(({ row }) => row !== null);
  const thin = useThinning(set);
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {isOpen ? <th className={styles.tick} /> : null}
          <th>{t('imports.product')}</th>
          {hasRows ? <th className={table.number}>{t('imports.row')}</th> : null}
          <th>{t('change.field')}</th>
          <th>{t('change.beforeAfter')}</th>
          <th className={table.number}>{t('imports.delta')}</th>
          <th>{t('change.state')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          <tr key={item.n} data-state={item.state} data-again={isOfSame(item, items[at - 1]) || undefined}>
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
            <td className={rows.thing}>
              {item.id === null ? (
                t('imports.newProduct', { row: item.row === null ? '' : sayRow(item.row) })
              ) : (
                <span className={rows.name}>
                  <OfficeLink className={table.strong} to={`/products/${productOf(item)}`}>
                    {item.name}
                  </OfficeLink>
                </span>
              )}
            </td>
            {hasRows ? (
              <td className={table.number} data-label={t('imports.row')}>
                {item.row === null ? '—' : sayRow(item.row)}
              </td>
            ) : null}
            <td className={styles.field} data-label={t('change.field')}>
              {sayField(item.subject, item.field)}
            </td>
            <td className={rows.change} data-label={t('change.beforeAfter')}>
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

/** Another field of what stands above: its name is not said twice. */
const isOfSame = (item: Difference, above: Difference | undefined): boolean =>
  above !== undefined &&
  item.id !== null &&
  item.subject === above.subject &&
  item.id === above.id &&
  item.row?.line === above.row?.line;

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
    onSuccess: () =>
      Promise.all([SET, DIFFERENCES].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
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
