/** Screens of what the shop does with others and beside the requests: see screens.ts. */
import { reads, type Screen } from './screen.ts';

export const OUTSIDE_SCREENS: readonly Screen[] = [
  {
    path: '/exchange',
    title: 'exchange.title',
    needs: reads('outside'),
    load: async () => (await import('./screens/exchange/exchange-screen.tsx')).ExchangeScreen,
    words: 'exchange',
    menu: { group: 'system', icon: 'link', key: 'x' },
  },
  {
    path: '/exchange/:id',
    title: 'exchange.package',
    needs: reads('outside'),
    load: async () => (await import('./screens/exchange/package-screen.tsx')).PackageScreen,
    words: 'exchange',
    menu: null,
  },
  {
    path: '/feeds',
    title: 'feeds.title',
    needs: reads('outside'),
    load: async () => (await import('./screens/feeds/feeds-screen.tsx')).FeedsScreen,
    menu: { group: 'system', icon: 'share', key: null },
  },
  {
    path: '/keys',
    title: 'keys.title',
    needs: reads('outside'),
    load: async () => (await import('./screens/keys/keys-screen.tsx')).KeysScreen,
    words: 'keys',
    menu: { group: 'system', icon: 'link', key: null },
  },
  {
    path: '/webhooks/:id',
    title: 'webhooks.one',
    needs: reads('outside'),
    load: async () => (await import('./screens/keys/webhook-screen.tsx')).WebhookScreen,
    words: 'keys',
    menu: null,
  },
  {
    path: '/jobs',
    title: 'jobs.title',
    needs: reads('settings', 'outside'),
    load: async () => (await import('./screens/jobs/jobs-screen.tsx')).JobsScreen,
    words: 'jobs',
    menu: { group: 'system', icon: 'refresh', key: 'j', waits: 'jobs' },
  },
];
