/** Screens of figures and of money by day: see screens.ts. */
import { reads, type Screen } from './screen.ts';

export const FIGURE_SCREENS: readonly Screen[] = [
  {
    path: '/reports',
    title: 'reports.title',
    needs: reads('reports'),
    load: async () => (await import('./screens/reports/reports-screen.tsx')).ReportsScreen,
    menu: { group: 'people', icon: 'calculator', key: null },
  },
  {
    path: '/payments',
    title: 'payments.title',
    needs: reads('payments'),
    load: async () => (await import('./screens/payments/payments-screen.tsx')).PaymentsScreen,
    menu: { group: 'people', icon: 'card', key: null },
  },
];
