import type { Locale } from '#domain/locale.ts';
import { lastingApi } from '../../api-client.ts';
import { asksForPrivacy } from '../../page/asks-for-privacy.ts';

interface View {
  productCode: string;
  cityId: number;
  locale: Locale;
}

/** Tells the shop that its visitor looked at a product: nothing from a page in the background or with a wish for privacy. */
export async function tellView({ productCode, cityId, locale }: View): Promise<void> {
  if (asksForPrivacy() || document.visibilityState === 'hidden') return;
  // A visitor who leaves at once has looked all the same.
  await lastingApi(locale)('POST /api/v1/views/', { body: { productCode, cityId } });
}
