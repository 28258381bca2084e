import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Product } from '#contract/catalog.ts';
import type { EstimateProduct } from '#contract/estimate-parts.ts';
import { totalStock } from '#domain/availability.ts';
import { isSold } from '#domain/cart.ts';
import { formatTenge } from '#domain/money.ts';
import { priceSteps, priceView } from '#domain/price.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { findBaseUnit } from '#domain/units.ts';
import { browserApi } from '../../../api-client.ts';
import { Dialog } from '../../../design/dialog.tsx';
import { Icon } from '../../../design/icon.tsx';
import { TextField } from '../../../design/text-field.tsx';
import { Picture } from '../../../features/catalog/picture.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { useShell } from '../../../page/shell.ts';
import styles from './picker.module.css';

const LETTERS_MS = 200;

interface ProductPickerProps {
  onPick(product: EstimateProduct & { price: number }): void;
  onClose(): void;
}

/** Goods by their words; stays open, so that several can be taken one after another. Enter takes the first. */
export default function ProductPicker({ onPick, onClose }: ProductPickerProps) {
  const { t, locale } = useWords();
  const { city, viewer } = useShell();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ typed: string; products: Product[] | null }>({
    typed: '',
    products: [],
  });
  const [picked, setPicked] = useState<string[]>([]);
  /** Enter was pressed before the answer to these words: their first product is taken when it comes. */
  const wanted = useRef<string | null>(null);
  const pick = (product: Product) => {
    onPick(toFacts(product, viewer?.isWholesale ? 'wholesale' : 'retail'));
    setPicked((before) => [...before, product.code]);
  };
  const show = useEffectEvent((q: string, products: Product[] | null) => {
    setFound({ typed: q, products });
    const [first] = products ?? [];
    if (first && wanted.current === q) pick(first);
    wanted.current = null;
  });

  // The search answers over the network; an answer to older letters is nobody's.
  useEffect(() => {
    const q = typed.trim();
    if (q.length < 2) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await browserApi(locale)('GET /api/v2/search/suggest/', {
        query: { q, city: city.code },
      });
      if (isCurrent) show(q, result.ok ? (result.value.data.products as Product[]) : null);
    }, LETTERS_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, locale, city.code]);

  const products = typed.trim().length < 2 ? [] : found.products;
  return (
    <Dialog isOpen onClose={onClose} title={t('estimates.pick')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = products ?? [];
          if (first && found.typed === typed.trim()) pick(first);
          else wanted.current = typed.trim();
        }}
      >
        <TextField
          label={t('estimates.pickWhat')}
          icon="search"
          data-autofocus
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" hidden />
      </form>
      <ul className={styles.found} aria-live="polite">
        {products === null ? <li>{t('kept.failed')}</li> : null}
        {products?.map((product) => (
          <li key={product.code}>
            <button type="button" className={styles.product} onClick={() => pick(product)}>
              <span className={styles.picture}>
                <Picture of={product} size="xs_96" />
              </span>
              <span className={styles.words}>
                {keepNumbersWhole(product.name)}
                <small>{t('estimates.article', { article: product.productCode })}</small>
              </span>
              <b>{formatTenge(priceView(product, viewer?.isWholesale ? 'wholesale' : 'retail').price)}</b>
              <Icon name={picked.includes(product.code) ? 'check' : 'plus'} size={20} />
            </button>
          </li>
        ))}
        {products?.length === 0 && found.typed !== '' && found.typed === typed.trim() ? (
          <li>{t('estimates.nothingFound')}</li>
        ) : null}
      </ul>
    </Dialog>
  );
}

/** Until the server tells it with the next save. */
function toFacts(product: Product, type: 'retail' | 'wholesale'): EstimateProduct & { price: number } {
  const unit = findBaseUnit(product.units);
  const steps = priceSteps(product, type);
  const { code, productCode, externalId, imageCount, imageVersion, name } = product;
  return {
    code,
    productCode,
    externalId,
    imageCount,
    imageVersion,
    name,
    unit: unit?.name ?? '',
    weightKg: unit?.weight || 1,
    vatPercent: 16,
    price: priceView(product, type).price,
    ...(steps.length > 1 ? { priceSteps: steps } : {}),
    available: isSold(product) ? totalStock(product.balance) : 0,
  };
}
