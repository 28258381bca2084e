import { defineEmptyScreen } from '../content/content.ts';

export const { Screen, load, seo, validate } = defineEmptyScreen({
  words: { title: 'clubcard.title', empty: 'clubcard.empty', text: 'clubcard.text', seo: 'clubcard.seo' },
  icon: 'club-card',
  leads: [
    { href: '/club-rules', words: 'clubcard.rules' },
    { href: '/contacts', words: 'empty.toContacts' },
  ],
  isRobotsBlock: true,
});
