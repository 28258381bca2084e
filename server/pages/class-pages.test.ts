import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/users.ts';
import { type ClassKey, ClassPages, isOfClass, toClassKey } from './class-pages.ts';
import { joinPage, TEMPLATE_READER } from './page-seam.ts';
import type { Template } from './page-template.ts';

interface Asking {
  viewer: User;
  city: string;
  language: string;
}

const user = (over: Partial<User> = {}): User => ({
  id: 1,
  firstName: 'Айгерім',
  lastName: '',
  email: null,
  phone: null,
  wholesaleContract: null,
  wholesaleOrganization: null,
  organizations: [],
  clubLevel: null,
  ...over,
});

/** A page that says all that it may depend on. */
const write = ({ city, language }: Asking, { id, firstName, clubLevel }: User): string =>
  `${language} ${city} ${clubLevel} <b>${firstName || 'account'}</b>${id}`;

const answer = (body: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  setCookies: [],
});

async function ask(pages: ClassPages, asking: Asking): Promise<string> {
  const { viewer, city, language } = asking;
  const key = toClassKey(viewer, `${city} ${language}/c/laminat`);
  const render = async ({ user: reader, viewer: watched }: Template) =>
    // Its calls are told the class by the viewer, the rest of the page by the reader.
    answer(write(asking, { ...reader, clubLevel: watched.clubLevel }));
  const page = pages.find(key) ?? (await pages.make(key, viewer, render));
  if (!page) throw new Error('the page was not kept');
  const { id, firstName } = viewer;
  return gunzipSync(joinPage(page, { id: String(id), name: firstName, nameInData: firstName })).toString();
}

const askings = fc.array(
  fc.record({
    viewer: fc.record({
      ...Object.fromEntries(Object.entries(user()).map(([name, value]) => [name, fc.constant(value)])),
      id: fc.integer({ min: 1, max: 1e6 }),
      firstName: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 20 })),
      clubLevel: fc.constantFrom(null, 'base', 'silver', 'gold'),
    }) as unknown as fc.Arbitrary<User>,
    city: fc.constantFrom('pavlodar', 'astana', 'almaty'),
    language: fc.constantFrom('', '/kz'),
  }),
  { minLength: 2, maxLength: 60 },
);

const open = (nameOf?: (key: ClassKey) => string) =>
  new ClassPages({ maxBytes: 1e6, catalogVersion: () => 1, ...(nameOf ? { nameOf } : {}) });

/** Whether somebody of many was given what is another's. */
async function isMixedUp(pages: ClassPages, all: readonly Asking[]): Promise<boolean> {
  for (const asking of all) if ((await ask(pages, asking)) !== write(asking, asking.viewer)) return true;
  return false;
}

describe('pages of a price class', () => {
  test('are for each who asks what would have been made for them alone', async () => {
    await fc.assert(
      fc.asyncProperty(askings, async (all) => {
        expect(await isMixedUp(open(), all)).toBe(false);
      }),
    );
  });

  test.each<[string, (key: ClassKey) => string]>([
    ['the class', ({ isNamed, page }) => `${isNamed} ${page}`],
    ['whether there is a name', ({ priceClass, page }) => `${priceClass} ${page}`],
    ['the city', ({ priceClass, isNamed, page }) => `${priceClass} ${isNamed} ${page.replace(/^\S+/, '')}`],
    [
      'the language',
      ({ priceClass, isNamed, page }) => `${priceClass} ${isNamed} ${page.replace('/kz', '')}`,
    ],
  ])('a key from which %s was left out is caught', async (_what, nameOf) => {
    const everybody = [null, 'base', 'gold'].flatMap((clubLevel) =>
      ['', 'Нур'].flatMap((firstName) =>
        ['pavlodar', 'astana'].flatMap((city) =>
          ['', '/kz'].map((language) => ({
            viewer: user({ clubLevel: clubLevel as User['clubLevel'], firstName }),
            city,
            language,
          })),
        ),
      ),
    );
    expect(await isMixedUp(open(nameOf), everybody)).toBe(true);
    expect(await isMixedUp(open(), everybody)).toBe(false);
  });

  test('are not those of who has a contract or acts for others', () => {
    expect(isOfClass(user({ clubLevel: 'gold' as User['clubLevel'] }))).toBe(true);
    expect(isOfClass(user({ wholesaleContract: 'individual' }))).toBe(false);
    expect(isOfClass(user({ organizations: [{ id: 1, name: 'x' }] }))).toBe(false);
  });

  test('a page whose call looks at more than the class is made for one alone, and known as such', async () => {
    const pages = open();
    const key = toClassKey(user(), 'pavlodar /personal');
    for (const look of [
      ({ viewer }: Template) => viewer.id,
      ({ viewer }: Template) => ({ ...viewer }),
      ({ viewer }: Template) => JSON.stringify(viewer),
      ({ viewer }: Template) => 'email' in viewer,
    ]) {
      const render = vi.fn(async (template: Template) => {
        try {
          look(template);
        } catch {}
        return answer('made all the same');
      });
      expect(await pages.make(key, user(), render)).toBeNull();
    }
    expect(pages.isPersonal('pavlodar /personal')).toBe(true);
    expect(pages.find(key)).toBeUndefined();
  });

  test('nor is one kept that speaks of its reader as data, sets a cookie or is no page', async () => {
    const pages = open();
    const key = toClassKey(user(), 'pavlodar /x');
    const json = { 'content-type': 'application/json' };
    for (const given of [
      { ...answer(`{"id":${TEMPLATE_READER.id}}`), headers: json },
      { ...answer('x'), setCookies: ['a=b'] },
      { ...answer('x'), status: 404 },
    ])
      expect(await pages.make(key, user(), async () => given)).toBeNull();
    expect(
      await pages.make(key, user(), async () => ({ ...answer('{"a":1}'), headers: json })),
    ).not.toBeNull();
  });

  test('are made anew after a change, also while one is on its way, and after a minute', async () => {
    let [version, now] = [1, 0];
    const pages = new ClassPages({ maxBytes: 1e6, catalogVersion: () => version, now: () => now });
    const key = toClassKey(user(), 'pavlodar /');
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answer>>();
    const before = pages.make(key, user(), () => promise);
    version = 2;
    const after = pages.make(key, user(), async () => answer('new'));
    expect((await after)?.version).toBe(2);
    resolve(answer('old'));
    expect((await before)?.version).toBe(1);
    // What was begun before the change may have taken its place, and is nobody's.
    expect(pages.find(key)?.version ?? 2).toBe(2);
    await pages.make(key, user(), async () => answer('new'));
    now = 60_000;
    expect(pages.find(key)).toBeDefined();
    now = 60_001;
    expect(pages.find(key)).toBeUndefined();
  });

  test('never take more room than there is', async () => {
    const pages = new ClassPages({ maxBytes: 3000, catalogVersion: () => 1 });
    for (let at = 0; at < 100; at++)
      await pages.make(toClassKey(user(), `pavlodar /${at}`), user(), async () => answer(`page ${at}`));
    expect(pages.bytes).toBeLessThanOrEqual(3000);
    expect(pages.find(toClassKey(user(), 'pavlodar /99'))).toBeDefined();
    expect(pages.find(toClassKey(user(), 'pavlodar /0'))).toBeUndefined();
  });
});
