/** The routes of the office, drawn from the table of screens; a screen's code is fetched when it is first opened. */
import { type ComponentType, createElement } from 'react';
import type { Route } from '#storefront/router/route.ts';
import { words } from '../i18n/words.ts';
import type { Screen } from '../screen.ts';
import { SCREENS } from '../screens.ts';
import { Broken } from '../shell/broken.tsx';
import { Frame } from '../shell/frame.tsx';
import { NotFound } from '../shell/not-found.tsx';

const loaded = new Map<Screen, ComponentType>();

export async function loadScreen(screen: Screen): Promise<ComponentType> {
  const known = loaded.get(screen);
  if (known) return known;
  const [component] = await Promise.all([screen.load(), screen.words && words.open(screen.words)]);
  loaded.set(screen, component);
  return component;
}

/** At once where it has been fetched before. */
function toView(screen: Screen) {
  const component = loaded.get(screen);
  return component ? createElement(component) : loadScreen(screen).then((late) => createElement(late));
}

export const routes: readonly Route[] = [
  {
    id: 'office',
    path: 'office',
    view: () => <Frame />,
    errorElement: <Broken />,
    children: [
      ...SCREENS.map(
        (screen): Route => ({ id: screen.path, path: screen.path.slice(1), view: () => toView(screen) }),
      ),
      { id: 'nowhere', path: '*', view: () => <NotFound /> },
    ],
  },
];
