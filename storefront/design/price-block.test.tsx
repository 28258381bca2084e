import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PricedProduct, priceView, type UserType } from '#domain/price.ts';
import { LocaleProvider } from '../i18n/locale-context.tsx';
import { setMessages } from '../i18n/messages.ts';
import ru from '../i18n/ru.json' with { type: 'json' };
import { PriceBlock } from './price-block.tsx';

beforeAll(() => setMessages('ru', ru));

const aProduct = (facts: Partial<PricedProduct>): PricedProduct => ({ active: true, price: 9990, ...facts });

function draw(
  facts: Partial<PricedProduct>,
  type: UserType = 'retail',
  size: 'card' | 'box' = 'card',
): string {
  const view = priceView(aProduct(facts), type);
  return renderToStaticMarkup(
    <LocaleProvider locale="ru">
      <PriceBlock view={view} size={size} unit="уп." />
    </LocaleProvider>,
  );
}

const words = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

describe('the price of spec 4', () => {
  test('an ordinary price stands with its unit', () => {
    expect(words(draw({}))).toBe('Цена 9 990 ₸ / уп.');
  });

  test('a higher regular price is struck out and said to be the former one', () => {
    const html = draw({ regularPrice: 11900 });
    expect(words(html)).toBe('Цена 9 990 ₸ прежняя цена 11 900 ₸');
    expect(html).toMatch(/<s>11\s900\s₸<\/s>/);
  });

  test('a club price is named under the price', () => {
    expect(words(draw({ clubPrice: 9490 }))).toBe('Цена 9 990 ₸ / уп. 9 490 ₸ с картой');
  });

  test('a discount is said in words and, in the buy box, in percent', () => {
    const facts = { price: 12490, discountPrice: 9990, discount: { value: 20 }, clubPrice: 9490 };
    expect(words(draw(facts))).toBe('Цена со скидкой 9 990 ₸ прежняя цена 12 490 ₸');
    expect(words(draw(facts, 'retail', 'box'))).toContain('−20 %');
  });

  test('a wholesale buyer sees the contract price and the retail price marked РРЦ', () => {
    const html = draw({ wholesalePrice: 8150 }, 'wholesale');
    expect(words(html)).toBe('Цена 8 150 ₸ РРЦ 9 990 ₸ Опт по договору');
    expect(html).not.toContain('<s>');
  });

  test('a price below the contract says so, and what the contract would ask', () => {
    const facts = { wholesalePrice: 9300, discountPrice: 8990, discount: { value: 10 } };
    expect(words(draw(facts, 'wholesale'))).toBe(
      'Цена со скидкой 8 990 ₸ прежняя цена 9 990 ₸ Ниже опта (9 300 ₸)',
    );
  });

  test('a product out of sale shows its last price, and a tooltip says so', () => {
    const html = draw({ active: false, clubPrice: 9490 });
    const tooltip = /role="tooltip" id="([^"]+)"[^>]*>([^<]+)</.exec(html);
    expect(tooltip?.[2]).toMatch(/^Последняя цена/);
    expect(html).toContain(`aria-describedby="${tooltip?.[1]}"`);
    expect(words(html)).not.toContain('с картой');
  });
});
