import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookOf } from '#demo/range/sets/room-looks.ts';
import { priceView } from '#domain/price.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';

interface Item {
  set: string;
  scene: string | null;
  spot: string | null;
  section: string;
  image: string;
  values: string[];
}

/** The whole range is loaded once for all files that ask for it. */
const WHOLE_RANGE_MS = 150_000;

let shop: TestApp;
let items: readonly Item[];
beforeAll(async () => {
  shop = await openTestApp({ isWhole: true });
  items = await shop.db<Item[]>`
    SELECT s.code AS set, s.scene, i.spot, c.code AS section, coalesce(p.images[1], '') AS image,
           (SELECT array_agg(q.code || '=' || v.code) FROM property_values v JOIN properties q ON q.id = v.property_id
            WHERE v.id = ANY(p.value_ids)) AS values
    FROM product_sets s JOIN set_items i ON i.set_id = s.id
    JOIN products p ON p.id = i.product_ids[1] JOIN sections c ON c.id = p.section_id
    ORDER BY s.id, i.position`;
}, WHOLE_RANGE_MS);
afterAll(() => shop.close());

const setsWith = (section: string, ...values: string[]) => [
  ...new Set(
    items
      .filter((item) => item.section === section && values.every((value) => item.values.includes(value)))
      .map(({ set }) => set),
  ),
];
const sells = (set: string, section: string, ...values: string[]) =>
  setsWith(section, ...values).includes(set);

test('a vanity has its basin: built in, or beside it in the set', () => {
  const sets = setsWith('mebel-dlya-vannoy', 'kind=vanity');
  expect(sets.length).toBeGreaterThan(2);
  const bare = sets.filter(
    (set) => !sells(set, 'rakoviny') && !sells(set, 'mebel-dlya-vannoy', 'furn_with_basin=yes'),
  );
  expect(bare).toEqual([]);
});

test('a vanity or a basin has its tap, a bath its own', () => {
  const basins = [...setsWith('mebel-dlya-vannoy', 'kind=vanity'), ...setsWith('rakoviny')];
  expect(basins.filter((set) => !sells(set, 'smesiteli', 'purpose=tap-basin'))).toEqual([]);
  const baths = setsWith('vanny');
  expect(baths.length).toBeGreaterThan(2);
  expect(baths.filter((set) => !sells(set, 'smesiteli', 'purpose=tap-bath'))).toEqual([]);
});

test('a toilet that hangs has its installation, a shower corner its tap', () => {
  const hanging = setsWith('unitazy', 'wc_mounting=wall');
  expect(hanging.filter((set) => !sells(set, 'installyatsii'))).toEqual([]);
  const corners = setsWith('dushevye-kabiny', 'shower_kind=corner');
  expect(corners).toContain('dushevaya-zona');
  const taps = ['purpose=tap-shower', 'purpose=tap-shower-column'];
  expect(corners.filter((set) => !taps.some((tap) => sells(set, 'smesiteli', tap)))).toEqual([]);
});

test('whatever a room shows of its set has the colour and the pattern of the room', () => {
  const shown = items.flatMap(({ set, scene, spot, image }) => {
    const look = scene && spot ? lookOf(scene, spot) : null;
    return look ? [{ set, scene, spot, image, fits: look.test(image) }] : [];
  });
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter(({ fits }) => !fits)).toEqual([]);
});

test('most interiors keep their room, and a set without one points at nothing', () => {
  const rooms = new Set(items.flatMap(({ set, scene }) => (scene === null ? [] : [set])));
  for (const set of [
    'svetlaya-vannaya',
    'gostinaya-skandi',
    'gostinaya-klassika',
    'kuhnya-u-okna',
    'pol-iz-laminata',
  ])
    expect(rooms, set).toContain(set);
  for (const set of ['dushevaya-zona', 'zabor-iz-profnastila', 'uteplenie-mansardy'])
    expect(rooms, set).not.toContain(set);
  expect(items.filter(({ scene, spot }) => scene === null && spot !== null)).toEqual([]);
});

test('what a set saves is its own discount: against its goods one by one at today’s prices', async () => {
  for (const mode of ['kits', 'collections']) {
    const { items: sets } = (
      await shop.app.inject({ url: `/api/v1/sets/${mode}/?city=pavlodar&pageSize=60` })
    ).json();
    for (const { code, price, regularPrice, saving } of sets) {
      const { data } = (await shop.app.inject({ url: `/api/v1/sets/${mode}/${code}/?city=pavlodar` })).json();
      const products = new Map(data.products.map((product: { code: string }) => [product.code, product]));
      const apart = data.calculation.lines.reduce(
        (sum: number, { productCode, count }: { productCode: string; count: number }) =>
          sum +
          priceView(products.get(productCode) as Parameters<typeof priceView>[0], 'retail').price * count,
        0,
      );
      expect([regularPrice, saving], code).toEqual([Math.max(apart, price), Math.max(apart, price) - price]);
    }
  }
});
