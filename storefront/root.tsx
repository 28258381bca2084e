/** The root of each locale: the language and the shell for everything below it. */
import type { Locale } from '#domain/locale.ts';
import { CartConnection } from './cart/cart.ts';
import { eventWatch } from './events/events.ts';
import { LocaleProvider } from './i18n/locale-context.tsx';
import { spokenLocale } from './i18n/messages.ts';
import { ErrorScreen } from './late-error-screen.tsx';
import { useLatePart } from './layouts/late-part.tsx';
import { ListOwner } from './lists/lists.ts';
import { LiveUpdates } from './live/live.ts';
import { Outlet, useLoaderData } from './router/router.ts';
import { type Shell, ShellContext } from './shell.ts';

export function Root({ locale }: { locale: Locale }) {
  const shell = useLoaderData() as Shell;
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
