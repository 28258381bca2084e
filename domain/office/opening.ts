/**
 * What is missing before a shop may open to the public: one judgement over facts, for the owner's list and for the switch that
 * opens it. What is needed stands in the way of a first order; what is advised does not.
 */
export interface OpeningFacts {
  /** Name, BIN, address and phone are the shop's own. */
  isSellerTold: boolean;
  /** Where invoices are paid to; nobody needs it who takes none. */
  isBankTold: boolean;
  cities: number;
  stores: number;
  /** Those that goods can lie in: without any below them. */
  sections: number;
  brands: number;
  products: number;
  /** Switched on and priced. */
  onSale: number;
  /** Of these, those that can be had: in a store, or on order. */
  available: number;
  pickupStores: number;
  /** Cities with zones of delivery, where hours of delivery stand. */
  deliveryCities: number;
  /** Ways to pay that are switched on and work. */
  paymentWays: number;
  onSaleWithoutPicture: number;
  onSaleWithoutKz: number;
  /** Texts of pages that staff have made their own. */
  ownTexts: number;
  areLettersSent: boolean;
  administrators: number;
}

export const OPENING_STEPS = [
  'seller',
  'cities',
  'stores',
  'sections',
  'brands',
  'products',
  'prices',
  'stock',
  'receiving',
  'payments',
  'bank',
  'pictures',
  'kazakh',
  'texts',
  'letters',
  'administrators',
] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

export interface OpeningRow {
  step: OpeningStep;
  /** Nobody can order before it is done. */
  isNeeded: boolean;
  isDone: boolean;
  /** How much there is of it, or how many lack it; null where there is nothing to count. */
  count: number | null;
}

const ENOUGH_ADMINISTRATORS = 2;
/** Whoever has so many asks no more how many: they are not counted any further. */
export const COUNTED = 1000;

// biome-ignore format: a table is read by its columns
const JUDGED: Readonly<Record<OpeningStep, (facts: OpeningFacts) => Omit<OpeningRow, 'step'>>> = {
  seller:         ({ isSellerTold })     => ({ isNeeded: true,  isDone: isSellerTold, count: null }),
  cities:         ({ cities })           => ({ isNeeded: true,  isDone: cities > 0, count: cities }),
  stores:         ({ stores })           => ({ isNeeded: true,  isDone: stores > 0, count: stores }),
  sections:       ({ sections })         => ({ isNeeded: true,  isDone: sections > 0, count: sections }),
  brands:         ({ brands })           => ({ isNeeded: true,  isDone: brands > 0, count: brands }),
  products:       ({ products })         => ({ isNeeded: true,  isDone: products > 0, count: products }),
  prices:         ({ onSale })           => ({ isNeeded: true,  isDone: onSale > 0, count: onSale }),
  stock:          ({ available })        => ({ isNeeded: true,  isDone: available > 0, count: available < COUNTED ? available : null }),
  receiving:      ({ pickupStores, deliveryCities }) => ({ isNeeded: true, isDone: pickupStores + deliveryCities > 0, count: null }),
  payments:       ({ paymentWays })      => ({ isNeeded: true,  isDone: paymentWays > 0, count: paymentWays }),
  bank:           ({ isBankTold })       => ({ isNeeded: true,  isDone: isBankTold, count: null }),
  pictures:       ({ onSaleWithoutPicture, onSale }) => ({ isNeeded: false, isDone: onSale > 0 && onSaleWithoutPicture === 0, count: onSaleWithoutPicture }),
  kazakh:         ({ onSaleWithoutKz, onSale }) => ({ isNeeded: false, isDone: onSale > 0 && onSaleWithoutKz === 0, count: onSaleWithoutKz }),
  texts:          ({ ownTexts })         => ({ isNeeded: false, isDone: ownTexts > 0, count: ownTexts }),
  letters:        ({ areLettersSent })   => ({ isNeeded: false, isDone: areLettersSent, count: null }),
  administrators: ({ administrators })   => ({ isNeeded: false, isDone: administrators >= ENOUGH_ADMINISTRATORS, count: administrators }),
};

export const judgeOpening = (facts: OpeningFacts): OpeningRow[] =>
  OPENING_STEPS.map((step) => ({ step, ...JUDGED[step](facts) }));

/** The steps that stand in the way; none: the shop may open. */
export const listObstacles = (rows: readonly OpeningRow[]): OpeningStep[] =>
  rows.filter(({ isNeeded, isDone }) => isNeeded && !isDone).map(({ step }) => step);
