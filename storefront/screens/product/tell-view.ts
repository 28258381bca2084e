import type { Locale } from '#domain/locale.ts';
import { createApi, logToConsole, type Send } from '../../api-client.ts';
import { asksForPrivacy } from '../../page/asks-for-privacy.ts';

interface View {
  productCode: string;
  cityId: number;
  locale: Locale;
}

/** Outlives the page: a visitor who leaves at once has looked all the same. */
const sendKeptAlive: Send = async ({ method, path, headers, body = '' }) => {
  const response = await fetch(path, { method, headers, body, keepalive: true });
  return { status: response.status, body: await response.json() };
};

/** Tells the shop that its visitor looked at a product: nothing from a page in the background or with a wish for privacy. */
export async function tellView({ productCode, cityId, locale }: View): Promise<void> {
  if (asksForPrivacy() || document.visibilityState === 'hidden') return;
  const api = createApi(sendKeptAlive, locale, logToConsole);
  await api('POST /api/v1/views/', { body: { productCode, cityId } });
}
