/** The storefront in the browser: takes over the page that the server rendered. */

import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beginPending } from '../pending.ts';
import '../design/global.css';
import { drawIcons } from '../design/icon-sprite.ts';
import { loadLayout } from '../frame/layouts/layouts.ts';
import { loadMessages } from '../i18n/messages.ts';
import { setServedAddress } from '../page/address/page-address.ts';
import { type PageData, parsePageData, ROOT_ID, readPageData } from '../page/head/page-data.ts';
import type { LifeMoment } from '../page/hydration/hydration-manifest.ts';
import { errorResponse } from '../router/answers.ts';
import { createBrowserRouter } from '../router/browser-history.ts';
import { matchRoutes } from '../router/match-routes.ts';
import type { Failure } from '../router/route.ts';
import { RouterProvider } from '../router/router-view.tsx';
import { startNavigation } from './navigation/navigation.ts';
import { browserSource, setBuildId } from './routing/browser-source.ts';
import { errorPart } from './routing/late-error-screen.tsx';
import { buildRoutes, type PageSource, type RouteMark } from './routing/route-tree.tsx';
import { loadScreenModule } from './routing/screens.ts';

/** A failed screen of the first page, in the shape in which the router hands errors to the error screen. */
const toFailure = (failure: PageData['failure']): Failure | null =>
  failure && { routeId: failure.routeId, error: errorResponse(failure.reason, failure.reason) };

const isAlive = beginPending();

/** A phone answers between two tasks, and never within one: what can be done apart is. */
const nextTask = (): Promise<void> => new Promise((settle) => setTimeout(settle));

async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) return;
  // The evaluation of all modules has taken its own task.
  await nextTask();
  const page = readPageData(document) ?? parsePageData(await (await fetch(location.href)).text());
  if (!page) return;
  setBuildId(page.buildId);
  setServedAddress(page.address);
  await nextTask();
  const source: PageSource = { ...browserSource };
  const routes = buildRoutes(source);
  const mark = matchRoutes(routes, location.pathname)?.at(-1)?.route.handle as RouteMark | undefined;
  // Asked for by the first script; the words are on their way.
  const messagesUrl = document.querySelector<HTMLLinkElement>('link[as="fetch"]')?.href;
  const [module] = await Promise.all([
    mark && loadScreenModule(mark.screen),
    loadMessages(page.locale, messagesUrl),
    mark && loadLayout(mark.layout),
    page.failure && errorPart.fetch(),
  ]);
  // Before the router reads the address.
  if (location.search.includes('master='))
    await import('../features/masters/masters.ts').then(({ takeMasterLink }) => takeMasterLink(page.locale));
  source.ready = { locale: page.locale, screen: mark?.screen, module };
  await nextTask();
  drawIcons();
  await nextTask();
  const { loaderData, failure } = page;
  const router = createBrowserRouter(routes, { loaderData, failure: toFailure(failure) });
  startNavigation(router, routes);
  await nextTask();
  tell('shop:listening');
  // In slices: a phone must not hang for the whole of it.
  startTransition(() => {
    hydrateRoot(
      root,
      <Alive>
        <RouterProvider router={router} />
      </Alive>,
    );
  });
}

/** Tells the outside world that the page answers to presses. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    isAlive();
    tell('shop:alive');
  }, []);
  return children;
}

function tell(moment: LifeMoment): void {
  document.dispatchEvent(new Event(moment));
}

void start();
