/** The two calls behind the dialogue. A repeat of the same request carries the same key, so that none is worked on twice. */
import type { Locale } from '#domain/locale.ts';
import { createApi, logToConsole, type Result, sendOverNetwork } from '../api-client.ts';
import type { Asking } from './asking.ts';

interface Given {
  phone: string;
  name: string;
  website: string;
}

let last: { words: string; key: string } | null = null;

/** Only pages of a secure origin have a source of keys; elsewhere a repeat is a new request. */
function keyFor(request: unknown): string | undefined {
  const words = JSON.stringify(request);
  if (last?.words !== words) last = crypto.randomUUID ? { words, key: crypto.randomUUID() } : null;
  return last?.key;
}

export async function sendAsking(
  { kind, product }: Asking,
  { phone, name, website }: Given,
  city: { id: number; code: string },
  locale: Locale,
): Promise<Result<{ success: true }>> {
  const api = createApi(sendOverNetwork, locale, logToConsole);
  const trap = website === '' ? {} : { website };
  const idempotencyKey = keyFor([kind, product.id, phone, name, city.id]);
  const result =
    kind === 'order'
      ? await api('POST /api/v1/feedback/callback/', {
          body: { cityId: city.id, phone, name, productId: product.id, theme: 'order_product', ...trap },
          idempotencyKey,
        })
      : await api('POST /api/v1/products/{code}/notify/', {
          params: { code: product.code },
          body: { city: city.code, kind: 'stock', phone, ...trap },
          idempotencyKey,
        });
  // What has arrived is done with: asked again on purpose, it is a new request.
  if (result.ok) last = null;
  return result;
}
