/** The choice among the goods of a group, made on the server: the page carries rows of links and nothing to count. */
import type { ProductDetails } from '#contract/catalog.ts';
import { buttonStatus, stockIn, totalStock } from '#domain/availability.ts';
import { priceView } from '#domain/price.ts';
import { sayProperty } from '#domain/property-words.ts';
import { swatchOf } from '#domain/swatch.ts';
import { findBaseUnit } from '#domain/units.ts';
import { chooseVariant } from '#domain/variants.ts';
import type { Translate } from '../../i18n/translate.ts';

export interface VariantOption {
  name: string;
  /** of the product it leads to */
  code: string;
  price: number;
  /** in words */
  stock: string;
  /** none is left */
  isSold: boolean;
  isCurrent: boolean;
  /** the other choices cannot all be kept */
  isNearest: boolean;
  /** how it looks: a colour, or the picture of the product */
  color?: string;
  picture?: { externalId: string; imageVersion: string };
}

export interface VariantChoiceRow {
  code: string;
  name: string;
  chosen: string;
  options: VariantOption[];
}

type Choice = NonNullable<ProductDetails['variants']>;
type Item = Choice['items'][number];

const canBuy = (item: Item): boolean => item.active && buttonStatus(item) !== 'disabled';

export function toVariantRows(
  { code, units, variants }: Pick<ProductDetails, 'code' | 'units' | 'variants'>,
  cityCode: string,
  t: Translate,
): VariantChoiceRow[] {
  const current = variants?.items.find((item) => item.code === code);
  if (!variants || !current) return [];
  const unit = findBaseUnit(units)?.name ?? '';
  return variants.axes.map((axis) => {
    const colors = axis.options.map((option) => swatchOf(axis.code, option.code));
    const isPictured = /(?:^|_)decor$/.test(axis.code);
    const options = axis.options.flatMap((option, at): VariantOption[] => {
      const found = chooseVariant(variants.items, current, axis.code, option.code, canBuy);
      if (!found) return [];
      const { variant, isNearest } = found;
      const color = colors.every((each) => each !== null) ? colors[at] : null;
      return [
        {
          name: sayProperty(option.name, axis.unit),
          code: variant.code,
          // A contract's price is told to its holder alone: who is told it pays by it.
          price: priceView(variant, variant.wholesalePrice === undefined ? 'retail' : 'wholesale').price,
          stock: sayStock(variant, cityCode, unit, t),
          isSold: !canBuy(variant),
          isCurrent: option.code === current.values[axis.code],
          isNearest,
          ...(color ? { color } : {}),
          ...(isPictured
            ? { picture: { externalId: variant.externalId, imageVersion: variant.imageVersion } }
            : {}),
        },
      ];
    });
    return {
      code: axis.code,
      name: axis.name || t('variants.one'),
      chosen: options.find(({ isCurrent }) => isCurrent)?.name ?? '',
      options,
    };
  });
}

function sayStock(item: Item, cityCode: string, unit: string, t: Translate): string {
  if (!item.active) return t('stock.inactive');
  const status = buttonStatus(item);
  if (status === 'order') return t('stock.order');
  const here = stockIn(item.balance, cityCode);
  if (here > 0) return t(status === 'offline' ? 'stock.inStores' : 'variants.inStock', { count: here, unit });
  const count = totalStock(item.balance);
  return count === 0 ? t('stock.none') : t('stock.elsewhere', { count, unit });
}
