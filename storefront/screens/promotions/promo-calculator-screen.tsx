import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { CalculatorChoice } from './calculator-choice.tsx';
import { CalculatorGoods } from './calculator-goods.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import type { CalculatorData } from './promo-calculator-load.ts';
import styles from './promo-calculator-screen.module.css';
import { useCalculator } from './use-calculator.ts';

export const { Screen, load, seo } = defineScreen<CalculatorData>({
  // The loader stays on the server: the browser never runs it.
  load: async (context) => (await import('./promo-calculator-load.ts')).loadCalculator(context),

  seo: ({ state }, t) => ({
    title: t('promoCalculator.seoTitle'),
    description: t('promoCalculator.seo'),
    // A calculation of somebody's own is no page for a search engine.
    ...(state.items.length > 0 ? { isRobotsBlock: true } : {}),
  }),

  Screen({ data }) {
    const { t } = useWords();
    const calculator = useCalculator(data.state, data.query);
    return (
      <ScreenFrame
        title={t('promoCalculator.title')}
        note={t('promoCalculator.note')}
        parents={[{ name: t('promotions.title'), href: '/promo' }]}
      >
        <div className={styles.columns}>
          <CalculatorGoods data={data} calculator={calculator} />
          <div className={styles.result}>
            <CalculatorResult data={data} calculator={calculator} />
          </div>
          <CalculatorChoice data={data} calculator={calculator} />
        </div>
      </ScreenFrame>
    );
  },
});
