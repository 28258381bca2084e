/** The entries of the rail as this person has them, for whatever else shows where one may go. */
import { createContext } from 'react';
import type { IconName } from '#storefront/design/icon.tsx';
import type { MessageKey } from '../i18n/screen-words.ts';

export const MENU_GROUPS = ['orders', 'catalogue', 'promotion', 'people', 'system'] as const;

export interface MenuPlace {
  /** null: above all groups. */
  group: (typeof MENU_GROUPS)[number] | null;
  icon: IconName;
  /** Pressed after G; null: letters are few, and this one is found by the rail and the palette. */
  key: string | null;
  /** A count beside it: what waits there for this person. */
  waits?: 'approvals' | 'jobs';
}

export interface MenuEntry {
  /** Under /office. */
  path: string;
  title: MessageKey;
  menu: MenuPlace;
}

export const MenuContext = createContext<readonly MenuEntry[]>([]);
