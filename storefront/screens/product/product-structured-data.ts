/** What search engines read about a product: schema.org Product with its Offer, and the way to it. */
import { type ButtonStatus, buttonStatus } from '#domain/availability.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { pictureAddress } from '#domain/picture-address.ts';
import { priceView } from '#domain/price.ts';
import type { ProductData } from './product-data.ts';

const AVAILABILITY: Record<ButtonStatus, string> = {
  active: 'InStock',
  order: 'BackOrder',
  offline: 'InStoreOnly',
  disabled: 'OutOfStock',
};

export function toStructuredData(
  { product, variants }: Pick<ProductData, 'product' | 'variants'>,
  { publicUrl, locale }: { publicUrl: string; locale: Locale },
): object[] {
  const url = publicUrl + localePath(`/p/${product.code}`, locale);
  const { externalId, imageCount } = product;
  const images = Array.from(
    { length: Math.max(1, imageCount) },
    (_, index) => publicUrl + pictureAddress(externalId, 'lg_896', index),
  );
  const steps = [
    ...product.breadcrumbs.map(({ code, name }) => ({
      name,
      item: publicUrl + localePath(`/c/${code}`, locale),
    })),
    { name: product.name, item: url },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      sku: product.productCode,
      ...(product.gtin ? { gtin: product.gtin } : {}),
      ...(variants ? toGroup(variants) : {}),
      brand: { '@type': 'Brand', name: product.brand.name },
      image: images,
      ...(product.description ? { description: product.description } : {}),
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'KZT',
        // Everyone's price: a contract's is nobody else's business.
        price: priceView(product, 'retail').price,
        availability: `https://schema.org/${product.active ? AVAILABILITY[buttonStatus(product)] : 'Discontinued'}`,
        itemCondition: 'https://schema.org/NewCondition',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}

/** Search engines have names for some of the characteristics that goods differ by; the others are told in words. */
const VARIES_BY: Record<string, string> = {
  color: 'https://schema.org/color',
  material: 'https://schema.org/material',
  size: 'https://schema.org/size',
};

const toGroup = ({ group, rows }: NonNullable<ProductData['variants']>) => ({
  inProductGroupWithID: group,
  isVariantOf: {
    '@type': 'ProductGroup',
    productGroupID: group,
    variesBy: rows.map(({ code, name }) => VARIES_BY[code] ?? name),
  },
});
