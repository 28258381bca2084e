/** The head of the office on a phone: the menu behind a button, the palette beside it. */
import { use, useEffect, useState } from 'react';
import type { Me } from '#contract/office/office-auth.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { Logo } from '#storefront/design/logo.tsx';
import { useLocation } from '#storefront/router/hooks.ts';
import { useWords } from '../i18n/words.ts';
import { Drawer } from './drawer.tsx';
import { Rail } from './rail.tsx';
import { ToolsContext } from './tools-context.ts';
import styles from './top-bar.module.css';

export function TopBar({ me }: { me: Me }) {
  const { t } = useWords();
  const { openPalette } = use(ToolsContext);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  // A dialogue that is opened from the menu must not lie under it.
  useEffect(() => setOpenAt((at) => (at === key ? at : null)), [key]);
  return (
    <header className={styles.bar} data-ground="dark">
      <button
        className={styles.button}
        type="button"
        aria-label={t('menu.label')}
        onClick={() => setOpenAt(key)}
      >
        <Icon name="menu" />
      </button>
      <Logo name={t('shop')} size="small" />
      <small className={styles.office}>{t('office')}</small>
      <button className={styles.button} type="button" aria-label={t('palette.open')} onClick={openPalette}>
        <Icon name="search" />
      </button>
      {isOpen ? (
        <Drawer label={t('menu.label')} onClose={() => setOpenAt(null)}>
          <ToolsContext
            value={{
              openHelp: () => {},
              openPalette: () => {
                setOpenAt(null);
                openPalette();
              },
            }}
          >
            <Rail me={me} />
          </ToolsContext>
        </Drawer>
      ) : null}
    </header>
  );
}
