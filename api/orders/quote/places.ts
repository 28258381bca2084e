/** Where orders go and where their goods stand: the zones of a city, and the way from every store to every city. */
import type { DeliveryZone } from '#contract/checkout.ts';
import { transferDays } from '#domain/arrival.ts';
import { distanceKm } from '#domain/city.ts';
import { type Ring, zoneAt } from '#domain/delivery-zone.ts';
import { foldText } from '#domain/fold.ts';
import type { Locale } from '#domain/locale.ts';
import type { Zone } from '#domain/orders/delivery-price.ts';
import type { Db } from '../../database.ts';
import type { Settings, ShopRules } from '../../settings/settings.ts';
import { snapshot } from '../../snapshot.ts';
import type { ZoneRow, Zones } from '../../zones/zones.ts';
import { listPlaceRows, listStorePlaces, type PlaceRow, type StorePlaceRow } from './places.queries.ts';

/** A suburb that nobody has measured. */
const USUAL_SUBURB_KM = 20;
const STORE_RANKS = 1000;

export interface FoundZone extends Zone {
  id: string;
  nameRu: string;
  nameKz: string;
  /** Of a suburb nobody has drawn one: it is known by its name. */
  ring: Ring | null;
  /** The place of the address is not known: priced by the farthest, a manager looks, it can only become cheaper. */
  isAssumed: boolean;
}

export interface Places {
  /** what staff have set: the same for all that is reckoned with these places */
  rules: ShopRules;
  city: PlaceRow;
  zones: FoundZone[];
  stores: StorePlaceRow[];
  /** Days on the way from a store to the city; 0 from its own stores. */
  daysFrom(storeId: number): number;
  /** Who gives first: the named store, then the city (its warehouse before its shops), then other cities by distance. */
  rankOf(storeId: number, first: number | null): number;
}

const FREE = { freeFromTenge: null };

const toDrawnZone = ({ id, kind, nameRu, nameKz, ring }: ZoneRow): FoundZone => ({
  id,
  kind,
  nameRu,
  nameKz,
  ring,
  beyondKm: 0,
  isAssumed: false,
  ...FREE,
});

const toSuburbs = ({ code, isLocal, suburbs }: PlaceRow): FoundZone[] =>
  !isLocal
    ? []
    : suburbs.map(({ ru, kz, km }) => ({
        id: `${code}:${ru}`,
        kind: 'suburb' as const,
        beyondKm: km ?? USUAL_SUBURB_KM,
        nameRu: ru,
        nameKz: kz,
        ring: null,
        isAssumed: false,
        ...FREE,
      }));

export function createPlaces(
  db: Db,
  zones: Pick<Zones, 'read'>,
  settings: Pick<Settings, 'read'>,
): (cityCode: string) => Promise<Places> {
  const readCities = snapshot(db, 'structure', listPlaceRows);
  const readStores = snapshot(db, 'structure', listStorePlaces);
  /** As they were reckoned last; what they are made of is another object once it has changed. */
  const known = new Map<string, { of: readonly unknown[]; places: Places }>();
  return async (cityCode) => {
    const of = await Promise.all([readCities(), readStores(), zones.read(), settings.read()]);
    const last = known.get(cityCode);
    if (last?.of.every((each, at) => each === of[at])) return last.places;
    const places = toPlaces(cityCode, of);
    known.set(cityCode, { of, places });
    return places;
  };
}

type Source = readonly [readonly PlaceRow[], readonly StorePlaceRow[], readonly ZoneRow[], ShopRules];

function toPlaces(cityCode: string, [cities, stores, drawn, rules]: Source): Places {
  const city = cities.find(({ code }) => code === cityCode);
  if (!city) throw new Error('the city was known a moment ago');
  const kmOf = new Map(cities.map((each) => [each.id, each.id === city.id ? 0 : distanceKm(city, each)]));
  const byId = new Map(stores.map((store) => [store.id, store]));
  const kmFrom = (storeId: number) => kmOf.get(byId.get(storeId)?.cityId ?? 0) ?? Number.MAX_VALUE;
  return {
    rules,
    city,
    zones: [...drawn.filter((zone) => zone.cityCode === city.code).map(toDrawnZone), ...toSuburbs(city)],
    stores: stores.filter(({ cityId }) => cityId === city.id),
    daysFrom: (storeId) => transferDays(kmFrom(storeId)),
    rankOf(storeId, first) {
      if (storeId === first) return 0;
      const km = kmFrom(storeId);
      return km === 0 ? (byId.get(storeId)?.isWarehouse ? 1 : 2) : STORE_RANKS + Math.round(km);
    },
  };
}

export const toDeliveryZone = (zone: FoundZone, language: Locale): DeliveryZone => ({
  id: zone.id,
  name: language === 'kz' ? zone.nameKz : zone.nameRu,
  kind: zone.kind,
  beyondKm: zone.beyondKm,
  isAssumed: zone.isAssumed,
});

interface Addressed {
  cityCode: string;
  district: string | null;
  point: { latitude: number; longitude: number } | null;
}

/**
 * The zone follows from the address, nobody chooses it: by the suburb it names, then by its point. Without a point it is
 * the farthest of the city, so that what is shown can only become less. Null: outside of all, where a manager counts.
 */
export function findZone(
  { city, zones }: Pick<Places, 'city' | 'zones'>,
  { cityCode, district, point }: Addressed,
): FoundZone | null {
  if (cityCode !== city.code) return null;
  const named = district === null ? '' : foldText(district).trim();
  const suburb = zones.find(
    (zone) => zone.kind === 'suburb' && [zone.nameRu, zone.nameKz].some((name) => foldText(name) === named),
  );
  if (suburb) return suburb;
  const drawn = zones.flatMap((zone) => (zone.ring === null ? [] : [{ zone, ring: zone.ring }]));
  if (point) return zoneAt(drawn, point)?.zone ?? null;
  const farthest = drawn.at(-1)?.zone ?? null;
  return farthest && { ...farthest, isAssumed: drawn.length > 1 };
}
