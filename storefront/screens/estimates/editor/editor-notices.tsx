import { useState } from 'react';
import { countProducts, type EditedLine, lineSum, todayPrice } from '#domain/estimates/estimates.ts';
import { formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { browserApi } from '../../../api-client.ts';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { toaster } from '../../../design/toast-store.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import { useShell } from '../../../page/shell.ts';
import styles from './editor.module.css';
import type { EstimateState } from './estimate-state.ts';
import type { EstimateStore } from './estimate-store.ts';

interface EditorNoticesProps {
  id: number;
  store: EstimateStore;
  state: EstimateState;
  /** Lines whose saved price is no longer the shop's. */
  changed: readonly EditedLine[];
  onAnswer(): void;
}

interface PriceChange {
  itemId: string;
  name: string;
  from: number;
  to: number;
}

/** What has happened beside one's own work: prices, other windows, refusals. */
export function EditorNotices({ id, store, state, changed, onAnswer }: EditorNoticesProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const [isBusy, setBusy] = useState(false);
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const [seenMerges, setSeenMerges] = useState(0);
  const counts = countProducts(state.estimate.sections);
  const difference = changed.reduce((sum, line) => {
    const product = state.products.get(line.productCode ?? '');
    const price = (product && todayPrice(product, counts.get(product.code) ?? line.count)) ?? line.price;
    return sum + lineSum({ ...line, price }) - lineSum(line);
  }, 0);

  async function reprice(): Promise<void> {
    setBusy(true);
    // What is not saved yet would meet another version.
    const isSaved = await store.flush();
    const result = isSaved
      ? await browserApi(locale)('POST /api/v1/estimates/{id}/reprice/', {
          params: { id: String(id) },
          body: { city: city.code },
        })
      : null;
    setBusy(false);
    if (result?.ok) {
      const { changes: told, ...estimate } = result.value.data;
      store.adopt(estimate);
      setChanges(told);
    } else
      toaster.show({
        text: result?.error?.message ?? t('form.noAnswer'),
        tone: 'error',
        subject: 'estimate',
      });
  }

  return (
    <>
      {state.conflicts.length > 0 ? (
        <Notice
          look="blocked"
          role="alert"
          title={t('estimates.conflict')}
          action={
            <Button size={36} onClick={onAnswer}>
              {t('estimates.compare')}
            </Button>
          }
        >
          {t('estimates.conflictCount', { count: state.conflicts.length })}
        </Notice>
      ) : null}
      {state.refusal === null ? null : (
        <Notice look="blocked" role="alert">
          {state.refusal}
        </Notice>
      )}
      {state.merges > seenMerges ? (
        <Notice
          look="changed"
          role="status"
          icon="refresh"
          action={
            <Button size={36} look="quiet" onClick={() => setSeenMerges(state.merges)}>
              {t('cart.understood')}
            </Button>
          }
        >
          {t('estimates.merged')}
        </Notice>
      ) : null}
      {changed.length > 0 ? (
        <Notice
          look="changed"
          icon="warning"
          title={t('estimates.priceChanged', { count: changed.length })}
          action={
            <Button size={36} isLoading={isBusy} onClick={() => void reprice()}>
              {t('estimates.reprice')}
            </Button>
          }
        >
          {difference === 0
            ? t('estimates.sameTotal')
            : t(difference > 0 ? 'estimates.dearerBy' : 'estimates.cheaperBy', {
                sum: formatTenge(Math.abs(difference)),
              })}
        </Notice>
      ) : null}
      {changes.length > 0 ? (
        <Notice
          look="good"
          role="status"
          title={t('estimates.repriced', { count: changes.length })}
          action={
            <Button size={36} look="quiet" onClick={() => setChanges([])}>
              {t('cart.understood')}
            </Button>
          }
        >
          <ul className={styles.changes}>
            {changes.map(({ itemId, name, from, to }) => (
              <li key={itemId}>
                {keepNumbersWhole(name)}: <s>{formatTenge(from)}</s> → <b>{formatTenge(to)}</b>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
