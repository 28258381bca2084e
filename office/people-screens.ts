/** Screens of users and of the wholesale trade: see screens.ts. */
import { reads, type Screen } from './screen.ts';

export const PEOPLE_SCREENS: readonly Screen[] = [
  {
    path: '/customers',
    title: 'people.title',
    needs: reads('customers.read'),
    load: async () => (await import('./screens/people/people-screen.tsx')).PeopleScreen,
    words: 'people',
    menu: { group: 'people', icon: 'user', key: 'b' },
  },
  {
    path: '/customers/:id',
    title: 'person.title',
    needs: reads('customers.read'),
    load: async () => (await import('./screens/people/person-screen.tsx')).PersonScreen,
    words: 'people',
    menu: null,
  },
  {
    path: '/wholesale',
    title: 'wholesale.title',
    needs: reads('wholesale'),
    load: async () => (await import('./screens/wholesale/wholesale-screen.tsx')).WholesaleScreen,
    words: 'wholesale',
    menu: { group: 'people', icon: 'document', key: 'v' },
  },
  {
    path: '/wholesale/:party',
    title: 'wholesale.one',
    needs: reads('wholesale'),
    load: async () => (await import('./screens/wholesale/party-screen.tsx')).PartyScreen,
    words: 'wholesale',
    menu: null,
  },
];
