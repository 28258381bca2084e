/** What stands below a section in the menus: its own sections, or, where it has none, its choices of filters. */
import type { Section } from '#contract/catalog.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { toSelectionPath } from '#domain/popular-choices.ts';

export interface MenuPlace {
  href: string;
  name: string;
}

export function listThirdLevel({ code, children, selections = [] }: Section, locale: Locale): MenuPlace[] {
  if (children.length > 0)
    return children.map((child) => ({ href: localePath(`/c/${child.code}`, locale), name: child.name }));
  return selections.map((each) => ({
    href: localePath(toSelectionPath(code, each), locale),
    name: each.name,
  }));
}
