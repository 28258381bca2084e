/** What the palette offers: the screens of the menu, and acts, each by the right it needs. */
import type { RightsOf } from '#domain/office/rights.ts';
import type { IconName } from '#storefront/design/icon.tsx';
import { leave } from '../access/leave.ts';
import { officeAddress } from '../design/office-link.tsx';
import type { MessageKey } from '../i18n/screen-words.ts';
import type { Words } from '../i18n/words.ts';
import { listMenu } from '../screens.ts';

interface Reach {
  navigate: (address: string) => void;
  openHelp: () => void;
}

export interface PaletteEntry {
  id: string;
  kind: 'go' | 'do' | 'find';
  title: string;
  icon: IconName;
  keys?: string;
  run(reach: Reach): void;
}

interface Act {
  title: MessageKey;
  icon: IconName;
  isAllowed(rights: RightsOf): boolean;
  run(reach: Reach): void;
}

const ACTS: readonly Act[] = [
  {
    title: 'staff.invite',
    icon: 'plus',
    isAllowed: ({ staff }) => staff?.write !== undefined,
    run: ({ navigate }) => navigate(officeAddress('/staff?invite=1')),
  },
  {
    title: 'me.title',
    icon: 'user',
    isAllowed: () => true,
    run: ({ navigate }) => navigate(officeAddress('/me')),
  },
  { title: 'help.title', icon: 'question', isAllowed: () => true, run: ({ openHelp }) => openHelp() },
  { title: 'logout', icon: 'logout', isAllowed: () => true, run: ({ navigate }) => void leave(navigate) },
];

export function listEntries(rights: RightsOf, { t }: Pick<Words, 't'>): PaletteEntry[] {
  const screens = listMenu(rights).map((screen): PaletteEntry => {
    const { path, title, menu } = screen;
    return {
      id: path,
      kind: 'go',
      title: t(title),
      icon: menu.icon,
      ...(menu.key === null ? {} : { keys: `G ${menu.key.toUpperCase()}` }),
      run: ({ navigate }) => navigate(officeAddress(path)),
    };
  });
  const acts = ACTS.filter((act) => act.isAllowed(rights)).map(
    ({ title, icon, run }): PaletteEntry => ({ id: title, kind: 'do', title: t(title), icon, run }),
  );
  return [...screens, ...acts];
}

/** Every word that was typed begins some word of the title. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ title }) => {
    const own = title.toLowerCase().split(/[\s:,«»]+/);
    return wanted.every((word) => own.some((each) => each.startsWith(word)));
  });
}
