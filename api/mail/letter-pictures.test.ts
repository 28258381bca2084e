import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { composeMail } from './compose.ts';
import { takePictures, withInlinePictures } from './letter-pictures.ts';

const goods = composeMail({
  language: 'ru',
  subject: 'Заказ',
  paragraphs: ['Принят'],
  lines: [
    { name: 'Плитка', detail: '2 уп.', sum: '9 000 ₸', picture: 'p-1' },
    { name: 'Клей', detail: '1 шт.', sum: '900 ₸', picture: 'p-2' },
  ],
  sums: [{ name: 'Итого', value: '9 900 ₸', isTotal: true }],
});

describe('pictures of goods', () => {
  test('travel with the letter as JPEG, and one that is not there leaves no hole', async () => {
    const webp = await sharp({ create: { width: 224, height: 224, channels: 3, background: '#777' } })
      .webp()
      .toBuffer();
    const { html, pictures } = await takePictures(goods.html, async (id) => (id === 'p-1' ? webp : null));
    expect(pictures.map(({ cid }) => cid)).toEqual(['p-1@goods.sheber']);
    expect(pictures[0]?.content.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(html.match(/<img [^>]*>/g)).toEqual([expect.stringContaining('cid:p-1@goods.sheber')]);
    expect(html).not.toMatch(/(?:src|href|url)[=(]"?https?:/);
    expect(withInlinePictures(html, pictures)).toContain('src="data:image/jpeg;base64,');
  });

  test('that cannot be read keep no letter back', async () => {
    const { html, pictures } = await takePictures(goods.html, async () =>
      Promise.reject(new Error('the disk is away')),
    );
    expect(pictures).toEqual([]);
    expect(html).not.toContain('<img');
  });

  test('and sums are said in the text too', () => {
    expect(goods.text).toContain('Плитка\n  2 уп. · 9 000 ₸');
    expect(goods.text).toContain('Итого: 9 900 ₸');
  });
});
