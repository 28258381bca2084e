/**
 * Pages for those who are logged in and pay what everybody of their price class pays: made once for the class, kept, and
 * given to each with their own name put in. Whoever has a contract or acts for an organisation has pages made for them alone,
 * and so has everybody whose page asked a call for more than their class.
 */

import type { User } from '#contract/users.ts';
import { priceClass } from '#domain/price.ts';
import type { RenderedPage } from './page-renderer.ts';
import { cutPage, type SeamedPage, TEMPLATE_READER } from './page-seam.ts';
import type { Template } from './page-template.ts';
import { watchViewer } from './watched-viewer.ts';

/** All that a page of a class may depend on: `page` names city, language and address. */
export interface ClassKey {
  priceClass: string;
  /** Without a name the header says something else in its place. */
  isNamed: boolean;
  page: string;
}

export interface ClassPage extends SeamedPage {
  headers: Record<string, string>;
  etag: string;
  version: number;
  madeAt: number;
}

export type RenderTemplate = (template: Template) => Promise<RenderedPage>;

/** What only the hour changes is told by nobody. */
const FRESH_MS = 60_000;
const MAX_PERSONAL = 5000;

export const toClassKey = (viewer: User, page: string): ClassKey => ({
  priceClass: priceClass(viewer),
  isNamed: viewer.firstName !== '',
  page,
});

/** Nothing but the class decides what they are shown. */
export const isOfClass = (viewer: User): boolean =>
  viewer.wholesaleContract === null &&
  viewer.wholesaleOrganization === null &&
  viewer.organizations.length === 0 &&
  viewer.firstName.isWellFormed();

interface Setup {
  maxBytes: number;
  catalogVersion(): number;
  now?: () => number;
  nameOf?: (key: ClassKey) => string;
}

export class ClassPages {
  readonly #setup: Required<Setup>;
  readonly #pages = new Map<string, ClassPage>();
  readonly #running = new Map<string, Promise<ClassPage | null>>();
  /** Pages that have turned out to be personal, by city, language and address. */
  readonly #personal = new Set<string>();
  #bytes = 0;
  #made = 0;

  constructor(setup: Setup) {
    this.#setup = { now: () => performance.now(), nameOf, ...setup };
  }

  get bytes(): number {
    return this.#bytes;
  }

  isPersonal(page: string): boolean {
    return this.#personal.has(page);
  }

  /** The page if it is there and of now. */
  find(key: ClassKey): ClassPage | undefined {
    const name = this.#setup.nameOf(key);
    const page = this.#pages.get(name);
    if (!page) return undefined;
    const isFresh =
      page.version === this.#setup.catalogVersion() && this.#setup.now() - page.madeAt <= FRESH_MS;
    this.#drop(name);
    if (!isFresh) return undefined;
    // A Map keeps its order of insertion: putting it back makes it the newest.
    this.#keep(name, page);
    return page;
  }

  /** Made once, however many ask meanwhile; null where it turns out to be personal or is no page to keep. */
  make(key: ClassKey, viewer: User, render: RenderTemplate): Promise<ClassPage | null> {
    // Whoever comes after a change must not be given what was begun before it.
    const name = `${this.#setup.catalogVersion()} ${this.#setup.nameOf(key)}`;
    let page = this.#running.get(name);
    if (!page) {
      page = this.#make(key, viewer, render).finally(() => this.#running.delete(name));
      this.#running.set(name, page);
    }
    return page;
  }

  async #make(key: ClassKey, viewer: User, render: RenderTemplate): Promise<ClassPage | null> {
    const version = this.#setup.catalogVersion();
    let isPersonal = false;
    const onPersonal = () => {
      isPersonal = true;
    };
    const watched = watchViewer(viewer, onPersonal);
    const answer = await render({ user: toTemplateUser(viewer), viewer: watched, onPersonal });
    if (isPersonal) {
      if (this.#personal.size >= MAX_PERSONAL) this.#personal.clear();
      this.#personal.add(key.page);
      return null;
    }
    if (answer.status !== 200 || answer.setCookies.length > 0 || !isKeepable(answer)) return null;
    const cut = cutPage(answer.body);
    if (!cut) return null;
    const page: ClassPage = {
      ...cut,
      headers: answer.headers,
      etag: `${process.pid.toString(36)}-${(++this.#made).toString(36)}-${Date.now().toString(36)}`,
      version,
      madeAt: this.#setup.now(),
    };
    const name = this.#setup.nameOf(key);
    this.#drop(name);
    this.#keep(name, page);
    const freshSince = this.#setup.now() - FRESH_MS;
    for (const [oldest, { madeAt }] of this.#pages) {
      if (this.#bytes <= this.#setup.maxBytes && madeAt >= freshSince) break;
      this.#drop(oldest);
    }
    return page;
  }

  #keep(name: string, page: ClassPage): void {
    this.#pages.set(name, page);
    this.#bytes += page.bytes + name.length;
  }

  #drop(name: string): void {
    const page = this.#pages.get(name);
    if (!page) return;
    this.#pages.delete(name);
    this.#bytes -= page.bytes + name.length;
  }
}

const nameOf = ({ priceClass: ofClass, isNamed, page }: ClassKey): string =>
  `${ofClass}${isNamed ? '' : ' unnamed'} ${page}`;

/** HTML, or data that says nothing of anybody: names are put in as HTML wants them. */
const isKeepable = ({ headers, body }: RenderedPage): boolean =>
  headers['content-type']?.startsWith('text/html') === true ||
  !(body.includes(TEMPLATE_READER.firstName) || body.includes(String(TEMPLATE_READER.id)));

const toTemplateUser = (viewer: User): User => ({
  ...TEMPLATE_READER,
  firstName: viewer.firstName === '' ? '' : TEMPLATE_READER.firstName,
  lastName: '',
  email: null,
  phone: null,
  wholesaleContract: viewer.wholesaleContract,
  wholesaleOrganization: null,
  organizations: [],
  clubLevel: viewer.clubLevel,
});
