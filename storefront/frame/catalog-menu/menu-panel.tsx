import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { Icon } from '../../design/icon.tsx';
import { SectionPicture } from '../../features/catalog/section-picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useCloseOnNavigation } from '../../page/address/use-close-on-navigation.ts';
import { useHoverIntent } from './hover-intent.ts';
import { type Place, placeAfterKey } from './menu-keys.ts';
import styles from './menu-panel.module.css';
import { MenuSection } from './menu-section.tsx';
import { MenuFailure, MenuWaiting } from './menu-states.tsx';
import { loadSections, useSections } from './sections.ts';

interface MenuPanelProps {
  id: string;
  /** What holds the menu's button and this panel. */
  menu: RefObject<HTMLElement | null>;
  onClose(): void;
}

const ROOT = '[data-menu-root]';
const ITEM = '[data-menu-item]';
const listIn = (menu: HTMLElement, selector: string) => [...menu.querySelectorAll<HTMLElement>(selector)];

/** The catalogue on a wide screen: roots on the left, the sections of one root on the right. */
export default function MenuPanel({ id, menu, onClose }: MenuPanelProps) {
  const { t, locale } = useWords();
  const sections = useSections(locale);
  const roots = sections.state === 'ready' ? sections.roots : [];
  const [shown, setShown] = useState(0);
  const intent = useHoverIntent(useCallback((index: number) => setShown(index), []));
  useCloseOnNavigation(onClose);
  useMenuKeys(menu, shown, onClose);

  return (
    <>
      {/* biome-ignore lint/a11y: a press beside the menu closes it; the keyboard has Esc for that */}
      <div className={styles.scrim} onClick={onClose} />
      <nav className={styles.panel} id={id} aria-label={t('menu.label')} onPointerLeave={intent.cancel}>
        <div className={`container ${styles.inner}`}>
          {sections.state === 'failed' ? <MenuFailure onRetry={() => void loadSections(locale)} /> : null}
          {sections.state === 'loading' ? <MenuWaiting /> : null}
          <ul className={styles.roots}>
            {roots.map((root, index) => (
              <li key={root.code}>
                <a
                  className={styles.root}
                  href={localePath(`/c/${root.code}`, locale)}
                  data-menu-root={index}
                  data-shown={index === shown || undefined}
                  onFocus={() => setShown(index)}
                  onPointerMove={({ clientX: x, clientY: y, pointerType }) => {
                    if (pointerType === 'mouse' && index === shown) intent.moveOnShown({ x, y });
                  }}
                  onPointerEnter={({ clientX: x, clientY: y, pointerType, currentTarget }) => {
                    if (pointerType !== 'mouse' || index === shown) return;
                    const { right } = currentTarget.getBoundingClientRect();
                    const list = currentTarget.closest('ul')?.getBoundingClientRect();
                    const side = { x: right, top: list?.top ?? 0, bottom: list?.bottom ?? 0 };
                    intent.enterOther(index, { x, y }, side);
                  }}
                  onPointerDown={({ pointerType, currentTarget }) => {
                    // A finger has no hover: the first touch shows the sections, the second follows the link.
                    currentTarget.dataset.firstTouch = String(pointerType !== 'mouse' && index !== shown);
                  }}
                  onClick={(event) => {
                    if (event.currentTarget.dataset.firstTouch === 'true') event.preventDefault();
                    setShown(index);
                  }}
                >
                  <span className={styles.picture}>
                    <SectionPicture code={root.image} isEager />
                  </span>
                  <span className={styles.name}>{root.name}</span>
                  <Icon name="chevron-right" size={18} />
                </a>
                {index === shown ? <MenuSection root={root} onPointerEnter={intent.cancel} /> : null}
              </li>
            ))}
            {roots.length > 0 ? (
              <>
                <li className={styles.extra}>
                  <a className={styles.root} href={localePath('/promo', locale)}>
                    <Icon name="percent" className={styles.picture} />
                    <span className={styles.name}>{t('header.promo')}</span>
                  </a>
                </li>
                <li>
                  <a className={styles.root} href={localePath('/sets/kits', locale)}>
                    <Icon name="box" className={styles.picture} />
                    <span className={styles.name}>{t('header.sets')}</span>
                  </a>
                </li>
              </>
            ) : null}
          </ul>
        </div>
      </nav>
    </>
  );
}

/** Arrows, Home and End move, Esc gives the focus back to the button, leaving the menu by Tab closes it. */
function useMenuKeys(menu: RefObject<HTMLElement | null>, shown: number, onClose: () => void): void {
  // Keys and focus of the whole menu, its button included, which is drawn elsewhere.
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') {
        onClose();
        element.querySelector<HTMLElement>('[data-menu-button]')?.focus();
        return;
      }
      if (event.defaultPrevented || !(event.target instanceof Element) || !element.contains(event.target))
        return;
      if (goTo(element, placeOf(element, event.target), event.key, shown)) event.preventDefault();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) onClose();
    };
    document.addEventListener('keydown', press);
    element.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('keydown', press);
      element.removeEventListener('focusout', leave);
    };
  }, [menu, shown, onClose]);
}

function placeOf(menu: HTMLElement, target: Element): Place | null {
  const root = listIn(menu, ROOT).indexOf(target as HTMLElement);
  if (root >= 0) return { list: 'roots', index: root };
  const item = listIn(menu, ITEM).indexOf(target as HTMLElement);
  return item >= 0 ? { list: 'items', index: item } : null;
}

function goTo(menu: HTMLElement, at: Place | null, key: KeyboardEvent['key'], shown: number): boolean {
  const [roots, items] = [listIn(menu, ROOT), listIn(menu, ITEM)];
  const place = placeAfterKey(key, at, { roots: roots.length, items: items.length, shown });
  (place?.list === 'roots' ? roots : items)[place?.index ?? -1]?.focus();
  return place !== null;
}
