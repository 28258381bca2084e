import { Button } from '../../design/button.tsx';
import { putTogether } from '../../features/cart/put-together.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { IntoEstimate } from '../estimates/estimates.ts';
import type { BuyButtonsProps } from './buy-buttons-props.ts';
import { toSectionParams } from './calculation-address.ts';
import { toEstimateItems } from './estimate-items.ts';
import styles from './result-panel.module.css';

/** Everything into the cart, or into an estimate with its measures. */
export function BuyButtons({ title, state, need, isHere, href }: BuyButtonsProps) {
  const { t } = useWords();
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
      <IntoEstimate
        title={title}
        section={{ kind: 'room', params: toSectionParams(state) }}
        items={toEstimateItems(need)}
        back={href}
      />
      {bought.length > 0 ? (
        <p className={styles.here} data-here={isHere || undefined}>
          <span aria-hidden="true" className={styles.dot} />
          {t(isHere ? 'calculator.allHere' : 'calculator.someElsewhere')}
        </p>
      ) : null}
    </>
  );
}
