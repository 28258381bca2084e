import { formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { onPlainPress } from '../../design/plain-press.ts';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Current } from './calculator-data.ts';
import styles from './calculator-form.module.css';
import type { Calculation } from './use-calculation.ts';

/** The goods the calculation is about: their sizes come with them; others are a press away, or one's own are typed. */
export function GoodsField({ current, calculation }: { current: Current; calculation: Calculation }) {
  const { t } = useWords();
  const { state, change, hrefOf } = calculation;
  const main = current.result?.need[0];
  const isOwn = state.product === 'none';
  if (!main && !isOwn) return null;
  const link = (product: string) => ({
    href: hrefOf({ product }),
    onClick: onPlainPress(() => change({ product })),
  });
  return (
    <div className={styles.goods}>
      <span className={styles.goodsName}>{main?.roleName ?? t('calculator.goods')}</span>
      {isOwn || !main?.product ? (
        <p className={styles.chosen}>{isOwn ? t('calculator.ownGoods') : t('calculator.noGoods')}</p>
      ) : (
        <div className={styles.chosen}>
          <Picture of={main.product} size="xs_96" />
          <span lang={main.product.isNameFallback ? 'ru' : undefined}>
            {keepNumbersWhole(main.product.name)}
          </span>
        </div>
      )}
      <div className={styles.ways}>
        {isOwn ? (
          <a className="link" rel="nofollow" {...link('')}>
            {t('calculator.fromRange')}
          </a>
        ) : (
          <a className="link" rel="nofollow" {...link('none')}>
            {t('calculator.own')}
          </a>
        )}
      </div>
      {main && main.alternatives.length > 0 && !isOwn ? (
        <details>
          <summary className="link">
            {t('calculator.otherGoods', { count: main.alternatives.length })}
          </summary>
          <div className={styles.others}>
            {main.alternatives.map(({ product }) => (
              <a key={product.code} className={styles.other} rel="nofollow" {...link(product.code)}>
                <Picture of={product} size="xs_96" />
                <span lang={product.isNameFallback ? 'ru' : undefined}>{keepNumbersWhole(product.name)}</span>
                <b>{formatTenge(product.price)}</b>
              </a>
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
}
