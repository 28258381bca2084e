/**
 * The catalogue over the page: a panel under the header, a full-screen sheet on a phone. Promises that its buttons are
 * links to /catalog until the script is there, and whenever the code or the sections do not come. The menu's own code
 * loads at the first use, the sections once per language.
 */
import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { Late, LatePart } from '../../page/hydration/late-part.tsx';
import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import { createOpenState } from '../../page/open-state.ts';
import { useNavigate } from '../../router/hooks.ts';
import styles from './catalog-menu.module.css';
import { loadSections } from './sections.ts';

const panel = createOpenState<true>();
const sheet = createOpenState<true>();
const panelPart = new LatePart(() => import('./menu-panel.tsx'));
const sheetPart = new LatePart(() => import('./menu-sheet.tsx'));

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The way on when the menu cannot be shown: the catalogue has a page of its own. */
function useCatalogPage(): { href: string; goThere(): void } {
  const { locale } = useWords();
  const navigate = useNavigate();
  const href = localePath('/catalog', locale);
  return { href, goThere: () => void navigate(href) };
}

/** The yellow button of the header with its panel behind it. */
export function CatalogButton({ className }: { className?: string | undefined }) {
  const { t, locale } = useWords();
  const isHydrated = useHydrated();
  const isOpen = panel.useDetail() !== null;
  const { href, goThere } = useCatalogPage();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const warmUp = () => {
    panelPart.warmUp();
    void loadSections(locale);
  };
  return (
    <div className={styles.menu} ref={menu}>
      <Button
        className={className}
        look="sun"
        size={48}
        href={href}
        icon={isOpen ? 'close' : 'menu'}
        data-menu-button
        onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && warmUp()}
        onFocus={warmUp}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          if (isOpen) panel.close();
          else panel.open(true);
        }}
        {...(isHydrated
          ? { role: 'button', 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined }
          : {})}
        onKeyDown={(event) => {
          // What is called a button must also answer to the space bar.
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {t('header.catalog')}
      </Button>
      {isOpen ? (
        <Late
          part={panelPart}
          props={{ id, menu, onClose: panel.close }}
          onMissing={() => {
            panel.close();
            goThere();
          }}
        />
      ) : null}
    </div>
  );
}

interface CatalogTabProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The tab of a phone's bar that opens the sheet, and closes it when pressed again. */
export function CatalogTab({ className, children }: CatalogTabProps) {
  const { locale } = useWords();
  const isHydrated = useHydrated();
  const isOpen = sheet.useDetail() !== null;
  const { href } = useCatalogPage();
  return (
    <a
      className={className}
      href={href}
      onTouchStart={() => {
        sheetPart.warmUp();
        void loadSections(locale);
      }}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        if (isOpen) sheet.close();
        else sheet.open(true);
      }}
      {...(isHydrated ? { role: 'button', 'aria-expanded': isOpen } : {})}
    >
      {children}
    </a>
  );
}

/** `tabs` stands at the bottom of the sheet: the rest of the shop stays within reach. */
export function CatalogSheet({ tabs }: { tabs: ReactNode }) {
  const { goThere } = useCatalogPage();
  return sheet.useDetail() === null ? null : (
    <Late
      part={sheetPart}
      props={{ tabs, onClose: sheet.close }}
      onMissing={() => {
        sheet.close();
        goThere();
      }}
    />
  );
}
