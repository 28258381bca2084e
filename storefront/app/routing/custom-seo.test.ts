import { expect, test } from 'vitest';
import { withCustomSeo } from './custom-seo.ts';

const custom = {
  title: 'custom',
  description: 'custom words',
  image: 'https://shop.example/og.png',
  canonical: 'https://shop.example/c/laminat',
  video: null,
  url: '/c/laminat/',
  isRobotsBlock: false,
};
const own = { title: 'own', description: 'own words' };

test('the words of the call stand over those of the screen', () => {
  expect(withCustomSeo(own, custom, false)).toEqual({
    title: 'custom',
    description: 'custom words',
    canonical: 'https://shop.example/c/laminat',
    image: 'https://shop.example/og.png',
    isRobotsBlock: false,
  });
});

test('a further page keeps its title and its own address, an order of the list its title alone', () => {
  const further = withCustomSeo({ ...own, canonicalQuery: 'page=2' }, custom, true);
  expect(further).toMatchObject({ title: 'own', canonicalQuery: 'page=2' });
  expect(further).not.toHaveProperty('canonical');
  expect(withCustomSeo(own, custom, true)).toMatchObject({
    title: 'own',
    canonical: 'https://shop.example/c/laminat',
  });
});

test('either of the two keeps robots away', () => {
  expect(withCustomSeo({ ...own, isRobotsBlock: true }, custom, false).isRobotsBlock).toBe(true);
  expect(withCustomSeo(own, { ...custom, isRobotsBlock: true }, false).isRobotsBlock).toBe(true);
});
