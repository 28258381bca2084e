import { defineEmptyScreen } from '../content/content.ts';

export const { Screen, load, seo, validate } = defineEmptyScreen({
  words: { title: 'orders.title', empty: 'orders.empty', text: 'orders.text', seo: 'orders.seo' },
  icon: 'box',
  leads: [
    { href: '/catalog', words: 'empty.toCatalog' },
    { href: '/favorites', words: 'header.favorites' },
  ],
  isRobotsBlock: true,
});
