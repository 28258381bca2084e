/** schema.org facts that several kinds of pages share: the way to a page, the shop itself, its search. */
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import { SHOP } from '../shop-facts.ts';

export interface FactPlace {
  publicUrl: string;
  locale: Locale;
  /** of the shop, as `tel:` has it; the factory's where staff have set none */
  phone?: string | undefined;
}

const CONTEXT = 'https://schema.org';

/** From the home page's first child down to the page itself; addresses without the language. */
export function toBreadcrumbFacts(
  steps: readonly { name: string; href: string }[],
  { publicUrl, locale }: FactPlace,
): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + localePath(href, locale),
    })),
  };
}

/** A list of products or pages in the order of the page: where each is. What it is called its own page tells. */
export function toListFacts(
  name: string,
  paths: readonly string[],
  { publicUrl, locale }: FactPlace,
): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name,
    numberOfItems: paths.length,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: publicUrl + localePath(path, locale),
    })),
  };
}

export const toOrganizationFacts = ({
  publicUrl,
  phone = SHOP.phone,
}: Pick<FactPlace, 'publicUrl' | 'phone'>): object => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: 'Шебер',
  url: publicUrl,
  logo: `${publicUrl}/icons/icon-512.png`,
  telephone: phone.replace(/[^+\d]/g, ''),
});

/** A search engine may offer the shop's own search beneath its name. */
export function toWebSiteFacts({ publicUrl, locale }: FactPlace): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: 'Шебер',
    url: publicUrl + localePath('/', locale),
    inLanguage: LOCALES[locale].langTag,
    publisher: { '@id': `${publicUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publicUrl}${localePath('/search', locale)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
