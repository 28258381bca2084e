/** Screens of promotions and of letters: see screens.ts. */
import { reads, type Screen } from './screen.ts';

export const PROMOTION_SCREENS: readonly Screen[] = [
  {
    path: '/promotions',
    title: 'promos.title',
    needs: reads('promotions'),
    load: async () => (await import('./screens/promotions/promotions-screen.tsx')).PromotionsScreen,
    words: 'promotions',
    menu: { group: 'promotion', icon: 'percent', key: null },
  },
  {
    path: '/promotions/new',
    title: 'promos.new',
    needs: { anyOf: ['promotions'], act: 'write' },
    load: async () => (await import('./screens/promotions/promotion-screen.tsx')).NewPromotionScreen,
    words: 'promotions',
    menu: null,
  },
  {
    path: '/promotions/:id',
    title: 'promos.one',
    needs: reads('promotions'),
    load: async () => (await import('./screens/promotions/promotion-screen.tsx')).PromotionScreen,
    words: 'promotions',
    menu: null,
  },
  {
    path: '/letters',
    title: 'letters.title',
    needs: reads('mail'),
    load: async () => (await import('./screens/letters/letters-screen.tsx')).LettersScreen,
    menu: { group: 'promotion', icon: 'mail', key: null },
  },
  {
    path: '/letters/words',
    title: 'wording.title',
    needs: reads('mail'),
    load: async () => (await import('./screens/wording/wording-screen.tsx')).WordingScreen,
    words: 'wording',
    menu: { group: 'promotion', icon: 'edit', key: null },
  },
  {
    path: '/letters/sms',
    title: 'sms.title',
    needs: reads('mail'),
    load: async () => (await import('./screens/wording/sms-screen.tsx')).SmsScreen,
    words: 'wording',
    menu: { group: 'promotion', icon: 'phone', key: null },
  },
];
