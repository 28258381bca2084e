/** Palette, help sheet and the keys that open them. */
import { type ReactNode, useMemo, useState } from 'react';
import type { RightsOf } from '#domain/office/rights.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { MenuContext } from '../access/menu.ts';
import { officeAddress } from '../design/office-link.tsx';
import { listMenu } from '../screens.ts';
import { HelpSheet } from './help-sheet.tsx';
import { Palette } from './palette.tsx';
import { ToolsContext } from './tools-context.ts';
import { useKeys } from './use-keys.ts';

type Open = 'palette' | 'help' | null;

export function Tools({ rights, children }: { rights: RightsOf; children: ReactNode }) {
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const menu = useMemo(() => listMenu(rights), [rights]);
  const tools = useMemo(
    () => ({ openPalette: () => setOpen('palette'), openHelp: () => setOpen('help') }),
    [],
  );
  useKeys({
    ...tools,
    goByKey(key) {
      const entry = menu.find((each) => each.menu.key === key);
      if (entry) void navigate(officeAddress(entry.path));
    },
  });
  const close = () => setOpen(null);
  return (
    <ToolsContext value={tools}>
      <MenuContext value={menu}>
        {children}
        {open === 'palette' ? <Palette rights={rights} onClose={close} /> : null}
        {open === 'help' ? <HelpSheet onClose={close} /> : null}
      </MenuContext>
    </ToolsContext>
  );
}
