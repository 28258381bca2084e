import { useState } from 'react';
import { formatNumber, formatTenge } from '#domain/money.ts';
import {
  CUT_TENGE,
  type CutPart,
  type CutPlan,
  isBoard,
  LEAST_MM,
  MOST_LINES,
  MOST_PARTS,
  parseParts,
  planCuts,
  writeParts,
} from '#domain/sawing/sawing.ts';
import { findBaseUnit } from '#domain/units.ts';
import { Button } from '../../design/button.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { TextField } from '../../design/text-field.tsx';
import { toaster } from '../../design/toast-store.ts';
import { setWork } from '../../features/cart/set-works.ts';
import { CutDrawing } from '../../features/cutting/cutting.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './cut-part.module.css';
import type { ProductData } from './product-data.ts';

export interface CutChoiceProps {
  product: ProductData['product'];
  cutting: NonNullable<ProductData['cutting']>;
}

interface Row {
  id: number;
  length: string;
  width: string;
  count: string;
}

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
  const change = (id: number, more: Partial<Row>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...more } : row)));
  const size = hasWidth ? `${cutting.lengthMm}×${cutting.widthMm}` : String(cutting.lengthMm);
  return (
    <Panel as="section" aria-labelledby="cutting" className={styles.panel} data-print="no">
      <h2 className={styles.title} id="cutting">
        {t('cut.title')}
      </h2>
      <p className={styles.lead}>{t('cut.lead', { size })}</p>
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
        <Planned product={product} cutting={cutting} plan={plan} detail={writeParts(parts)} />
      ) : isTouched ? (
        <p className={styles.lead} role="status">
          {parts ? t('cut.noPlan', { size }) : t('cut.notYet', { least: LEAST_MM, most: MOST_PARTS })}
        </p>
      ) : null}
    </Panel>
  );
}

function Planned({ product, cutting, plan, detail }: CutChoiceProps & { plan: CutPlan; detail: string }) {
  const { t, locale } = useWords();
  const { city, viewer } = useShell();
  const [isBusy, setBusy] = useState(false);
  const unit = findBaseUnit(product.units)?.name ?? '';
  const count = plan.pieces.length;
  const price = isBoard(cutting) ? CUT_TENGE.board : CUT_TENGE.sheet;
  const isShort = count > cutting.stock;

  async function put(): Promise<void> {
    setBusy(true);
    const refusal = await setWork(
      { productCode: product.code, kind: 'cut', detail, count },
      { isUser: viewer !== null, city: city.code, locale },
    );
    setBusy(false);
    const subject = 'cart:cut';
    if (refusal === null) toaster.show({ text: t('cut.done', { count, unit }), subject });
    else toaster.show({ text: refusal || t('form.noAnswer'), tone: 'error', subject });
  }

  return (
    <>
      <CutDrawing plan={plan} />
      <div className={styles.order} aria-live="polite">
        <p>
          <b>
            {formatNumber(count)} {unit}
          </b>{' '}
          {t(isBoard(cutting) ? 'cut.cuts' : 'cut.metres', {
            charged: plan.charged,
            price: formatTenge(price),
            sum: formatTenge(plan.charged * price),
          })}
        </p>
        <Button isLoading={isBusy} disabled={isShort} onClick={() => void put()}>
          {t('cut.put')}
        </Button>
      </div>
      {isShort ? <Notice look="blocked">{t('cut.short', { count: cutting.stock, unit })}</Notice> : null}
      <Notice look="changed">{t('cut.noReturn')}</Notice>
    </>
  );
}
