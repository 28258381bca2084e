import { useEffect } from 'react';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { lastingApi } from '../../api-client.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { useLocation } from '../../router/hooks.ts';
import { useCartLines } from '../cart/use-cart.ts';
import { EventStream } from './tell-shop.ts';

let language: Locale = DEFAULT_LOCALE;
/** Arrives even when the page is left with it. */
const stream = new EventStream((body) => void lastingApi(language)('POST /api/v1/events/', { body }));

/** Draws nothing. Every effect here tells the outside world: the shop's own stream. */
export default function EventWatch(): null {
  const { city } = useShell();
  const { locale } = useWords();
  const lines = useCartLines();
  const { pathname } = useLocation();
  useEffect(() => {
    stream.cityId = city.id;
    language = locale;
  }, [city.id, locale]);
  useEffect(() => {
    if (lines) stream.seeCart(lines);
  }, [lines]);
  useEffect(() => stream.seePath(pathname), [pathname]);
  useEffect(() => {
    const leave = () => stream.flush();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return null;
}
