import { useRef, useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { useNavigate } from '../router/router.ts';
import { type CalculationState, toCalculationSearch } from './calculation-address.ts';

/** As the quantity stepper of the shop waits (spec 5). */
const BURST_MS = 300;

export interface Calculation {
  /** As the fields show it, even while the answer is on its way. */
  state: CalculationState;
  isPending: boolean;
  change(next: Partial<CalculationState>): void;
  setText(name: string, text: string): void;
  hrefOf(next: Partial<CalculationState>): string;
}

/** A calculation is an address: to change it is to go there, without leaving one's place on the page. */
export function useCalculation(settled: CalculationState): Calculation {
  const { locale } = useWords();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [asked, setAsked] = useState<{ at: CalculationState; state: CalculationState } | null>(null);
  const isAsked = asked !== null && asked.at === settled;
  const state = isAsked ? asked.state : settled;
  const hrefOf = (next: Partial<CalculationState>) =>
    localePath(`/calculator?${toCalculationSearch({ ...state, ...next })}`, locale);
  const change = (next: Partial<CalculationState>) => {
    const wanted = { ...state, ...next };
    setAsked({ at: settled, state: wanted });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const href = localePath(`/calculator?${toCalculationSearch(wanted)}`, locale);
      void navigate(href, { preventScrollReset: true, replace: true, state: { keepsFocus: true } });
    }, BURST_MS);
  };
  return {
    state,
    isPending: isAsked,
    change,
    setText: (name, text) => change({ texts: { ...state.texts, [name]: text } }),
    hrefOf,
  };
}
