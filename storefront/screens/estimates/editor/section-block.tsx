import { memo } from 'react';
import type { EstimateProduct } from '#contract/estimate-parts.ts';
import {
  type EditedLine,
  type EditedSection,
  type LineFault,
  sectionSum,
} from '#domain/estimates/estimates.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { Button } from '../../../design/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { IconButton } from '../../../design/icon-button.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { toRecalculation } from '../recalculation.ts';
import styles from './editor.module.css';
import type { EditorActions } from './editor-actions.ts';
import { LineRow } from './line-row.tsx';

interface SectionBlockProps {
  section: EditedSection;
  /** How many lines stand before it. */
  before: number;
  products: ReadonlyMap<string, EstimateProduct>;
  /** Of each product in all rooms. */
  counts: ReadonlyMap<string, number>;
  unticked: ReadonlySet<string>;
  now: string;
  faults: ReadonlyMap<string, LineFault>;
  actions: EditorActions;
  onAdd(sectionId: string, line: EditedLine): void;
}

export const SectionBlock = memo(function SectionBlock({
  section,
  before,
  products,
  counts,
  unticked,
  now,
  faults,
  actions,
  onAdd,
}: SectionBlockProps) {
  const { t, locale } = useWords();
  const { id, name, items, params } = section;
  const add = (line: EditedLine) => onAdd(id, line);
  return (
    <section className={styles.section} aria-label={name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop upon; the keyboard moves lines by their handles */}
      <header
        className={styles.head}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          actions.dropInto(id);
        }}
      >
        <h2>{name}</h2>
        {params?.calculator ? (
          <a className="link" href={localePath(toRecalculation(params.calculator, params.values), locale)}>
            <Icon name="calculator" size={18} />
            {t('estimates.recalculate')}
          </a>
        ) : null}
        <b className={styles.sum}>{formatNumber(sectionSum(items))}</b>
        <IconButton
          icon="more"
          iconSize={20}
          label={t('estimates.more', { name })}
          onClick={() => actions.open({ kind: 'section', id })}
        />
      </header>
      <ol className={styles.lines}>
        {items.map((line, at) => (
          <LineRow
            key={line.id}
            line={line}
            number={before + at + 1}
            product={line.productCode === null ? undefined : products.get(line.productCode)}
            ofAll={counts.get(line.productCode ?? '')}
            isTicked={!unticked.has(line.id)}
            now={now}
            fault={faults.get(line.id) ?? null}
            actions={actions}
          />
        ))}
      </ol>
      <div className={styles.add}>
        <Button
          size={36}
          look="quiet"
          icon="plus"
          onClick={() => actions.open({ kind: 'picker', sectionId: id })}
        >
          {t('estimates.addProduct')}
        </Button>
        <Button size={36} look="quiet" icon="edit" onClick={() => actions.addOwn(id, 'custom', add)}>
          {t('estimates.addOwn')}
        </Button>
        <Button size={36} look="quiet" icon="hammer" onClick={() => actions.addOwn(id, 'work', add)}>
          {t('estimates.addWork')}
        </Button>
      </div>
    </section>
  );
});
