import { Outlet } from '../../router/router-view.tsx';

/** Nothing around the screen: a receipt, the notice for an old application. */
export function EmptyLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
