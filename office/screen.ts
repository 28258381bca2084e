/** A line of the table of screens. */
import type { ComponentType } from 'react';
import type { Right, RightAct } from '#contract/office/rights.ts';
import type { MenuPlace } from './access/menu.ts';
import type { MessageKey, WordsFolder } from './i18n/screen-words.ts';

/** Who may open a screen: those who are still coming in, all who work here, or whoever has one of these rights. */
type Needs = 'nobody' | 'staff' | { anyOf: readonly Right[] | 'all'; act: RightAct };

export interface Screen {
  /** Under /office. */
  path: string;
  title: MessageKey;
  needs: Needs;
  load(): Promise<ComponentType>;
  /** Where its folder has words of its own. */
  words?: WordsFolder;
  /** Its place in the rail; null: it is come to from another screen. */
  menu: MenuPlace | null;
}

export const reads = (...anyOf: Right[]): Needs => ({ anyOf, act: 'read' });
