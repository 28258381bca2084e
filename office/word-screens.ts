/** Screens of the shop's words: texts and the search. See screens.ts. */
import { reads, type Screen } from './screen.ts';

export const WORD_SCREENS: readonly Screen[] = [
  {
    path: '/texts',
    title: 'texts.title',
    needs: reads('pages'),
    load: async () => (await import('./screens/texts/texts-screen.tsx')).TextsScreen,
    menu: { group: 'promotion', icon: 'document', key: 'm' },
  },
  {
    path: '/texts/edit',
    title: 'texts.title',
    needs: reads('pages'),
    load: async () => (await import('./screens/texts/text-screen.tsx')).TextScreen,
    menu: null,
  },
  {
    path: '/home',
    title: 'home.title',
    needs: reads('pages'),
    load: async () => (await import('./screens/home/home-screen.tsx')).HomeScreen,
    words: 'home',
    menu: { group: 'promotion', icon: 'grid', key: null },
  },
  {
    path: '/rehearsal',
    title: 'rehearsal.title',
    needs: reads('pages'),
    load: async () => (await import('./screens/rehearsal/rehearsal-screen.tsx')).RehearsalScreen,
    words: 'rehearsal',
    menu: { group: 'promotion', icon: 'eye', key: null },
  },
  {
    path: '/redirects',
    title: 'redirects.title',
    needs: reads('pages'),
    load: async () => (await import('./screens/redirects/redirects-screen.tsx')).RedirectsScreen,
    words: 'redirects',
    menu: { group: 'promotion', icon: 'arrow-right', key: null },
  },
  {
    path: '/search',
    title: 'desk.title',
    needs: reads('search'),
    load: async () => (await import('./screens/search/asked-screen.tsx')).AskedScreen,
    words: 'search',
    menu: { group: 'promotion', icon: 'search', key: null },
  },
  {
    path: '/search/explain',
    title: 'desk.explain',
    needs: reads('search'),
    load: async () => (await import('./screens/search/explain-screen.tsx')).ExplainScreen,
    words: 'search',
    menu: null,
  },
  {
    path: '/search/judged',
    title: 'desk.judgedTitle',
    needs: reads('search'),
    load: async () => (await import('./screens/search/judged-screen.tsx')).JudgedScreen,
    words: 'search',
    menu: null,
  },
  {
    path: '/search/words',
    title: 'words.title',
    needs: reads('search'),
    load: async () => (await import('./screens/words/words-screen.tsx')).WordsScreen,
    menu: { group: 'promotion', icon: 'search', key: 'f' },
  },
];
