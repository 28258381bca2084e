import { useState } from 'react';
import type { ImportView } from '#contract/office/imports.ts';
import { findStockStore } from '#domain/office/file-templates.ts';
import { KEY_COLUMNS } from '#domain/office/mapping.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import { MATCH_COLUMNS, SUPPLIER_COLUMNS } from '#domain/office/supplier-rows.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './imports.module.css';
import { TakesFields, toTakes } from './takes-fields.tsx';

type Labels = Readonly<Record<string, { label: { ru: string; kz: string } }>>;

/** Which column of the file is which of ours. What is told here is remembered for files of the same make. */
export function ImportColumns({ table }: { table: ImportView }) {
  const { t, locale } = useWords();
  const [mapping, setMapping] = useState(() => table.columns.map(({ column }) => column));
  const [draft, setDraft] = useState(
    () => table.takes && { ...table.takes, markup: String(table.takes.markup) },
  );
  const takes = draft === null ? null : toTakes(draft);
  const LABELS: Labels = table.supplier ? SUPPLIER_COLUMNS : PRODUCT_GRID.columns;
  const sayColumn = (name: string): string => {
    const store = table.mayTake.stores.find(({ id }) => id === findStockStore(name));
    return store ? t('imports.stockOf', { name: store.name }) : (LABELS[name]?.label[locale] ?? name);
  };
  const keys: readonly string[] = table.supplier ? MATCH_COLUMNS : KEY_COLUMNS;
  const judge = useAct('POST /office/api/v1/imports/{id}/judge/', {
    renews: [
      'GET /office/api/v1/imports/{id}/',
      'GET /office/api/v1/imports/',
      'GET /office/api/v1/imports/{id}/matching/',
    ],
  });
  const hasKey = keys.some((name) => mapping.includes(name));
  const twice = mapping.find((name, at) => name !== null && mapping.indexOf(name) !== at);
  const whyNot = sayWhyNot();
  function sayWhyNot(): string | null {
    if (!hasKey) return t(table.supplier ? 'supplier.keyNeeded' : 'imports.keyNeeded');
    if (twice) return t('imports.twice', { name: sayColumn(twice) });
    return draft !== null && takes === null ? t('supplier.wrongMarkup') : null;
  }
  return (
    <Panel title={t('imports.columns')} isFlush>
      <ol className={styles.columns}>
        {table.columns.map(({ head, samples }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column of a file is known by its place
          <li key={at}>
            <div className={styles.meant}>
              <b>{head || t('imports.noHead', { number: at + 1 })}</b>
              <span>{samples.filter((sample) => sample !== '').join(' · ') || t('value.empty')}</span>
            </div>
            <select
              className={styles.select}
              aria-label={t('imports.meaning', { name: head })}
              data-off={mapping[at] === null || undefined}
              value={mapping[at] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setMapping(mapping.map((name, other) => (other === at ? value || null : name)))
              }
            >
              <option value="">{t('imports.notRead')}</option>
              {table.allowed.map((name) => (
                <option key={name} value={name}>
                  {sayColumn(name)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        {draft === null ? null : <TakesFields value={draft} mayTake={table.mayTake} onChange={setDraft} />}
        {judge.error ? <Note tone="bad">{sayFailure(judge.error, t('state.noAnswer'))}</Note> : null}
        <Button
          icon="check"
          look={table.counts ? 'plain' : 'main'}
          isBusy={judge.isPending || table.isJudging}
          whyNot={whyNot}
          onClick={() =>
            judge.mutate({ params: { id: String(table.id) }, body: { mapping, takes: takes ?? undefined } })
          }
        >
          {t(table.counts ? 'imports.judgeAgain' : 'imports.judge')}
        </Button>
        {whyNot === null ? null : <p className={styles.quiet}>{whyNot}</p>}
      </div>
    </Panel>
  );
}
