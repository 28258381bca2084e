/** What is sold and how it is found: prices and promotions, the catalogue's calls, sets, lists of goods, their papers and pictures. */
import { registerBrands } from '../brands/brands.routes.ts';
import { createBrands } from '../brands/brands.ts';
import { registerCalculators } from '../calculators/calculators.routes.ts';
import { createCalculators } from '../calculators/calculators.ts';
import { registerCatalog } from '../catalog/catalog.routes.ts';
import { registerCities } from '../cities/cities.routes.ts';
import { registerCompanions } from '../companions/companions.routes.ts';
import { createCompanions } from '../companions/companions.ts';
import { registerDocuments } from '../documents/documents.routes.ts';
import { createDocuments } from '../documents/documents.ts';
import type { Foundation } from '../foundation.ts';
import { createPicturesAhead } from '../images/images.ts';
import { registerListing } from '../listing/listing.routes.ts';
import { createListing } from '../listing/listing.ts';
import { acceptCard } from '../loyalty/loyalty.ts';
import { hasOrdered } from '../orders/orders.ts';
import { registerPromotions } from '../promotions/promotions.routes.ts';
import { createPromotions } from '../promotions/promotions.ts';
import { registerRecommendations } from '../recommendations/recommendations.routes.ts';
import { createEvents, createRecommendations, createViews } from '../recommendations/recommendations.ts';
import { registerSearch } from '../search/search.routes.ts';
import { createSearch } from '../search/search.ts';
import { registerSets } from '../sets/sets.routes.ts';
import { createSets } from '../sets/sets.ts';
import { registerStores } from '../stores/stores.routes.ts';
import { createStores } from '../stores/stores.ts';
import { registerWorks } from '../works/works.routes.ts';

interface GoodsOptions {
  /** Whether the search may tell how it understood a query: never in production. */
  canExplainSearch: boolean;
}

export function registerGoodsModules(foundation: Foundation, { canExplainSearch }: GoodsOptions) {
  const { http, log, config, db, cities, index, catalog, images } = foundation;
  registerCities(http, cities);
  const promotions = createPromotions({
    db,
    index,
    catalog,
    findOrdered: (userId) => hasOrdered(db, userId),
    warn: (error) => log.warn({ err: error }, 'a promotion was left out'),
  });
  catalog.tellContractOffers(promotions.readContractOffers);
  const companions = createCompanions(db, catalog);
  const recommendations = createRecommendations(db, catalog, companions.listPicks);
  const sets = createSets({
    db,
    index,
    catalog,
    promotions,
    findCard: (viewer) => acceptCard(db, viewer, null),
    findSimilar: (productCode, reader) => recommendations.list('product_similar', { productCode, reader }),
  });
  registerCatalog(http, { catalog, cities, listSetsOf: sets.listOfProduct });
  registerSets(http, sets, cities);
  const listing = createListing(index, catalog, promotions);
  const search = createSearch(
    { db, index, catalog, listing },
    {
      databaseUrl: config.databaseUrl,
      canExplain: canExplainSearch,
      onFailure: (error) => log.warn({ err: error }, 'the search could not be renewed'),
    },
  );
  // Not before there are visitors: building it takes a moment of the machine.
  http.app.addHook('onListen', async () => search.warmUp());
  http.app.addHook('onClose', () => search.close());
  registerListing(http, listing, cities);
  registerSearch(http, db, search, cities);
  registerBrands(http, createBrands(index, catalog), cities);
  registerPromotions(http, {
    promotions,
    catalog,
    cities,
    index,
    findCard: (viewer) => acceptCard(db, viewer, null),
  });
  registerRecommendations(http, {
    recommendations,
    views: createViews(db),
    events: createEvents(db),
    cities,
  });
  registerCompanions(http, companions, cities);
  registerWorks(http, { db, catalog, cities });
  const stores = createStores(db);
  registerStores(http, stores);
  const calculators = createCalculators(db, catalog);
  index.beforePages(calculators.renew);
  registerCalculators(http, calculators, cities);
  const documents = createDocuments(db, catalog);
  index.onChange(documents.forget);
  registerDocuments(http, documents);
  const picturesAhead = config.picturesAhead === false ? null : createPicturesAhead(db, images, http.turns);
  return { calculators, listing, picturesAhead, promotions, recommendations, search, sets, stores };
}

export type GoodsModules = ReturnType<typeof registerGoodsModules>;
