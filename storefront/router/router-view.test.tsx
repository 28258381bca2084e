import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { errorResponse, redirect } from './answers.ts';
import { useLoaderData, useLocation, useNavigation, useRouteError } from './hooks.ts';
import { loadPage } from './load-page.ts';
import { createMemoryRouter } from './memory-history.ts';
import type { LoaderArgs, Route } from './route.ts';
import { Outlet, RouterProvider } from './router-view.tsx';
import { createStillRouter } from './still-router.ts';

function Frame({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className={name}>
      {children}
      <Outlet />
    </div>
  );
}
const Loaded = () => <b>{String(useLoaderData())}</b>;
const Told = () => <i>{String((useRouteError() as { status?: number } | undefined)?.status ?? 'fault')}</i>;
const Where = () => {
  const { pathname, search } = useLocation();
  return <u>{`${pathname}${search} ${useNavigation().state}`}</u>;
};

const routes: Route<{ city: string }>[] = [
  {
    id: 'root',
    errorElement: <Told />,
    loader: async ({ visit }) => {
      if (visit.city === 'none') throw errorResponse({}, { status: 503 });
      return visit.city;
    },
    view: () => (
      <Frame name="root">
        <Loaded />
      </Frame>
    ),
    children: [
      {
        id: 'layout',
        view: async () => <Frame name="layout" />,
        children: [
          {
            id: 'screen',
            path: 'p/:code',
            errorElement: <Told />,
            loader: async ({ params, url }: LoaderArgs) => {
              if (params.code === 'missing') throw errorResponse({}, { status: 404 });
              if (params.code === 'broken') throw new Error('broken');
              if (params.code === 'guarded') throw redirect('/login');
              return params.code + url.search;
            },
            view: () => (
              <>
                <Loaded />
                <Where />
              </>
            ),
          },
        ],
      },
    ],
  },
];

const { signal } = new AbortController();

async function write(address: string, city = 'Павлодар'): Promise<string> {
  const url = new URL(address, 'https://shop.invalid');
  const page = await loadPage(routes, { url, signal, visit: { city } });
  if (!('matches' in page)) return `to ${page.location}`;
  return renderToString(<RouterProvider router={createStillRouter(page, url)} />);
}

test('each route draws the next one in its outlet, with its own data', async () => {
  expect(await write('/p/klei?x=1')).toBe(
    '<div class="root"><b>Павлодар</b><div class="layout"><b>klei?x=1</b><u>/p/klei?x=1 idle</u></div></div>',
  );
});

test('a failed screen is told of within the layout, whatever the failure', async () => {
  expect(await write('/p/missing')).toBe(
    '<div class="root"><b>Павлодар</b><div class="layout"><i>404</i></div></div>',
  );
  expect(await write('/p/broken')).toContain('<div class="layout"><i>fault</i></div>');
});

test('a failed root stands alone, and its error counts before that of a screen', async () => {
  expect(await write('/p/missing', 'none')).toBe('<i>503</i>');
});

test('a redirect counts before an error', async () => {
  expect(await write('/p/guarded', 'none')).toBe('to /login');
});

test('the page that is there already is drawn without waiting and without asking', () => {
  const never: Route['loader'] = () => {
    throw new Error('asked');
  };
  const router = createMemoryRouter([{ id: 'one', path: '*', view: () => <Loaded />, loader: never }], '/x', {
    loaderData: { one: 'there' },
    failure: null,
  });
  expect(renderToString(<RouterProvider router={router} />)).toBe('<b>there</b>');
});

test('the first page is drawn as the server wrote it, whatever was pressed before', async () => {
  const router = createMemoryRouter([{ id: 'one', path: '*', view: () => <Where /> }], '/x');
  const arrived = router.navigate('/y');
  expect(renderToString(<RouterProvider router={router} />)).toBe('<u>/x idle</u>');
  await arrived;
  expect(router.state.location.pathname).toBe('/y');
  expect(renderToString(<RouterProvider router={router} />)).toBe('<u>/x idle</u>');
});
