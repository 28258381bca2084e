import { useEffect, useMemo, useState } from 'react';
import type { SetCalculation, SetItem } from '#contract/sets.ts';
import { STEPPER_DEBOUNCE_MS } from '#domain/quantity.ts';
import { browserApi } from '../../api-client.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { clearPendingTimeout, setPendingTimeout } from '../../pending.ts';
import type { SetData } from './set-data.ts';
import { type SetChoice, type ShownLine, toChoices, toShownLines, withItem } from './set-state.ts';

export interface ChosenSet {
  choice: SetChoice;
  lines: ShownLine[];
  /** Of the choice as it stands; null while the shop has not answered, or when it did not. */
  calculation: SetCalculation | null;
  isPending: boolean;
  /** The last question brought no answer: sums are ours, the cart will confirm them. */
  isUnconfirmed: boolean;
  /** Which product stands for the item; null leaves it out. */
  choose(item: SetItem, productCode: string | null): void;
  setParam(param: number): void;
}

type Outcome = { of: SetChoice; calculation: SetCalculation | null };

/** The choice of this page: shown at once by our own arithmetic, priced by the shop a moment after the last change. */
export function useSet({ set, groups, products, calculation }: SetData): ChosenSet {
  const { locale } = useWords();
  const { city, viewer } = useShell();
  const [first] = useState<SetChoice>({ param: calculation.param, items: {} });
  const [choice, setChoice] = useState(first);
  const [outcome, setOutcome] = useState<Outcome>({ of: first, calculation });
  const { mode, code } = set;

  // The price engine is on the server.
  useEffect(() => {
    if (choice === outcome.of) return;
    let isLate = false;
    const timer = setPendingTimeout(async () => {
      const api = browserApi(locale);
      const answer = await api('POST /api/v1/sets/{mode}/{code}/calculate/', {
        params: { mode, code },
        body: {
          city: city.code,
          choices: toChoices(choice),
          ...(choice.param === null ? {} : { param: choice.param }),
        },
      });
      if (!isLate) setOutcome({ of: choice, calculation: answer.ok ? answer.value.data : null });
    }, STEPPER_DEBOUNCE_MS);
    return () => {
      isLate = true;
      clearPendingTimeout(timer);
    };
  }, [choice, outcome.of, mode, code, city.code, locale]);

  const lines = useMemo(
    () =>
      toShownLines(
        groups.flatMap(({ items }) => items),
        new Map(products.map((product) => [product.code, product])),
        choice,
        { cityCode: city.code, type: viewer?.isWholesale ? 'wholesale' : 'retail' },
      ),
    [groups, products, choice, city.code, viewer?.isWholesale],
  );
  const isSettled = outcome.of === choice;
  return {
    choice,
    lines,
    calculation: isSettled ? outcome.calculation : null,
    isPending: !isSettled,
    isUnconfirmed: isSettled && outcome.calculation === null,
    choose: (item, productCode) => setChoice((now) => withItem(now, item, productCode)),
    setParam: (param) => setChoice((now) => ({ ...now, param })),
  };
}
