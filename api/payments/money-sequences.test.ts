/** Many of the sequences of which each provider's own test tries a few. */
import { test } from 'vitest';
import { tryMoneySequences } from '#tests/money-sequences.ts';
import { openTipTopBench } from '#tests/stands/tiptop/tiptop-bench.ts';

test('whatever befalls money at TipTop Pay, it ends where it belongs', async () => {
  const { bench, money, close } = await openTipTopBench();
  try {
    await tryMoneySequences(bench, money, 150);
  } finally {
    await close();
  }
}, 240_000);
