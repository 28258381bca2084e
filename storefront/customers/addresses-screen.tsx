import { defineEmptyScreen } from '../content/content.ts';

export const { Screen, load, seo, validate } = defineEmptyScreen({
  words: { title: 'addresses.title', empty: 'addresses.empty', text: 'addresses.text', seo: 'addresses.seo' },
  icon: 'map-pin',
  leads: [
    { href: '/contacts', words: 'empty.toContacts' },
    { href: '/catalog', words: 'empty.toCatalog' },
  ],
  isRobotsBlock: true,
});
