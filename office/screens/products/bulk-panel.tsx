/** One edit for all chosen products. Nothing is written here: a draft is made and shown, field by field. */
import { useRef, useState } from 'react';
import type { BulkEdit } from '#contract/office/bulk.ts';
import type { ChangeSet } from '#contract/office/changes.ts';
import { parseCell } from '#domain/office/cells.ts';
import { emptyProductField, isOfPrices, rightOfProductField } from '#domain/office/product-rights.ts';
import type { RightsOf } from '#domain/office/rights.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { type PriceMove, toMove } from './price-move.ts';
import { PriceMoveFields } from './price-move-fields.tsx';
import { columnOf, listColumns } from './product-list.ts';
import styles from './products.module.css';
import type { ProductSelection } from './use-selection.ts';

interface BulkPanelProps {
  selection: ProductSelection;
  rights: RightsOf;
  onDraft: (set: ChangeSet) => void;
}

/** What makes sense for many: not what names a single one. */
const OF_ONE = new Set([
  'product_code',
  'name_ru',
  'name_kz',
  'description_ru',
  'description_kz',
  'gtin',
  'ntin',
]);
const MOVE: PriceMove = { by: 'percent', amount: '', roundTo: 10, rounding: 'nearest' };

export function BulkPanel({ selection, rights, onDraft }: BulkPanelProps) {
  const { t, locale } = useWords();
  const onlyPrices = rights['products.bulk']?.write?.only === 'prices';
  const fields = listColumns(rights).filter((name) => {
    const field = columnOf(name)?.field;
    const right = field === undefined ? undefined : rightOfProductField(field);
    if (right === undefined || OF_ONE.has(name) || (onlyPrices && !isOfPrices(right))) return false;
    return rights[right]?.write !== undefined;
  });
  const [chosen, setChosen] = useState(fields.includes('price') ? 'price' : (fields[0] ?? ''));
  const [text, setText] = useState('');
  const [move, setMove] = useState(MOVE);
  const column = columnOf(chosen);
  const isPrice = column?.kind === 'money' && chosen !== 'cost';
  const make = useAct('POST /office/api/v1/products/bulk/');
  const edit = isPrice ? toMove(chosen as 'price', move) : toSet(chosen, text);
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      {/* Where the panel stands below a long grid: nobody would look for it there. */}
      <div className={styles.toPanel}>
        <b>{t('bulk.chosen', { count: selection.count })}</b>
        <Button look="plain" icon="chevron-down" onClick={() => panel.current?.focus()}>
          {t('bulk.title')}
        </Button>
      </div>
      <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('bulk.title')}>
        <header className={styles.panelHead}>
          <h2>{t('bulk.title')}</h2>
          <button
            className={styles.close}
            type="button"
            aria-label={t('bulk.clear')}
            onClick={selection.clear}
          >
            <Icon name="close" size={20} />
          </button>
        </header>
        <div className={styles.form}>
          <p>
            <b>{t('bulk.chosen', { count: selection.count })}</b>
          </p>
          <SelectField
            label={t('bulk.field')}
            value={chosen}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
              setText('');
            }}
          >
            {fields.map((name) => (
              <option key={name} value={name}>
                {columnOf(name)?.label[locale]}
              </option>
            ))}
          </SelectField>
          {isPrice ? (
            <PriceMoveFields value={move} hasCosts={rights.costs?.read !== undefined} onChange={setMove} />
          ) : column?.kind === 'flag' ? (
            <SelectField
              label={t('bulk.to')}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            >
              <option value="">{t('bulk.pick')}</option>
              <option value="да">{t('value.yes')}</option>
              <option value="нет">{t('value.no')}</option>
            </SelectField>
          ) : (
            <TextField
              label={t('bulk.to')}
              hint={t('bulk.emptyHint')}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
          {make.error ? <Note tone="bad">{sayFailure(make.error, t('state.noAnswer'))}</Note> : null}
          <Note tone="tint">{t('bulk.nothingYet')}</Note>
          <Button
            isBusy={make.isPending}
            whyNot={edit === null ? t('bulk.needed') : null}
            onClick={() =>
              edit &&
              make.mutate(
                {
                  body: {
                    of: selection.of,
                    edit,
                    title: `${t('bulk.title')}: ${column?.label[locale] ?? ''}`,
                  },
                },
                { onSuccess: ({ data }) => onDraft(data) },
              )
            }
          >
            {t('bulk.preview')}
          </Button>
        </div>
      </aside>
    </>
  );
}

function toSet(name: string, text: string): BulkEdit | null {
  const column = columnOf(name);
  if (!column?.field) return null;
  const read = parseCell(text, column.kind);
  if (read === 'wrong' || (read === 'empty' && column.kind === 'flag')) return null;
  const to = read === 'empty' ? emptyProductField(column.field) : read.value;
  return { kind: 'set', field: column.field, to };
}
