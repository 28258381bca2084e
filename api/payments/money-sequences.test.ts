/** Many of the sequences of which each provider's own test tries a few, and a register on a bad day. */
import { expect, test } from 'vitest';
import { tryMoneySequences } from '#tests/money-sequences.ts';
import { openPaymentBench } from '#tests/payment-bench.ts';
import { openFreedomBench } from '#tests/stands/freedom/freedom-bench.ts';
import { openHalykBench } from '#tests/stands/halyk/halyk-bench.ts';
import type { Fault } from '#tests/stands/stand.ts';
import { openTipTopBench } from '#tests/stands/tiptop/tiptop-bench.ts';
import { openWebkassaStand, SETTINGS } from '#tests/stands/webkassa/webkassa-stand.ts';
import type { Mail } from '../mail/mail.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { createReceipts, createWebkassa } from '../receipts/receipts.ts';

const NO_MAIL: Mail = { enqueue: async () => {}, sendDue: async () => 0, moveOld: async () => 0, close() {} };

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

test('however lines break and processes change, each of a hundred receipts is made once by a strict register', async () => {
  const stand = await openWebkassaStand();
  const settings = { ...SETTINGS, address: stand.url };
  const { shop, pay } = await openPaymentBench({ partners: { webkassa: settings } });
  try {
    const { id } = await pay();
    await shop.db`
      INSERT INTO receipts (order_id, type, operation_key, lines, tenders, total, vat_total, seller)
      SELECT order_id, type, 'copy:' || i, lines, tenders, total, vat_total, seller
      FROM receipts, generate_series(1, 99) i WHERE order_id = ${id}`;
    const waiting = async () =>
      Number((await shop.db`SELECT count(*)::int AS n FROM receipts WHERE fiscal IS NULL`)[0]?.n);
    const faults: Fault[] = [
      'none',
      'none',
      'lost answer',
      'none',
      'cut',
      'none',
      '5xx',
      'html',
      'none',
      'none',
    ];
    for (let look = 0; (await waiting()) > 0; look++) {
      expect(look).toBeLessThan(2000);
      stand.fail(
        ...Array.from({ length: 3 }, (_, at) => faults[(look * 7 + at * 3) % faults.length] ?? 'none'),
      );
      // A process that ends leaves nothing behind but what the register knows.
      const register = createWebkassa(createOutgoing({ info() {}, warn() {} }), settings);
      const receipts = createReceipts({ db: shop.db, register, mail: NO_MAIL, publicUrl: '', warn() {} });
      await receipts.makeDue();
      await shop.db`UPDATE receipts SET due_at = now() WHERE fiscal IS NULL`;
    }
    const signs = await shop.db<{ sign: string }[]>`SELECT fiscal->>'fiscalSign' AS sign FROM receipts`;
    expect(signs.length).toBeGreaterThanOrEqual(100);
    expect(new Set(signs.map(({ sign }) => sign)).size).toBe(signs.length);
    expect(stand.receipts.size).toBe(signs.length);
  } finally {
    await shop.close();
    await stand.close();
  }
}, 120_000);
