/** What search engines read about sets: a list of them, or one as a product made of products. */
import { type Locale, localePath } from '#domain/locale.ts';
import { getWords } from '../../i18n/messages.ts';
import type { SetData } from './set-data.ts';
import type { SetsData } from './sets-load.ts';

interface Place {
  publicUrl: string;
  locale: Locale;
}

const listOf = (steps: readonly { name: string; item: string }[]) =>
  steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));

export function toListFacts(
  { sets, mode, section, staticFilter }: Pick<SetsData, 'sets' | 'mode' | 'section' | 'staticFilter'>,
  { publicUrl, locale }: Place,
): object[] {
  if (sets.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: (staticFilter ?? section)?.title ?? getWords(locale).t(`sets.${mode}`),
      itemListElement: listOf(
        sets.map(({ mode, code, name }) => ({
          name,
          item: publicUrl + localePath(`/p/sets/${mode}/${code}`, locale),
        })),
      ),
    },
  ];
}

export function toSetFacts(
  { set, groups, products, modeName }: Pick<SetData, 'set' | 'groups' | 'products' | 'modeName'>,
  { publicUrl, locale }: Place,
): object[] {
  const { mode, code, name, description, image, section } = set;
  const address = (path: string) => publicUrl + localePath(path, locale);
  const url = address(`/p/sets/${mode}/${code}`);
  const isWhole = set.wholeSets > 0 || set.inCity.items === set.inCity.of;
  const names = new Map(products.map((product) => [product.code, product.name]));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description,
      sku: code,
      // Put together by the shop, whoever makes its parts.
      brand: { '@type': 'Brand', name: 'Шебер' },
      image: `${publicUrl}/img/s/lg_896/${image.id.slice(0, 3)}/${image.id}_0.webp`,
      isRelatedTo: groups.flatMap(({ items }) =>
        items.map(({ productCode }) => ({
          '@type': 'Product',
          name: names.get(productCode) ?? productCode,
          url: address(`/p/${productCode}`),
        })),
      ),
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'KZT',
        // Of what is taken at first, for everyone: pages of a logged-in reader are nobody else's.
        price: set.price,
        itemCondition: 'https://schema.org/NewCondition',
        availability: `https://schema.org/${isWhole ? 'InStock' : 'LimitedAvailability'}`,
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: listOf([
        { name: modeName, item: address(`/sets/${mode}`) },
        { name: section.name, item: address(`/sets/${mode}/${section.code}`) },
        { name, item: url },
      ]),
    },
  ];
}
