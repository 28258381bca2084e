import '../design/office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { drawIcons } from '#storefront/design/icon-sprite.ts';
import { createBrowserRouter } from '#storefront/router/browser-history.ts';
import { RouterProvider } from '#storefront/router/router-view.tsx';
import { queryClient } from '../calls/office.ts';
import { words } from '../i18n/words.ts';
import { findScreen } from '../screens.ts';
import { guardRouter } from './leave-guard.ts';
import { loadScreen, routes } from './routes.tsx';

/** The words and the first screen come before anything is drawn: nothing is drawn twice. */
async function start(): Promise<void> {
  const screen = findScreen(location.pathname);
  await Promise.all([words.start(), screen && loadScreen(screen)]);
  const router = guardRouter(() => createBrowserRouter(routes, { loaderData: {}, failure: null }));
  const place = document.getElementById('office');
  if (!place) throw new Error('the page has no place for the office');
  drawIcons();
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

void start();
