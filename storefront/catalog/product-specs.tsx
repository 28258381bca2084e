import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { findBaseUnit } from '#domain/units.ts';
import { Icon } from '../design/icon.tsx';
import { Panel } from '../design/panel.tsx';
import table from '../design/table.module.css';
import { useWords } from '../i18n/locale-context.tsx';
import type { Translate } from '../i18n/translate.ts';
import type { ProductData } from './product-load.ts';
import styles from './product-specs.module.css';

type Product = ProductData['product'];

interface Fact {
  name: string;
  value: string;
  href?: string;
}

const KEY_FACTS = 7;

function propertyFacts(product: Product): Fact[] {
  return product.properties.map(({ name, unit, values }) => {
    const value = values.map((each) => each.name).join(', ');
    return { name, value: unit === undefined ? value : `${value}\u00A0${unit}` };
  });
}

function sayMonths(months: number, t: Translate): string {
  return months % 12 === 0
    ? t('product.years', { count: months / 12 })
    : t('product.months', { count: months });
}

function makerFacts(product: Product, t: Translate): Fact[] {
  const { sizeMm, warrantyMonths, gtin, ntin } = product;
  const weight = findBaseUnit(product.units)?.weight;
  const facts: (Fact | null)[] = [
    { name: t('product.brand'), value: product.brand.name, href: `/brands/${product.brand.code}` },
    { name: t('product.manufacturer'), value: product.manufacturer },
    { name: t('product.country'), value: product.country },
    warrantyMonths ? { name: t('product.warranty'), value: sayMonths(warrantyMonths, t) } : null,
    sizeMm
      ? {
          name: t('product.size'),
          value: t('product.mm', {
            size: [sizeMm.length, sizeMm.width, sizeMm.height]
              .map((side) => formatNumber(side))
              .join('\u00A0× '),
          }),
        }
      : null,
    weight ? { name: t('product.weight'), value: t('product.kg', { count: weight }) } : null,
    { name: t('product.articleName'), value: product.productCode },
    gtin ? { name: t('product.gtin'), value: gtin } : null,
    ntin ? { name: t('product.ntin'), value: ntin } : null,
    { name: t('product.vat'), value: `${product.vatPercent}\u00A0%` },
  ];
  return facts.filter((fact) => fact !== null);
}

function FactTable({ facts, caption }: { facts: readonly Fact[]; caption: string }) {
  const { locale } = useWords();
  return (
    <table className={table.specs}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {facts.map(({ name, value, href }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {href === undefined ? (
                value
              ) : (
                <a className="link" href={localePath(href, locale)}>
                  {value}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The figures by which such goods are chosen, beside the picture; the papers that come with them. */
export function KeySpecs({ product, documents }: { product: Product; documents: readonly string[] }) {
  const { t } = useWords();
  const facts = propertyFacts(product);
  const key = facts.length > 0 ? facts : makerFacts(product, t);
  return (
    <div className={styles.key}>
      <FactTable facts={key.slice(0, KEY_FACTS)} caption={t('product.keyFacts')} />
      <a className="link" href="#specs">
        {t('product.allFacts')}
      </a>
      {documents.length > 0 ? (
        <ul className={styles.documents} aria-label={t('product.documents')}>
          {documents.map((name) => (
            <li key={name}>
              <Icon name="document" size={20} />
              {name}
            </li>
          ))}
          <li className={styles.note}>{t('product.documentsNote')}</li>
        </ul>
      ) : null}
    </div>
  );
}

export function ProductSpecs({ product }: { product: Product }) {
  const { t } = useWords();
  const facts = propertyFacts(product);
  return (
    <Panel as="section" id="specs" aria-labelledby="product-specs" tabIndex={-1} className={styles.specs}>
      <h2 id="product-specs">{t('product.specs')}</h2>
      <div className={styles.columns}>
        {facts.length > 0 ? <FactTable facts={facts} caption={t('product.properties')} /> : null}
        <FactTable facts={makerFacts(product, t)} caption={t('product.maker')} />
      </div>
      {product.description ? (
        <div className={styles.description}>
          <h3>{t('product.description')}</h3>
          {product.description.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : null}
    </Panel>
  );
}
