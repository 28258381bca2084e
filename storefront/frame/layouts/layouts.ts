/**
 * The four layouts of the specification's section 2. Each brings the one <main id="content"> of its page. Those of
 * the order and the account are fetched when they are needed: most visits never do.
 */
import { type ComponentType, createElement, type ReactElement } from 'react';
import { LatePart } from '../../page/hydration/late-part.tsx';
import type { LayoutName } from '../../page/screen.ts';
import { DefaultLayout } from './default-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';

const eager: Partial<Record<LayoutName, ComponentType>> = { default: DefaultLayout, empty: EmptyLayout };

const late: Partial<Record<LayoutName, LatePart<object>>> = {
  order: new LatePart<object>(() => import('./order-layout.tsx')),
  personal: new LatePart<object>(() => import('./personal-layout.tsx')),
};

/** The module of a layout that is fetched on its own: whoever renders the page links its style sheet. */
export function layoutFile(name: LayoutName): string | null {
  return late[name] ? `frame/layouts/${name}-layout.tsx` : null;
}

/** Before the first page is taken over: its layout must be there at once. */
export async function loadLayout(name: LayoutName): Promise<void> {
  await late[name]?.fetch();
}

/** What draws a layout: at once where its code is there. */
export function layoutView(name: LayoutName): () => ReactElement | Promise<ReactElement> {
  const part = late[name];
  const toView = (Component: ComponentType) => createElement(Component);
  let view = eager[name] && toView(eager[name]);
  return () => {
    if (!view && part?.component) view = toView(part.component);
    return view ?? (part?.fetch() ?? Promise.resolve(DefaultLayout)).then(toView);
  };
}
