import { getShop, type ShopOffers } from '#contract/shop.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';

const NO_OFFERS: ShopOffers = {
  messengers: { whatsapp: null, telegram: null, isDemo: false },
  instalment: null,
};

/** As the operator has set it (config.ts). */
export function registerShop(http: Http, offers: ShopOffers = NO_OFFERS): void {
  route(http, getShop, async () => ({ data: offers }));
}
