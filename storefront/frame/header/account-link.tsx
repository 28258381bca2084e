import type { MouseEvent, ReactNode } from 'react';
import { localePath } from '#domain/locale.ts';
import { loginDialog } from '../../features/access/access.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { warmUpLogin } from './login.tsx';

interface AccountLinkProps {
  className?: string | undefined;
  children: ReactNode;
}

/** To the account, or to the login over this page. Without the script the guard of /personal does the rest. */
export function AccountLink({ className, children }: AccountLinkProps) {
  const { locale } = useWords();
  const { viewer } = useShell();
  const href = localePath('/personal', locale);
  if (viewer) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => isPlainPress(event) && openLogin(event)}
      onPointerEnter={warmUpLogin}
      onFocus={warmUpLogin}
    >
      {children}
    </a>
  );
}

const isPlainPress = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0;

function openLogin(event: MouseEvent): void {
  event.preventDefault();
  loginDialog.open({ returnTo: null });
}
