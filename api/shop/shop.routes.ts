import { getShop, type ShopOffers } from '#contract/shop.ts';
import { USUAL_VEHICLES } from '#domain/delivery-tariff.ts';
import type { Locale } from '#domain/locale.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Settings, ShopRules } from '../settings/settings.ts';

type OwnOffers = Pick<ShopOffers, 'messengers' | 'instalment'>;

const NO_OFFERS: OwnOffers = {
  messengers: { whatsapp: null, telegram: null, isDemo: false },
  instalment: null,
};

/** As the operator has set it (config.ts), and staff after them. */
export function registerShop(
  http: Http,
  settings: Pick<Settings, 'read'>,
  offers: OwnOffers = NO_OFFERS,
): void {
  route(http, getShop, async ({ language }) => {
    const rules = await settings.read();
    return { data: { ...offers, seller: toSeller(rules, language), delivery: toDelivery(rules) } };
  });
}

function toSeller({ seller, set }: ShopRules, language: Locale): ShopOffers['seller'] {
  if (![...set].some((key) => key.startsWith('seller.'))) return null;
  const { bin, phone } = seller;
  return { name: seller.name[language], bin, address: seller.address[language], phone };
}

/** Only what differs from what every page knows is sent along with it. */
function toDelivery({ delivery, set }: ShopRules): ShopOffers['delivery'] {
  const { vehicles, lifting, slots } = delivery;
  const isUsual =
    !set.has('delivery.lifting') &&
    !set.has('delivery.slots') &&
    slots.days.length === 0 &&
    vehicles.length === USUAL_VEHICLES.length &&
    vehicles.every((vehicle, at) => vehicle === USUAL_VEHICLES[at]);
  if (isUsual) return null;
  const { sameDayUntil, nextDayUntil } = slots.terms;
  return {
    vehicles: vehicles.map((vehicle) => ({
      ...vehicle,
      suburbTenge: vehicle.suburbTenge && [...vehicle.suburbTenge],
    })),
    lifting,
    sameDayUntil,
    nextDayUntil,
    days: slots.days.map(({ cityId, date, isClosed }) => ({ cityId, date, isClosed })),
  };
}
