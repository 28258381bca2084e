/** What the page of a product is made of, as it travels. */
import type { z } from 'zod';
import type { ProductDetails } from '#contract/catalog.ts';
import type { getReviews, ProductQuestion } from '#contract/reviews.ts';
import type { Tinting } from '#contract/works.ts';
import type { Portion } from '#domain/companion-portion.ts';
import type { Asked } from '#domain/plain-words.ts';
import type { PriceHistory } from '#domain/price-history.ts';
import type { ProductPlaces } from '#domain/product-arrival.ts';
import type { Stars } from '#domain/reviews.ts';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import type { Fact, FactGroup } from './product-facts.ts';
import type { VariantChoiceRow } from './product-variants.ts';

/** What is shown in other shapes beside it, and need not travel twice. */
type ShownElsewhere =
  | 'stores'
  | 'documents'
  | 'properties'
  | 'variants'
  | 'priceHistory'
  | 'country'
  | 'manufacturer'
  | 'ntin'
  | 'vatPercent'
  | 'warrantyMonths';

/** One role of the work: the fitting good, how many of it, and whether the work needs it. */
export interface TogetherGood {
  product: CardProduct;
  portion: Portion;
  isNeeded: boolean;
}

export interface ProductData {
  product: Omit<ProductDetails, ShownElsewhere>;
  /** Its name with the numbers kept whole, for the eye: addresses, papers and searches have the plain one. */
  title: string;
  /** the others of its group as a choice; absent where it stands alone */
  variants?: { group: string; rows: VariantChoiceRow[] };
  facts: { key: Fact[]; groups: FactGroup[] };
  documents: { name: string; url: string }[];
  /** The stores of the visitor's city, then some of other cities. */
  stores: ProductDetails['stores'];
  /** All that stands in other cities, by the days on the way. */
  elsewhere: ProductPlaces['elsewhere'];
  priceHistory: PriceHistory | null;
  /** a page of what buyers say, and the newest questions; absent where they could not be read */
  reviews?: z.output<typeof getReviews.answer> & {
    stars: Stars | null;
    questions: ProductQuestion[];
    /** of a question that a plain form has brought */
    asked: Asked | null;
  };
  similar: CardProduct[];
  /** What can be put into the cart with it; none where the product itself cannot. */
  together: TogetherGood[];
  /** Counts how much of it a room takes; absent where no calculator is about such goods. */
  calculator?: {
    code: string;
    texts: Readonly<Record<string, string>>;
    fields: readonly ('length' | 'width' | 'height' | 'thickness')[];
  };
  /** of a paint that can be given its colour, and of which there is some */
  tinting?: Pick<Tinting, 'base' | 'litres'> & {
    other: { code: string; name: string } | null;
    stock: number;
  };
  /** of sheets and boards that are cut to size, and of which there are some */
  cutting?: { lengthMm: number; widthMm: number; stock: number };
  /** when hours and days were looked at */
  madeAt: string;
}
