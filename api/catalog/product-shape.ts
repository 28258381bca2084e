/** From a row to the Product of the contract, for one reader: language, price type, badges. */
import type { Product } from '#contract/catalog.ts';
import type { User } from '#contract/users.ts';
import { badgesOf } from '#domain/badges.ts';
import type { Locale } from '#domain/locale.ts';
import { BASE_LEVEL_PERCENT, getLevel, pointsForPurchase } from '#domain/loyalty.ts';
import { honestOffer, priceClass, priceView, userType } from '#domain/price.ts';
import type { ContractOffer } from '#domain/promotions/promotions.ts';
import { toRating } from '#domain/reviews.ts';
import type { ProductRow } from './catalog.queries.ts';

export interface Reader {
  language: Locale;
  cityCode: string;
  viewer: User | null;
}

export interface Directory {
  unitNames: Map<string, string>;
  sectionCodeOf(sectionId: number): string;
  /** What a promotion asks of a buyer with a contract for one; null where none lowers it, and for everybody else. */
  contractOfferOf(row: ProductRow): ContractOffer | null;
  /** What the addresses of pictures of these names end with. */
  pictureVersionOf(names: readonly string[]): string;
}

/**
 * A row is kept as long as the catalogue stands still, and so is what the last kinds of readers saw of it. Of no more of them: there are
 * two languages in each city for each price class, and a view of a kilobyte saves fifteen microseconds (decision 601).
 */
const seen = new WeakMap<ProductRow, Map<string, Product>>();
const MOST_VIEWS = 2;

export function toProduct(row: ProductRow, reader: Reader, directory: Directory): Product {
  const views = seen.get(row) ?? new Map<string, Product>();
  seen.set(row, views);
  const { language, cityCode, viewer } = reader;
  const kind = `${language} ${cityCode} ${priceClass(viewer)}`;
  const product = views.get(kind) ?? makeProduct(row, reader, directory);
  // A Map keeps its order of insertion: putting it back makes it the newest.
  views.delete(kind);
  views.set(kind, product);
  const [oldest = kind] = views.keys();
  if (views.size > MOST_VIEWS) views.delete(oldest);
  // Beside what is kept: such a promotion may begin or end while the catalogue stands still.
  return withContractOffer(product, directory.contractOfferOf(row), language);
}

/** As the price of the contract, since nobody else has it, with the name of what lowers it. */
function withContractOffer(product: Product, offer: ContractOffer | null, language: Locale): Product {
  if (offer === null || offer.price >= priceView(product, 'wholesale').price) return product;
  return {
    ...product,
    wholesalePrice: offer.price,
    badgesList: { ...product.badgesList, contract: offer.title[language] },
  };
}

function makeProduct(row: ProductRow, reader: Reader, directory: Directory): Product {
  const { language, cityCode, viewer } = reader;
  const localName = language === 'kz' ? row.nameKz : row.nameRu;
  const stockHere = row.balance.find((entry) => entry.city === cityCode)?.count ?? 0;
  const tag = row.tags.find(({ city }) => city === cityCode) ?? row.tags.find(({ city }) => city === null);
  const { price, regularPrice, discountPrice, discount } = honestOffer(
    tag ? { ...row, ...toOffer(row, tag) } : row,
  );
  // A promotion may undercut the club price: then the card brings nothing.
  const clubPrice = row.clubPrice !== null && row.clubPrice < price ? row.clubPrice : null;
  const priced = { ...row, price, regularPrice, discountPrice, clubPrice };
  return {
    id: row.id,
    code: row.code,
    productCode: row.productCode,
    externalId: row.externalId,
    name: localName ?? row.nameRu,
    ...(localName === null ? { isNameFallback: true } : {}),
    active: row.active,
    price,
    regularPrice,
    ...(clubPrice === null ? {} : { clubPrice }),
    ...(discountPrice === null ? {} : { discountPrice, discount }),
    ...(userType(viewer) === 'wholesale' ? toContractPrices(row) : {}),
    units: row.units.map(({ unit, ...rest }, index) => ({
      base: index === 0,
      name: directory.unitNames.get(unit) ?? unit,
      ...rest,
      // As 1C writes a weight that nobody has filled in.
      weight: rest.weight ?? 0,
    })),
    balance: row.balance,
    onOrder: row.onOrder,
    isOffline: row.isOffline,
    badgesList: badgesOf(
      {
        ...priced,
        discountPercent: discount.value,
        stockHere,
        flags: row.badges,
        nPlusM: tag?.buy && tag.free ? { buy: tag.buy, free: tag.free } : null,
        hasGift: tag?.hasGift === true,
      },
      language,
    ),
    loyalty: { pointsForPurchase: pointsForPurchase(priced, viewerPercent(viewer)) },
    brand: { code: row.brandCode, name: row.brandName },
    sectionCode: directory.sectionCodeOf(row.sectionId),
    imageCount: row.images.length,
    imageVersion: directory.pictureVersionOf(row.images),
    ...toRatingOf(row),
    ...(row.otherVariants > 0 ? { otherVariants: row.otherVariants } : {}),
  };
}

const toRatingOf = ({ ratings }: ProductRow): Pick<Product, 'rating'> => {
  const rating = ratings && toRating(ratings.sum, ratings.count);
  return rating ? { rating } : {};
};

/** Never told to anybody without a contract. */
const toContractPrices = ({ wholesalePrice, wholesaleTiers }: ProductRow) => ({
  ...(wholesalePrice === null ? {} : { wholesalePrice }),
  ...(wholesalePrice === null || wholesaleTiers.length === 0 ? {} : { wholesaleTiers }),
});

/** A visitor, and who has no card, is shown what the first level earns. */
const viewerPercent = (viewer: User | null): number =>
  viewer?.clubLevel ? getLevel(viewer.clubLevel).percent : BASE_LEVEL_PERCENT;
/** A promotion's price stands before the product's own discount, with its own struck-through price or none. */
function toOffer(row: ProductRow, { discountPrice, regularPrice }: ProductRow['tags'][number]) {
  if (discountPrice === null) return { regularPrice: row.regularPrice, discountPrice: row.discountPrice };
  return { discountPrice, regularPrice: regularPrice ?? discountPrice };
}
