import { useEffect, useState } from 'react';
import { browserApi } from '../../api-client.ts';
import { useWords } from '../../i18n/locale-context.tsx';

const PAUSE_MS = 200;
const LEAST_LETTERS = 2;

/** Streets that may be meant. Only a help: without an answer the field is a plain one, and nobody is troubled. */
export function useStreets(typed: string, cityCode: string): readonly string[] {
  const { locale } = useWords();
  const [found, setFound] = useState<{ typed: string; streets: string[] }>({ typed: '', streets: [] });
  const wanted = typed.trim();

  // The dictionary is the server's: asked when the typing rests, the last question alone counts.
  useEffect(() => {
    if (wanted.length < LEAST_LETTERS) return;
    let isLast = true;
    const timer = setTimeout(async () => {
      const result = await browserApi(locale)('GET /api/v1/addresses/suggest/', {
        query: { q: wanted, cityCode },
      });
      if (isLast && result.ok) setFound({ typed: wanted, streets: result.value.data });
    }, PAUSE_MS);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [wanted, cityCode, locale]);

  if (wanted.length < LEAST_LETTERS) return [];
  return found.streets.filter((street) => street !== wanted);
}
