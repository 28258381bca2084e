import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumInWords } from '#domain/orders/sum-in-words.ts';
import type { OrderWish } from '#tests/order-rows.ts';
import { openPaymentBench, type PaymentBench } from '#tests/payment-bench.ts';
import { readPdfText } from '#tests/pdf-text.ts';
import { findPaperOrder } from '../receipts/receipts.ts';
import { listOrderDocuments } from './order-documents.ts';

let bench: PaymentBench;
beforeAll(async () => {
  bench = await openPaymentBench();
});
afterAll(() => bench.shop.close());

const organization = {
  name: 'ДЕМО Ертіс Монтаж',
  form: 'ТОО',
  bin: '210640010557',
  legalAddress: 'г. Павлодар, ул. Условная, 40',
  iik: 'KZ770000000000000001',
  bik: 'DEMOKZ2A',
  bankName: 'АО «ДЕМО Банк»',
  kbe: '17',
  vatPayer: true,
};
const received: Partial<OrderWish> = {
  status: 'completed',
  completedAt: new Date('2026-11-10T06:00:00Z'),
  createdAt: new Date('2026-11-08T06:00:00Z'),
  paymentMethod: 'invoice',
  paymentStatus: 'paid',
  organization,
  deliverySum: 3000,
  liftSum: 5500,
  services: [{ name: 'Распил', count: 3, price: 300 }],
};

const ask = (id: number, type: string, lang = 'ru') =>
  bench.get(`/api/v1/orders/${id}/documents/${type}/?lang=${lang}`);
const textOf = async (id: number, type: string, lang: string) => {
  const answer = await ask(id, type, lang);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${type}-${id}.pdf"`);
  return (await readPdfText(answer.rawPayload)).replaceAll(/\s+/g, ' ');
};
const figure = (value: number) => value.toLocaleString('ru-RU').replaceAll(/\s/g, ' ');

test.each([
  [
    'invoice',
    'ru',
    'all',
    ['Счёт на оплату', 'Бенефициар', 'КНП', 'БИН 210640010557', 'KZ73000DEMO000000001'],
  ],
  [
    'invoice',
    'kz',
    'all',
    ['қарашадағы № P-', 'төлем шоты', 'Бенефициар', 'ТТК', 'БСН 210640010557', 'KZ73000DEMO000000001'],
  ],
  ['waybill', 'ru', 'goods', ['Накладная', 'Отправитель', 'Получатель', 'Отпустил', 'Получил']],
  ['waybill', 'kz', 'goods', ['жүкқұжаты', 'Жөнелтуші', 'Алушы', 'Босатқан', 'Алған']],
  [
    'act',
    'ru',
    'services',
    ['Акт выполненных работ', 'Исполнитель', 'Заказчик', 'Доставка', 'Разгрузка', 'Распил', 'рез'],
  ],
  ['act', 'kz', 'services', ['жұмыстар актісі', 'Орындаушы', 'Жеткізу', 'көтеру']],
] as const)(
  'the %s (%s) names its lines, and they add up to its total in figures and words',
  async (type, lang, part, words) => {
    const id = await bench.anOrder(received);
    const order = await findPaperOrder(bench.shop.db, id);
    const lines = (order?.lines ?? []).filter(({ line }) =>
      part === 'all' ? true : (line !== null) === (part === 'goods'),
    );
    const text = await textOf(id, type, lang);
    for (const word of [...words, 'ДЕМО', '200140001230']) expect(text).toContain(word);
    for (const { name, sumTenge, vatTenge } of lines) {
      expect(text).toContain(figure(sumTenge));
      expect(text).toContain(figure(vatTenge));
      // A long name is broken in the cell: its first word must stand there.
      expect(text).toContain(name[lang].split(' ')[0]);
    }
    const total = lines.reduce((sum, line) => sum + line.sumTenge, 0);
    expect(text).toContain(`${figure(total)} ₸`);
    expect(text).toContain(sumInWords(total, lang));
    if (part === 'all') expect(total).toBe(order?.totalSum);
  },
);

test.each([
  ['ru', 'Гарантийный талон', '24 мес.', '10 ноября 2028 г.'],
  ['kz', 'тапсырыстың кепілдік талоны', '24 ай', '2028 жылғы 10 қараша'],
])('the warranty tells until when (%s)', async (lang, ...words) => {
  const text = await textOf(await bench.anOrder(received), 'warranty', lang);
  for (const word of words) expect(text).toContain(word);
});

test('a paper that says nothing true yet does not exist', async () => {
  const id = await bench.anOrder();
  for (const type of ['invoice', 'waybill', 'act', 'warranty']) {
    expect((await ask(id, type)).json().code).toBe('order.document_not_found');
  }
  expect((await ask(id, 'passport')).json().code).toBe('order.not_found');
  expect(await listOrderDocuments(bench.shop.db, id, 'ru')).toEqual([]);
  const done = await bench.anOrder(received);
  expect(await listOrderDocuments(bench.shop.db, done, 'kz')).toMatchObject([
    { type: 'invoice', date: '2026-11-08', url: `/api/v1/orders/${done}/documents/invoice/?lang=kz` },
    { type: 'waybill', date: '2026-11-10' },
    { type: 'act' },
    { type: 'warranty' },
  ]);
});

test.each([
  ['ru', '№ 1. Колеровка: SAND-2A, арт. 1: 2 бан.'],
  ['kz', '№ 1. Түстеу: SAND-2A, арт. 1: 2 банка'],
])(
  'the waybill (%s) tells whoever lays the goods together what is done to which of them',
  async (lang, words) => {
    const id = await bench.anOrder({ ...received, services: [] });
    const plan = {
      stock: { lengthMm: 2500, widthMm: 1250 },
      pieces: [{ parts: [{ x: 0, y: 0, w: 600, h: 400 }] }],
    };
    await bench.shop.db`
    INSERT INTO order_services (order_id, line, service_code, name_ru, name_kz, unit_ru, unit_kz, count, price, sum,
      vat_percent, vat_sum, product_line, detail, line_count, plan)
    VALUES (${id}, 1, 'tint', 'Колеровка: SAND-2A, арт. 1', 'Түстеу: SAND-2A, арт. 1', 'бан.', 'банка', 2, 10, 20, 16, 3,
            1, 'sand-2a', 2, NULL),
           (${id}, 2, 'cut', 'Распил: 600×400 мм × 1', 'Кесу: 600×400 мм × 1', 'м', 'м', 1, 200, 200, 16, 28, 1,
            '600x400*1', 1, ${JSON.stringify(plan)}::text::jsonb)`;
    const text = await textOf(id, 'waybill', lang);
    expect(text).toContain(words);
    // Where the part begins, in millimetres from the corner of the first of one sheet.
    expect(text).toContain('№ 1, 1/1: 600×400 (0; 0)');
  },
);
