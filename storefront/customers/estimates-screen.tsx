import { defineEmptyScreen } from '../content/content.ts';

export const { Screen, load, seo, validate } = defineEmptyScreen({
  words: { title: 'estimates.title', empty: 'estimates.empty', text: 'estimates.text', seo: 'estimates.seo' },
  icon: 'estimate',
  leads: [
    { href: '/catalog', words: 'empty.toCatalog' },
    { href: '/calculator', words: 'header.calculators' },
  ],
  isRobotsBlock: true,
});
