import { useRef, useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { clearPendingTimeout, setPendingTimeout } from '../../pending.ts';
import { useNavigate } from '../../router/hooks.ts';
import { type CalculatorState, toCalculatorSearch } from './calculator-state.ts';

/** As the quantity stepper of the shop waits (spec 5). */
const BURST_MS = 300;

export interface Calculator {
  /** As the controls show it: what is asked for, even while the answer is on its way. */
  state: CalculatorState;
  isPending: boolean;
  change(next: CalculatorState): void;
  hrefOf(next: CalculatorState): string;
}

/** A calculation is an address: to change it is to go there, without leaving one's place on the page. */
export function useCalculator(settled: CalculatorState, query: string): Calculator {
  const { locale } = useWords();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [asked, setAsked] = useState<{ at: CalculatorState; state: CalculatorState } | null>(null);
  const isAsked = asked !== null && asked.at === settled;
  const hrefOf = (next: CalculatorState) => {
    const search = toCalculatorSearch(next, query);
    return localePath(`/promo-calculator${search === '' ? '' : `?${search}`}`, locale);
  };
  return {
    state: isAsked ? asked.state : settled,
    isPending: isAsked,
    change(next) {
      setAsked({ at: settled, state: next });
      clearPendingTimeout(timer.current);
      timer.current = setPendingTimeout(() => {
        void navigate(hrefOf(next), { preventScrollReset: true, replace: true, state: { keepsFocus: true } });
      }, BURST_MS);
    },
    hrefOf,
  };
}
