import { defineEmptyScreen } from './empty-screen.tsx';

export const { Screen, load, seo, validate } = defineEmptyScreen({
  words: { title: 'advice.title', empty: 'advice.empty', text: 'advice.text', seo: 'advice.seo' },
  icon: 'question',
  leads: [
    { href: '/contacts', words: 'empty.toContacts' },
    { href: '/catalog', words: 'empty.toCatalog' },
  ],
  shelf: 'main_hits',
});
