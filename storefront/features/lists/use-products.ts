/** Products of a list that the browser keeps: asked for by their codes, once per city and language. */
import { useCallback, useEffect, useState } from 'react';
import type { Product } from '#contract/catalog.ts';
import { browserApi } from '../../api-client.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';

/** The call takes at most so many codes. */
const CODES_AT_ONCE = 60;

/** What else lies in a list was not put there by the shop, and would have the whole call refused. */
const PRODUCT_CODE = /^[a-z0-9-]{1,160}$/;

export interface KeptProducts {
  /** In the order of the codes; null while they are on their way. Codes the shop does not know are left out. */
  products: Product[] | null;
  hasFailed: boolean;
  retry: () => void;
}

interface Answer {
  /** City and language the answer is for. */
  place: string;
  asked: ReadonlySet<string>;
  found: ReadonlyMap<string, Product>;
}

/** `codes` is null until the page has come alive. */
export function useProducts(codes: readonly string[] | null): KeptProducts {
  const { locale } = useWords();
  const { city, viewer } = useShell();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const place = `${locale}:${city.code}:${viewer?.isWholesale ?? false}`;
  const known = answer?.place === place ? answer : null;
  const missing = (codes ?? []).filter((code) => PRODUCT_CODE.test(code) && !known?.asked.has(code));
  const key = missing.length > 0 ? `${place}:${missing.join()}` : null;
  const hasFailed = key !== null && failedKey === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the request depends on
  useEffect(() => {
    if (key === null || hasFailed) return;
    let isCurrent = true;
    const api = browserApi(locale);
    const parts = Array.from({ length: Math.ceil(missing.length / CODES_AT_ONCE) }, (_, part) =>
      missing.slice(part * CODES_AT_ONCE, (part + 1) * CODES_AT_ONCE),
    );
    void Promise.all(
      parts.map((part) => api('GET /api/v2/products/by-codes/', { query: { codes: part, city: city.code } })),
    ).then((results) => {
      if (!isCurrent) return;
      if (results.some(({ ok }) => !ok)) return setFailedKey(key);
      const items = results.flatMap((result) => (result.ok ? result.value.items : []));
      setAnswer({
        place,
        asked: new Set([...(known?.asked ?? []), ...missing]),
        found: new Map([...(known?.found ?? []), ...items.map((item) => [item.code, item] as const)]),
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, hasFailed]);

  const retry = useCallback(() => setFailedKey(null), []);
  const products =
    codes === null || key !== null ? null : codes.flatMap((code) => known?.found.get(code) ?? []);
  return { products, hasFailed, retry };
}
