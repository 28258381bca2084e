import { useEffect, useRef, useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { clearPendingTimeout, setPendingTimeout } from '../../pending.ts';
import { useNavigate } from '../../router/hooks.ts';
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

/**
 * A calculation is an address: to change it is to go there, without leaving one's place on the page. What is typed or
 * drawn stands until its own answer has come: an answer to an earlier state takes nothing back.
 */
export function useCalculation(settled: CalculationState): Calculation {
  const { locale } = useWords();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [asked, setAsked] = useState<CalculationState | null>(null);
  // Two moves of a pointer may come between two drawings.
  const latest = useRef<CalculationState | null>(null);
  const state = asked ?? settled;
  const toHref = (wanted: CalculationState) =>
    localePath(`/calculator?${toCalculationSearch(wanted)}`, locale);

  // Whoever has gone elsewhere is not fetched back.
  useEffect(() => () => clearPendingTimeout(timer.current), []);

  const change = (next: Partial<CalculationState>) => {
    const wanted = { ...(latest.current ?? settled), ...next };
    latest.current = wanted;
    setAsked(wanted);
    clearPendingTimeout(timer.current);
    timer.current = setPendingTimeout(async () => {
      const options = { preventScrollReset: true, replace: true, state: { keepsFocus: true } };
      await navigate(toHref(wanted), options);
      if (latest.current !== wanted) return;
      latest.current = null;
      setAsked(null);
    }, BURST_MS);
  };
  return {
    state,
    isPending: asked !== null,
    change,
    setText: (name, text) => change({ texts: { ...(latest.current ?? settled).texts, [name]: text } }),
    hrefOf: (next) => toHref({ ...state, ...next }),
  };
}
