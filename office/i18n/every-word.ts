/** All words of the office in both languages, for the tests that hold them against the code; the office itself fetches them by screen. */
import exchangeKz from './exchange/kz.json' with { type: 'json' };
import exchangeRu from './exchange/ru.json' with { type: 'json' };
import homeKz from './home/kz.json' with { type: 'json' };
import homeRu from './home/ru.json' with { type: 'json' };
import importsKz from './imports/kz.json' with { type: 'json' };
import importsRu from './imports/ru.json' with { type: 'json' };
import jobsKz from './jobs/kz.json' with { type: 'json' };
import jobsRu from './jobs/ru.json' with { type: 'json' };
import keysKz from './keys/kz.json' with { type: 'json' };
import keysRu from './keys/ru.json' with { type: 'json' };
import kzShared from './kz.json' with { type: 'json' };
import normsKz from './norms/kz.json' with { type: 'json' };
import normsRu from './norms/ru.json' with { type: 'json' };
import orderKz from './order/kz.json' with { type: 'json' };
import orderRu from './order/ru.json' with { type: 'json' };
import peopleKz from './people/kz.json' with { type: 'json' };
import peopleRu from './people/ru.json' with { type: 'json' };
import pickKz from './pick/kz.json' with { type: 'json' };
import pickRu from './pick/ru.json' with { type: 'json' };
import productKz from './product/kz.json' with { type: 'json' };
import productRu from './product/ru.json' with { type: 'json' };
import productSetsKz from './product-sets/kz.json' with { type: 'json' };
import productSetsRu from './product-sets/ru.json' with { type: 'json' };
import productsKz from './products/kz.json' with { type: 'json' };
import productsRu from './products/ru.json' with { type: 'json' };
import promotionsKz from './promotions/kz.json' with { type: 'json' };
import promotionsRu from './promotions/ru.json' with { type: 'json' };
import redirectsKz from './redirects/kz.json' with { type: 'json' };
import redirectsRu from './redirects/ru.json' with { type: 'json' };
import rehearsalKz from './rehearsal/kz.json' with { type: 'json' };
import rehearsalRu from './rehearsal/ru.json' with { type: 'json' };
import ruShared from './ru.json' with { type: 'json' };
import searchKz from './search/kz.json' with { type: 'json' };
import searchRu from './search/ru.json' with { type: 'json' };
import staffKz from './staff/kz.json' with { type: 'json' };
import staffRu from './staff/ru.json' with { type: 'json' };
import startKz from './start/kz.json' with { type: 'json' };
import startRu from './start/ru.json' with { type: 'json' };
import stockKz from './stock/kz.json' with { type: 'json' };
import stockRu from './stock/ru.json' with { type: 'json' };
import wholesaleKz from './wholesale/kz.json' with { type: 'json' };
import wholesaleRu from './wholesale/ru.json' with { type: 'json' };
import wordingKz from './wording/kz.json' with { type: 'json' };
import wordingRu from './wording/ru.json' with { type: 'json' };

export const ru = {
  ...ruShared,
  ...exchangeRu,
  ...homeRu,
  ...importsRu,
  ...jobsRu,
  ...keysRu,
  ...normsRu,
  ...orderRu,
  ...peopleRu,
  ...pickRu,
  ...productRu,
  ...productSetsRu,
  ...productsRu,
  ...promotionsRu,
  ...redirectsRu,
  ...searchRu,
  ...staffRu,
  ...startRu,
  ...stockRu,
  ...wholesaleRu,
  ...rehearsalRu,
  ...wordingRu,
};

export const kz = {
  ...kzShared,
  ...exchangeKz,
  ...homeKz,
  ...importsKz,
  ...jobsKz,
  ...keysKz,
  ...normsKz,
  ...orderKz,
  ...peopleKz,
  ...pickKz,
  ...productKz,
  ...productSetsKz,
  ...productsKz,
  ...promotionsKz,
  ...redirectsKz,
  ...searchKz,
  ...staffKz,
  ...startKz,
  ...stockKz,
  ...wholesaleKz,
  ...rehearsalKz,
  ...wordingKz,
};
