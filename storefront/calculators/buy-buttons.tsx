import { useState } from 'react';
import { putTogether } from '../cart/cart.ts';
import { Button } from '../design/button.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { Late, LatePart } from '../layouts/late-part.tsx';
import { useShell } from '../shell.ts';
import type { BuyButtonsProps } from './buy-buttons-props.ts';
import type { EstimateDialogProps } from './estimate-dialog.tsx';
import styles from './result-panel.module.css';

const dialogPart = new LatePart<EstimateDialogProps>(() => import('./estimate-dialog.tsx'));

/** Everything into the cart, or into an estimate with its measures. */
export function BuyButtons({ title, calculator, values, need, isHere, href }: BuyButtonsProps) {
  const { t } = useWords();
  const { viewer } = useShell();
  const [isOpen, setOpen] = useState(false);
  const bought = need.flatMap((each) => each.bought);
  const counts = new Map<string, number>();
  for (const { product, count } of bought) counts.set(product.code, (counts.get(product.code) ?? 0) + count);
  return (
    <>
      <Button
        isWide
        size={52}
        icon="cart"
        disabledReason={bought.length === 0 ? t('calculator.nothingToBuy') : undefined}
        onClick={() =>
          putTogether(
            [...counts].map(([code, count]) => ({ code, count })),
            t,
          )
        }
      >
        {t('calculator.toCart')}
      </Button>
      {viewer ? (
        <Button
          isWide
          look="secondary"
          size={48}
          icon="estimate"
          onClick={() => setOpen(true)}
          onPointerEnter={dialogPart.warmUp}
        >
          {t('calculator.toEstimate')}
        </Button>
      ) : (
        <Button
          isWide
          look="secondary"
          size={48}
          icon="estimate"
          href={`${href}&login=${encodeURIComponent(href)}`}
        >
          {t('calculator.toEstimate')}
        </Button>
      )}
      {isOpen ? (
        <Late
          part={dialogPart}
          onMissing={() => setOpen(false)}
          props={{ title, calculator, values, need, onClose: () => setOpen(false) }}
        />
      ) : null}
      {bought.length > 0 ? (
        <p className={styles.here} data-here={isHere || undefined}>
          <span aria-hidden="true" className={styles.dot} />
          {t(isHere ? 'calculator.allHere' : 'calculator.someElsewhere')}
        </p>
      ) : null}
    </>
  );
}
