/** Many of the sequences of which each provider's own test tries a few. */
import { test } from 'vitest';
import { tryMoneySequences } from '#tests/money-sequences.ts';
import { openFreedomBench } from '#tests/stands/freedom/freedom-bench.ts';
import { openHalykBench } from '#tests/stands/halyk/halyk-bench.ts';
import { openTipTopBench } from '#tests/stands/tiptop/tiptop-bench.ts';

test.each([
  ['TipTop Pay', openTipTopBench],
  ['Freedom Pay', openFreedomBench],
  ['Halyk ePay', openHalykBench],
])(
  'whatever befalls money at %s, it ends where it belongs',
  async (_name, open) => {
    const { bench, money, close } = await open();
    try {
      await tryMoneySequences(bench, money, 150);
    } finally {
      await close();
    }
  },
  240_000,
);
