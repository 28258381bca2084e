import { useEffect } from 'react';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { whilePending } from '../../pending.ts';
import { savedLists } from './saved-lists.ts';

/** Login and logout change whose lists these are: both change the shell's viewer. */
export function ListOwner(): null {
  const { viewer } = useShell();
  const { locale, t } = useWords();
  const userId = viewer?.id ?? null;
  // The network: the outside world. A visitor's page does not carry the code of it.
  useEffect(() => {
    savedLists.expectServer(userId !== null);
    if (userId === null) return;
    let close: (() => void) | null = null;
    let isWanted = true;
    whilePending(import('./open-user-lists.ts')).then(
      ({ openUserLists }) => {
        if (isWanted) close = openUserLists(savedLists, locale, t);
      },
      // Presses stay in the browser and are sent by the next page that gets the code.
      () => undefined,
    );
    return () => {
      isWanted = false;
      close?.();
    };
  }, [userId, locale, t]);
  return null;
}
