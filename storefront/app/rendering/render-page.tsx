/** A loaded page as HTML. What many pages show alike is taken from where it was written before (page/kept-parts.ts). */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Locale, localeOfPath } from '#domain/locale.ts';
import { LocaleProvider } from '../../i18n/locale-context.tsx';
import { type KeptParts, KeptPartsContext } from '../../page/kept-parts.ts';
import { type Shell, ShellContext } from '../../page/shell.ts';
import type { LoadedPage } from '../../router/load-page.ts';
import { RouterProvider } from '../../router/router-view.tsx';
import { createStillRouter } from '../../router/still-router.ts';
import { PartStore } from './part-store.ts';

/** Of a thousand cards, at two bytes a letter. */
const MOST_LETTERS = 4_000_000;
const store = new PartStore(MOST_LETTERS);

/** Stands for the id of a part while it is written: a letter that no text of ours has. */
const OWN_ID = '\uE5B1';
const MARK = /<article data-part="(\d+)"><\/article>/g;
/** An id that React has made from the place in the tree, which is another one in the page. */
const PLACED_ID = /="_R_/;

interface Taken {
  key: string;
  id: string;
  view: (id: string) => ReactNode;
  /** undefined: nobody has written it yet. */
  pieces: readonly string[] | undefined;
}

/** Ends that HTML does not ask for. */
const write = (tree: ReactNode): string =>
  renderToString(tree).replaceAll('></use>', '/>').replaceAll('</option>', '');

/** All of it made anew. */
export const renderWhole = (found: LoadedPage, url: URL): string =>
  write(<RouterProvider router={createStillRouter(found, url)} />);

export function renderPage(found: LoadedPage, url: URL, kept: PartStore = store): string {
  const locale = localeOfPath(url.pathname);
  const shell = found.loaderData[locale] as Shell | undefined;
  if (!shell) return renderWhole(found, url);
  const parts = new PageParts(kept, locale, toPublicShell(shell));
  const html = write(
    <KeptPartsContext value={parts}>
      <RouterProvider router={createStillRouter(found, url)} />
    </KeptPartsContext>,
  );
  // What could not be kept is known from now on.
  return parts.fill(html) ?? renderWhole(found, url);
}

/** What a part may know of the shop and of who looks: nothing of anybody. */
const toPublicShell = ({ city, offers, viewer }: Shell): Shell => ({
  city,
  cities: [],
  offers,
  viewer: viewer && { id: 0, firstName: '', isWholesale: viewer.isWholesale, organizations: [] },
});

export class PageParts implements KeptParts {
  readonly #store: PartStore;
  readonly #locale: Locale;
  readonly #shell: Shell;
  readonly #around: string;
  readonly #taken: Taken[] = [];

  constructor(kept: PartStore, locale: Locale, shell: Shell) {
    this.#store = kept;
    this.#locale = locale;
    this.#shell = shell;
    this.#around = this.keyOf(locale, shell);
  }

  /** Whatever a part may depend on beside its data. */
  keyOf(locale: Locale, shell: Shell): string {
    return JSON.stringify([locale, shell]);
  }

  take(data: object, id: string, view: Taken['view']): number | null {
    const key = this.#around + JSON.stringify(data);
    const pieces = this.#store.find(key);
    if (pieces === null || key.includes(OWN_ID)) return null;
    return this.#taken.push({ key, id, view, pieces }) - 1;
  }

  /** The page with its parts; null where one of them cannot be kept. */
  fill(html: string): string | null {
    let isWhole = true;
    const filled = html.replace(MARK, (_mark, number: string) => {
      const part = this.#taken[Number(number)];
      const pieces = part && (part.pieces ?? this.#find(part));
      if (!pieces) isWhole = false;
      return pieces?.join(part?.id) ?? '';
    });
    return isWhole ? filled : null;
  }

  #find({ key, view }: Taken): readonly string[] | null {
    const known = this.#store.find(key);
    if (known !== undefined) return known;
    const html = write(
      <LocaleProvider locale={this.#locale}>
        <ShellContext value={this.#shell}>{view(OWN_ID)}</ShellContext>
      </LocaleProvider>,
    );
    const pieces = html.startsWith('<link') || PLACED_ID.test(html) ? null : html.split(OWN_ID);
    this.#store.put(key, pieces);
    return pieces;
  }
}
