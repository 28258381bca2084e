/** What a table would change, field by field: narrowed by field and by words, page by page, and applied, scheduled or taken back. */
import { useState } from 'react';
import type { ChangeSet } from '#contract/office/changes.ts';
import { formatNumber } from '#domain/money.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import { useCall, useCallWith } from '../../calls/use-call.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { PriceEffect } from '../../changes/price-effect.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { FilterBar } from '../../design/filter-bar.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { GRID_CALLS } from '../../grid/use-grid-rows.ts';
import { useWords } from '../../i18n/words.ts';
import { useRested } from '../../orders/use-rested.ts';
import { ApplyBar } from './apply-bar.tsx';
import { DIFFERENCES, DifferenceRows, SET } from './difference-rows.tsx';
import styles from './imports.module.css';

interface DifferencesProps {
  /** Null: what it would change comes from no rows of a table. */
  importId: number | null;
  setId: number;
}

export function Differences({ importId, setId }: DifferencesProps) {
  const { t } = useWords();
  const asked = useCall(SET, { params: { id: String(setId) }, query: {} });
  const changes = useChanges({
    title: '',
    renews: [SET, DIFFERENCES, 'GET /office/api/v1/log/', ...GRID_CALLS],
    onApplied: () => undefined,
  });
  return (
    <Answered of={asked}>
      {({ data }) => (
        <>
          {data.state === 'draft' ? <PriceEffect setId={data.id} isBoxed /> : null}
          <Panel
            title={t('imports.differences')}
            lead={t('imports.fieldCount', { count: sumOf(data) })}
            isFlush
          >
            {importId === null ? <All set={data} /> : <Narrowed importId={importId} set={data} />}
          </Panel>
          <ApplyBar set={data} changes={changes} />
        </>
      )}
    </Answered>
  );
}

const sumOf = ({ counts }: ChangeSet): string =>
  formatNumber(Object.values(counts).reduce((sum, count) => sum + count, 0));

function All({ set }: { set: ChangeSet }) {
  const [after, setAfter] = useState<readonly number[]>([]);
  const query = after.length > 0 ? { after: after.at(-1) } : {};
  const asked = useCall(SET, { params: { id: String(set.id) }, query });
  return (
    <>
      <Answered of={asked}>
        {({ data }) => (
          <DifferenceRows set={set} items={data.items.map((item) => ({ ...item, row: null }))} />
        )}
      </Answered>
      <Pages after={after} next={asked.data?.data.next ?? null} onTurn={setAfter} />
    </>
  );
}

function Narrowed({ importId, set }: { importId: number; set: ChangeSet }) {
  const { t, locale } = useWords();
  const sayField = useFieldWords();
  const [field, setField] = useState('');
  const [typed, setTyped] = useState('');
  const [after, setAfter] = useState<readonly number[]>([]);
  const q = useRested(typed.trim());
  const asked = useCallWith(
    DIFFERENCES,
    { placeholderData: (before) => before },
    {
      params: { id: String(importId) },
      query: { q, after: after.at(-1) ?? 0, ...(field === '' ? {} : { field }) },
    },
  );
  const fields = asked.data?.meta.fields ?? [];
  return (
    <>
      <div className={styles.filters}>
        <FilterBar
          search={{
            value: '',
            label: PRODUCT_GRID.filters.q.label[locale],
            onChange: (text) => {
              setTyped(text);
              setAfter([]);
            },
          }}
        />
        <select
          className={styles.select}
          aria-label={t('change.field')}
          value={field}
          onChange={({ currentTarget: { value } }) => {
            setField(value);
            setAfter([]);
          }}
        >
          <option value="">{t('imports.anyField')}</option>
          {fields.map((each) => (
            <option key={`${each.subject}.${each.field}`} value={`${each.subject}.${each.field}`}>
              {`${sayField(each.subject, each.field)} · ${formatNumber(each.count)}`}
            </option>
          ))}
        </select>
      </div>
      <Answered of={asked}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon="search" title={t('imports.noneFound')} />
          ) : (
            <DifferenceRows set={set} items={items} />
          )
        }
      </Answered>
      <Pages after={after} next={asked.data?.meta.next ?? null} onTurn={setAfter} />
    </>
  );
}

interface PagesProps {
  after: readonly number[];
  next: number | null;
  onTurn: (after: readonly number[]) => void;
}

function Pages({ after, next, onTurn }: PagesProps) {
  const { t } = useWords();
  if (after.length === 0 && next === null) return null;
  return (
    <div className={styles.pages}>
      {after.length > 0 ? (
        <Button look="quiet" icon="arrow-left" onClick={() => onTurn(after.slice(0, -1))}>
          {t('back')}
        </Button>
      ) : null}
      {next === null ? null : (
        <Button look="quiet" icon="arrow-right" onClick={() => onTurn([...after, next])}>
          {t('imports.next')}
        </Button>
      )}
    </div>
  );
}
