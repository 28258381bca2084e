/** The root of each locale: the language and the shell for everything below it. */
import type { Locale } from '#domain/locale.ts';
import { useShellOfNow } from '../../features/access/access.ts';
import { CartConnection } from '../../features/cart/cart-connection.tsx';
import { eventWatch } from '../../features/events/events.ts';
import { ListOwner } from '../../features/lists/list-owner.ts';
import { LiveUpdates } from '../../features/live/live.ts';
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { spokenLocale } from '../../i18n/messages.ts';
import { useLatePart } from '../../page/hydration/late-part.tsx';
import { type Shell, ShellContext } from '../../page/shell.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { Outlet } from '../../router/router-view.tsx';
import { ErrorScreen } from './late-error-screen.tsx';

export function Root({ locale }: { locale: Locale }) {
  const shell = useShellOfNow(useLoaderData() as Shell, locale);
  // Here and in no layout: the way to an order leads through several.
  const Watch = useLatePart(eventWatch, true);
  return (
    <LocaleProvider locale={locale}>
      <ShellContext value={shell}>
        <Outlet />
        <CartConnection />
        <LiveUpdates />
        <ListOwner />
        {Watch ? <Watch /> : null}
      </ShellContext>
    </LocaleProvider>
  );
}

/** When not even the shell is there: the bare message, without header and footer. */
export function RootError({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={spokenLocale(locale)}>
      <ErrorScreen />
    </LocaleProvider>
  );
}
