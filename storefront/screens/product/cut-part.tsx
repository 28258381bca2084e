import { useState } from 'react';
import {
  type CutPart,
  isBoard,
  LEAST_MM,
  MOST_LINES,
  MOST_PARTS,
  parseParts,
  planCuts,
  writeParts,
} from '#domain/sawing/sawing.ts';
import { Button } from '../../design/button.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { Panel } from '../../design/panel.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import styles from './cut-part.module.css';
import type { CutPlannedProps } from './cut-planned.tsx';
import panel from './work-panel.module.css';

export type CutChoiceProps = Pick<CutPlannedProps, 'product' | 'cutting'>;

interface Row {
  id: number;
  length: string;
  width: string;
  count: string;
}

/** Drawn once there is something to draw. */
const planned = new LatePart<CutPlannedProps>(() => import('./cut-planned.tsx'));

const NO_ROW = { length: '', width: '', count: '1' };

/** What is typed as parts; null while something of it is no size. */
function toParts(rows: readonly Row[], hasWidth: boolean): CutPart[] | null {
  const filled = rows.filter(({ length, width }) => length.trim() !== '' || width.trim() !== '');
  const parts = filled.map(({ length, width, count }) => ({
    lengthMm: Number(length.trim()),
    widthMm: hasWidth ? Number(width.trim()) : 0,
    count: Number(count.trim()),
  }));
  if (parts.length === 0 || (hasWidth && parts.some(({ widthMm }) => !(widthMm > 0)))) return null;
  return parseParts(writeParts(parts));
}

/** The list of parts, where they lie in the sheets or boards, how many of these it takes and what cutting costs. */
export default function CutChoice({ product, cutting }: CutChoiceProps) {
  const { t } = useWords();
  const [rows, setRows] = useState<Row[]>([{ id: 1, ...NO_ROW }]);
  const hasWidth = !isBoard(cutting);
  const isTouched = rows.some(({ length, width }) => length !== '' || width !== '');
  const parts = toParts(rows, hasWidth);
  const plan = parts && planCuts({ lengthMm: cutting.lengthMm, widthMm: cutting.widthMm }, parts);
  const Planned = useLatePart(planned, plan !== null);
  const change = (id: number, more: Partial<Row>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...more } : row)));
  const size = hasWidth ? `${cutting.lengthMm}×${cutting.widthMm}` : String(cutting.lengthMm);
  return (
    <Panel as="section" aria-labelledby="cutting" className={panel.panel} data-print="no">
      <h2 className={panel.title} id="cutting">
        {t('cut.title')}
      </h2>
      <p className={panel.lead}>{t('cut.lead', { size })}</p>
      <ul className={styles.rows}>
        {rows.map(({ id, length, width, count }) => (
          <li key={id} className={styles.row}>
            <TextField
              label={t('cut.length')}
              inputMode="numeric"
              suffix="мм"
              value={length}
              onChange={(event) => change(id, { length: event.target.value })}
            />
            {hasWidth ? (
              <TextField
                label={t('cut.width')}
                inputMode="numeric"
                suffix="мм"
                value={width}
                onChange={(event) => change(id, { width: event.target.value })}
              />
            ) : null}
            <TextField
              label={t('cut.count')}
              inputMode="numeric"
              value={count}
              onChange={(event) => change(id, { count: event.target.value })}
            />
            {rows.length > 1 ? (
              <IconButton
                icon="trash"
                iconSize={20}
                label={t('cut.removeRow')}
                onClick={() => setRows(rows.filter((row) => row.id !== id))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {rows.length < MOST_LINES ? (
        <Button
          look="quiet"
          size={36}
          icon="plus"
          onClick={() => setRows([...rows, { id: (rows.at(-1)?.id ?? 0) + 1, ...NO_ROW }])}
        >
          {t('cut.addRow')}
        </Button>
      ) : null}
      {plan && parts ? (
        Planned && <Planned product={product} cutting={cutting} plan={plan} detail={writeParts(parts)} />
      ) : isTouched ? (
        <p className={panel.lead} role="status">
          {parts ? t('cut.noPlan', { size }) : t('cut.notYet', { least: LEAST_MM, most: MOST_PARTS })}
        </p>
      ) : null}
    </Panel>
  );
}
