import { describe, expect, test } from 'vitest';
import { aCart, aLine, aPromotion } from '#tests/promotion-carts.ts';
import { type Cart, type Promotion, preparePromotions } from './promotions.ts';
import { listTouching } from './touching.ts';

const ten = aPromotion({ type: 'percent', percent: 10 }, { id: 'ten' });
const five = aPromotion({ type: 'percent', percent: 5 }, { id: 'five' });
const byCode = aPromotion({ type: 'percent', percent: 20 }, { id: 'coded', code: 'REMONT' });
const big = aPromotion({ type: 'threshold_percent', tiers: [{ from: 5000, percent: 3 }] }, { id: 'big' });
const points = aPromotion({ type: 'points_x', times: 2 }, { id: 'points' });

describe('what became of the promotions that touch a line', () => {
  test.each<[string, Promotion[], Partial<Cart>, [id: string, outcome: string, amount: number][]]>([
    ['one that works', [ten], {}, [['ten', 'worked', 200]]],
    [
      'of two that set a price the weaker lost',
      [ten, five],
      {},
      [
        ['five', 'weaker', 0],
        ['ten', 'worked', 200],
      ],
    ],
    ['a code that nobody typed', [byCode], {}, [['coded', 'needs_code', 0]]],
    ['a code that was typed', [byCode], { code: 'remont' }, [['coded', 'worked', 400]]],
    ['a sum that is not reached', [big], {}, [['big', 'min_sum', 0]]],
    ['what lowers no line', [points], {}, [['points', 'beside', 0]]],
    ['another city', [{ ...ten, cities: ['almaty'] }], {}, [['ten', 'wrong_city', 0]]],
    ['only with a card', [{ ...ten, needsCard: true }], {}, [['ten', 'needs_card', 0]]],
    ['what is over is not told of', [{ ...ten, to: new Date('2026-11-01') }], {}, []],
    ['what is about other goods neither', [{ ...ten, scope: { products: ['other'] } }], {}, []],
    [
      'what stands alone, where others are better',
      [ten, { ...five, exclusive: true }],
      {},
      [
        ['five', 'excluded', 0],
        ['ten', 'worked', 200],
      ],
    ],
  ])('%s', (_words, promotions, more, wanted) => {
    const cart = aCart([aLine('a', 1000, 2), aLine('b', 500)], more);
    const told = listTouching(preparePromotions(promotions), cart, 'a');
    expect(told.map(({ promotion, outcome, amount }) => [promotion.id, outcome, amount]).sort()).toEqual(
      wanted,
    );
  });

  test('says how much is missing to a threshold', () => {
    const [one] = listTouching(preparePromotions([big]), aCart([aLine('a', 1000, 2)]), 'a');
    expect(one?.left).toBe(3000);
  });
});
