import { useState } from 'react';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { CUT_TENGE, type CutPlan, isBoard } from '#domain/sawing/sawing.ts';
import { findBaseUnit } from '#domain/units.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { toaster } from '../../design/toast-store.ts';
import { setWork } from '../../features/cart/set-works.ts';
import { CutDrawing } from '../../features/cutting/cutting.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import type { ProductData } from './product-data.ts';
import panel from './work-panel.module.css';

export interface CutPlannedProps {
  product: ProductData['product'];
  cutting: NonNullable<ProductData['cutting']>;
  plan: CutPlan;
  /** The list of parts as it travels. */
  detail: string;
}

/** Where the parts lie, how many pieces it takes, what cutting costs, and into the cart with it. */
export default function CutPlanned({ product, cutting, plan, detail }: CutPlannedProps) {
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
      <div className={panel.order} aria-live="polite">
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
