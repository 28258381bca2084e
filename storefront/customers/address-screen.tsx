import { defineEmptyScreen } from '../content/content.ts';

export const { Screen, load, seo, validate } = defineEmptyScreen({
  words: { title: 'address.title', empty: 'address.empty', text: 'address.text', seo: 'address.seo' },
  icon: 'map-pin',
  leads: [
    { href: '/personal/address', words: 'personal.addresses' },
    { href: '/contacts', words: 'empty.toContacts' },
  ],
  isRobotsBlock: true,
  validate: ({ id }) => id === undefined,
});
