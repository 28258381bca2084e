import { useEffect, useId, useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { priceView } from '#domain/price.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { browserApi } from '../../api-client.ts';
import { PriceLine } from '../../design/price-block.tsx';
import { type CardProduct, toCardProduct } from '../../features/catalog/card-product.ts';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './menu-hits.module.css';

const HITS = 8;
/** A root that is only passed by is not worth a call. */
const REST_MS = 200;

const kept = new Map<string, readonly CardProduct[]>();

/** What sells best in a root, in the visitor's city. Nothing at all when it does not come: the sections are enough. */
export function MenuHits({ rootCode }: { rootCode: string }) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const hits = useHits(rootCode);
  const titleId = useId();
  if (hits.length === 0) return null;
  return (
    <section className={styles.hits} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {t('menu.hits')}
      </h3>
      <ul className={styles.list}>
        {hits.map((product) => (
          <li key={product.code}>
            <a className={styles.hit} href={localePath(`/p/${product.code}`, locale)} data-menu-item>
              <span className={styles.picture}>
                <Picture of={product} size="sm_224" />
              </span>
              <PriceLine
                view={priceView(product, viewer?.isWholesale ? 'wholesale' : 'retail')}
                size="line"
              />
              <span className={styles.name}>{keepNumbersWhole(product.name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useHits(rootCode: string): readonly CardProduct[] {
  const { locale } = useWords();
  const { city } = useShell();
  const key = `${locale} ${city.code} ${rootCode}`;
  const [, setLoaded] = useState('');
  // The goods come over the network; a menu that was left meanwhile does not wait for them.
  useEffect(() => {
    if (kept.has(key)) return;
    const timer = setTimeout(async () => {
      const api = browserApi(locale);
      const query = { city: city.code, sectionCode: rootCode, pageSize: HITS };
      const answer = await api('GET /api/v2/products/', { query });
      if (!answer.ok) return;
      kept.set(key, answer.value.items.map(toCardProduct));
      setLoaded(key);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [key, locale, city.code, rootCode]);
  return kept.get(key) ?? [];
}
