/** What schema.org and the search engines that read it ask of the kinds of facts the shop tells. */

type Facts = Record<string, unknown>;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
const isAddresses = (value: unknown) =>
  isAddress(value) || (Array.isArray(value) && value.length > 0 && value.every(isAddress));
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);
const isPrice = (value: unknown) => typeof value === 'number' && value > 0;
const isOf =
  (...types: string[]) =>
  (value: unknown) =>
    typeof value === 'object' && value !== null && types.includes(String((value as Facts)['@type']));
const isListOf =
  (...types: string[]) =>
  (value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.every(isOf(...types));
const isReference = (value: unknown) =>
  typeof value === 'object' && value !== null && isAddress((value as Facts)['@id']);

const AVAILABILITY =
  /^https:\/\/schema\.org\/(InStock|OutOfStock|BackOrder|InStoreOnly|LimitedAvailability|Discontinued|PreOrder)$/;

/** By type: each obligatory property with what it must be. */
const RULES: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  Product: { name: isText, image: isAddresses, sku: isText, brand: isOf('Brand'), offers: isOf('Offer') },
  /** A product that is only named by another one. */
  RelatedProduct: { name: isText, url: isAddress },
  Brand: { name: isText },
  ProductGroup: { productGroupID: isText, variesBy: (value) => Array.isArray(value) && value.every(isText) },
  AggregateRating: { ratingValue: isPrice, reviewCount: isPrice },
  Review: { author: isOf('Person'), datePublished: isDay, reviewRating: isOf('Rating') },
  Rating: { ratingValue: isPrice },
  Person: { name: isText },
  Offer: {
    url: isAddress,
    price: isPrice,
    priceCurrency: (value) => value === 'KZT',
    availability: (value) => AVAILABILITY.test(String(value)),
    itemCondition: isAddress,
  },
  BreadcrumbList: { itemListElement: isListOf('ListItem') },
  ItemList: { name: isText, itemListElement: Array.isArray },
  ListItem: { position: (value) => Number.isInteger(value) && Number(value) > 0, name: isText },
  /** One that only leads to a page, which tells what it is called. */
  LeadingItem: { position: (value) => Number.isInteger(value) && Number(value) > 0, url: isAddress },
  Organization: { name: isText, url: isAddress },
  HardwareStore: {
    name: isText,
    address: isOf('PostalAddress'),
    geo: isOf('GeoCoordinates'),
    image: isAddress,
  },
  PostalAddress: { streetAddress: isText, addressCountry: isText },
  GeoCoordinates: { latitude: Number.isFinite, longitude: Number.isFinite },
  OpeningHoursSpecification: { dayOfWeek: isAddress, opens: isText, closes: isText },
  Article: {
    headline: (value) => isText(value) && String(value).length <= 110,
    image: isAddresses,
    datePublished: isDay,
    dateModified: isDay,
    author: isOf('Organization', 'Person'),
    publisher: isOf('Organization'),
  },
  FAQPage: { mainEntity: isListOf('Question') },
  Question: { name: isText, acceptedAnswer: isOf('Answer') },
  Answer: { text: isText },
  WebSite: { name: isText, url: isAddress, publisher: isReference, potentialAction: isOf('SearchAction') },
  SearchAction: {
    target: isOf('EntryPoint'),
    'query-input': (value) => /^required name=\w+$/.test(String(value)),
  },
  EntryPoint: { urlTemplate: (value) => /\{\w+\}/.test(String(value)) },
};

/** Words for every fault in the facts of one page. */
export function findFactFaults(structured: readonly Facts[]): string[] {
  return structured.flatMap((facts) => [
    ...(facts['@context'] === 'https://schema.org' ? [] : ['facts without their context']),
    ...findFaults(facts),
  ]);
}

/** Under which its rules stand. */
function kindOf(facts: Facts, isInner: boolean): string {
  const type = String(facts['@type']);
  if (isInner && type === 'Product') return 'RelatedProduct';
  return type === 'ListItem' && 'url' in facts ? 'LeadingItem' : type;
}

function findFaults(facts: Facts, isInner = false): string[] {
  const type = String(facts['@type']);
  const rules = RULES[kindOf(facts, isInner)];
  if (!rules) return [`facts of an unknown type ${type}`];
  const own = Object.entries(rules)
    .filter(([name, isRight]) => !isRight(facts[name]))
    .map(([name]) => `${type}.${name} is ${JSON.stringify(facts[name])?.slice(0, 80)}`);
  const inner = Object.values(facts)
    .flat()
    .filter((value): value is Facts => typeof value === 'object' && value !== null && '@type' in value);
  const positions =
    type === 'BreadcrumbList' || type === 'ItemList'
      ? (facts.itemListElement as Facts[]).flatMap(({ position }, index) =>
          position === index + 1 ? [] : [`${type} counts ${String(position)} where ${index + 1} stands`],
        )
      : [];
  return [...own, ...positions, ...inner.flatMap((each) => findFaults(each, true))];
}
