import { useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox, ChoiceGroup } from '../../design/choice.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import styles from './calculator-choice.module.css';
import { withPromotion } from './calculator-state.ts';
import type { CalculatorData } from './promo-calculator-load.ts';
import type { Calculator } from './use-calculator.ts';

/** Which promotions count, with or without a card, and a code. A form: without JavaScript it is sent. */
export function CalculatorChoice({ data, calculator }: { data: CalculatorData; calculator: Calculator }) {
  const { t, locale } = useWords();
  const isHydrated = useHydrated();
  const { state, change } = calculator;
  const { promotions, result } = data;
  const [code, setCode] = useState(state.code);
  const all = promotions.map((promotion) => promotion.code);
  const isChosen = (each: string) => state.promo === null || state.promo.includes(each);
  const { promoCode } = result;
  return (
    <form
      className={styles.choice}
      action={localePath('/promo-calculator', locale)}
      onSubmit={(event) => {
        event.preventDefault();
        change({ ...state, code: code.trim() });
      }}
    >
      {state.items.length > 0 ? (
        <input
          type="hidden"
          name="items"
          value={state.items.map(({ productCode, count }) => `${productCode}:${count}`).join(',')}
        />
      ) : null}
      <ChoiceGroup legend={t('promoCalculator.promotions')} className={styles.group}>
        <ul className={styles.promotions}>
          {promotions.map((promotion) => (
            <li key={promotion.code}>
              <Checkbox
                name="promo"
                value={promotion.code}
                label={promotion.title}
                note={promotion.needsCard ? t('promo.withCard') : undefined}
                {...(isHydrated
                  ? {
                      checked: isChosen(promotion.code),
                      onChange: (event) =>
                        change(withPromotion(state, promotion.code, event.target.checked, all)),
                    }
                  : { defaultChecked: isChosen(promotion.code) })}
              />
            </li>
          ))}
        </ul>
        {state.promo === null ? null : (
          <Button size={36} look="quiet" type="button" onClick={() => change({ ...state, promo: null })}>
            {t('promoCalculator.allPromotions')}
          </Button>
        )}
      </ChoiceGroup>
      <Checkbox
        name="card"
        value="1"
        label={t('promoCalculator.card')}
        {...(isHydrated
          ? { checked: state.card, onChange: (event) => change({ ...state, card: event.target.checked }) }
          : { defaultChecked: state.card })}
      />
      <div className={styles.code}>
        <TextField
          label={t('promoCalculator.code')}
          name="code"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
          error={promoCode && !promoCode.isAccepted ? promoCode.message : undefined}
          hint={promoCode?.isAccepted ? t('promoCalculator.codeAccepted') : undefined}
        />
        <Button type="submit" look="secondary">
          {t('promoCalculator.apply')}
        </Button>
      </div>
    </form>
  );
}
