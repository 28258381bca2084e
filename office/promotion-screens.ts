/** Screens of promotions: see screens.ts. */
import { reads, type Screen } from './screen.ts';

export const PROMOTION_SCREENS: readonly Screen[] = [
  {
    path: '/promotions',
    title: 'promos.title',
    needs: reads('promotions'),
    load: async () => (await import('./screens/promotions/promotions-screen.tsx')).PromotionsScreen,
    menu: { group: 'promotion', icon: 'percent', key: null },
  },
  {
    path: '/promotions/new',
    title: 'promos.new',
    needs: reads('promotions'),
    load: async () => (await import('./screens/promotions/promotion-screen.tsx')).NewPromotionScreen,
    menu: null,
  },
  {
    path: '/promotions/:id',
    title: 'promos.one',
    needs: reads('promotions'),
    load: async () => (await import('./screens/promotions/promotion-screen.tsx')).PromotionScreen,
    menu: null,
  },
];
