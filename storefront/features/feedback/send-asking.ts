/** The calls behind the dialogue. A repeat of the same request carries the same key, so that none is worked on twice. */
import type { Locale } from '#domain/locale.ts';
import { browserApi, type Result } from '../../api-client.ts';
import { type Asking, CALL_THEMES, type Given } from './asking.ts';

let last: { words: string; key: string } | null = null;

/** Only pages of a secure origin have a source of keys; elsewhere a repeat is a new request. */
function keyFor(request: unknown): string | undefined {
  const words = JSON.stringify(request);
  if (last?.words !== words) last = crypto.randomUUID ? { words, key: crypto.randomUUID() } : null;
  return last?.key;
}

export async function sendAsking(
  asking: Asking,
  given: Given,
  city: { id: number; code: string },
  locale: Locale,
): Promise<Result<{ success: true }>> {
  const result = await send(asking, given, city, locale);
  // What has arrived is done with: asked again on purpose, it is a new request.
  if (result.ok) last = null;
  return result;
}

function send(
  asking: Asking,
  { website, ...given }: Given,
  city: { id: number; code: string },
  locale: Locale,
): Promise<Result<{ success: true }>> {
  const api = browserApi(locale);
  const { phone, email, name, contact, question } = given;
  const trap = website === '' ? {} : { website };
  const idempotencyKey = keyFor([asking, given, city.id]);
  const call = (
    about: { theme: 'order_product'; productId: number } | { theme: (typeof CALL_THEMES)[number] },
  ) =>
    api('POST /api/v1/feedback/callback/', {
      body: { cityId: city.id, phone, name, ...about, ...trap },
      idempotencyKey,
    });
  switch (asking.kind) {
    case 'order':
      return call({ theme: 'order_product', productId: asking.product.id });
    case 'call':
      return call({ theme: CALL_THEMES.find((theme) => theme === given.theme) ?? 'other' });
    case 'stock':
    case 'price':
      return api('POST /api/v1/products/{code}/notify/', {
        params: { code: asking.product.code },
        body: { city: city.code, kind: asking.kind, ...(email === '' ? {} : { email }), ...trap },
        idempotencyKey,
      });
    case 'question':
      return api('POST /api/v1/feedback/question/', {
        body: { cityId: city.id, name, contact, question, productCode: asking.product?.code, ...trap },
        idempotencyKey,
      });
  }
}
