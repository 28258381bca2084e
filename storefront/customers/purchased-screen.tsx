import { defineEmptyScreen } from '../content/content.ts';

export const { Screen, load, seo, validate } = defineEmptyScreen({
  words: { title: 'purchased.title', empty: 'purchased.empty', text: 'purchased.text', seo: 'purchased.seo' },
  icon: 'box',
  leads: [
    { href: '/catalog', words: 'empty.toCatalog' },
    { href: '/personal/orders', words: 'personal.orders' },
  ],
  isRobotsBlock: true,
});
