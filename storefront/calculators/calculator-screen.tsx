import { useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatPercent } from '#domain/money.ts';
import { type CardProduct, ProductShelf, toCardProduct } from '../catalog/catalog.ts';
import { ScreenFrame } from '../content/content.ts';
import { ChoiceChip } from '../design/chip.tsx';
import { Panel } from '../design/panel.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import type { MessageKey } from '../i18n/translate.ts';
import { defineScreen } from '../screen.ts';
import styles from './calculator-screen.module.css';
import { parseMetres, type RoomNeeds, roomNeeds, toHundredths } from './room.ts';
import { RoomDrawing } from './room-drawing.tsx';

interface CalculatorData {
  products: CardProduct[];
}

const START = { length: '4,2', width: '3,1', height: '2,7' };
const RESERVES = [0, 5, 7, 15];
/** One door of 0.9 × 2.0 m and one window of 1.5 × 1.4 m, as the page says. */
const OPENINGS = { openingsM2: 3.9, doorwaysM: 0.9 };

const RESULTS: readonly {
  name: MessageKey;
  unit: 'м²' | 'м';
  of: (needs: RoomNeeds) => number;
  href: string;
  lead: MessageKey;
}[] = [
  {
    name: 'calculator.floorArea',
    unit: 'м²',
    of: (needs) => needs.floorWithReserveM2,
    href: '/c/napolnye-pokrytiya',
    lead: 'calculator.floor',
  },
  {
    name: 'calculator.wallArea',
    unit: 'м²',
    of: (needs) => needs.wallsM2,
    href: '/c/oboi-i-dekor',
    lead: 'calculator.walls',
  },
  {
    name: 'calculator.skirting',
    unit: 'м',
    of: (needs) => needs.skirtingM,
    href: '/c/plintus-napolnyy',
    lead: 'calculator.skirtingLead',
  },
];

export const { Screen, load, seo } = defineScreen<CalculatorData>({
  async load({ api, cityCode }) {
    const listing = await api('GET /api/v2/products/', {
      query: { city: cityCode, sectionCode: 'napolnye-pokrytiya', pageSize: 12 },
    });
    return { products: listing.ok ? listing.value.items.map(toCardProduct) : [] };
  },

  seo: (_data, t) => ({ title: t('calculator.seoTitle'), description: t('calculator.seo') }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const [typed, setTyped] = useState(START);
    const [reserve, setReserve] = useState(7);
    const sizes = {
      length: parseMetres(typed.length),
      width: parseMetres(typed.width),
      height: parseMetres(typed.height),
    };
    const { length, width, height } = sizes;
    const needs =
      length && width && height
        ? roomNeeds({ lengthM: length, widthM: width, heightM: height, ...OPENINGS, reservePercent: reserve })
        : null;
    const field = (name: keyof typeof START) => (
      <TextField
        label={t(`calculator.${name}`)}
        inputMode="decimal"
        autoComplete="off"
        suffix={t('calculator.metre')}
        value={typed[name]}
        error={sizes[name] === null ? t('calculator.wrong') : undefined}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      />
    );
    return (
      <ScreenFrame title={t('calculator.title')} note={t('calculator.note')}>
        <Panel padding="none" className={styles.calculator}>
          <div className={styles.drawing}>
            <RoomDrawing lengthM={length ?? 4.2} widthM={width ?? 3.1} heightM={height ?? 2.7} />
          </div>
          <div className={styles.form}>
            <div className={styles.sizes}>
              {field('length')}
              {field('width')}
              {field('height')}
            </div>
            <fieldset className={styles.reserve}>
              <legend>{t('product.reserveName')}</legend>
              {RESERVES.map((percent) => (
                <ChoiceChip
                  key={percent}
                  name="reserve"
                  checked={percent === reserve}
                  onChange={() => setReserve(percent)}
                >
                  {formatPercent(percent)}
                </ChoiceChip>
              ))}
            </fieldset>
            <dl className={styles.results} aria-live="polite">
              {RESULTS.map(({ name, unit, of, href, lead }) => (
                <div key={name}>
                  <dt>
                    {t(name)}
                    <a className="link" href={localePath(href, locale)}>
                      {t(lead)}
                    </a>
                  </dt>
                  <dd>
                    {needs ? formatNumber(toHundredths(of(needs))) : '—'} {unit}
                  </dd>
                </div>
              ))}
            </dl>
            <p className={styles.text}>{t('calculator.text')}</p>
          </div>
        </Panel>
        <ProductShelf title={t('calculator.shelf')} products={data.products} />
      </ScreenFrame>
    );
  },
});
