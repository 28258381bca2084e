import { useEffect, useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import {
  baseFor,
  FAN,
  FAN_SHEETS,
  type FanColour,
  findColour,
  sayColourCode,
  tintTenge,
} from '#domain/tinting/tinting.ts';
import { findBaseUnit } from '#domain/units.ts';
import { Button } from '../../design/button.tsx';
import { ChoiceChip } from '../../design/chip.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { toaster } from '../../design/toast-store.ts';
import { setWork } from '../../features/cart/set-works.ts';
import { Swatch } from '../../features/filters/swatch.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import type { ProductData } from './product-data.ts';
import styles from './tint-part.module.css';
import panel from './work-panel.module.css';

export interface TintChoiceProps {
  product: ProductData['product'];
  tinting: NonNullable<ProductData['tinting']>;
}

/** The address of a paint with a colour chosen: from the base that does not fit to the one that does. */
const HASH = '#tint-';
const FIRST_SHEET = 'sand';

/** The fan of colours, sheet by sheet: which base the colour needs, what it costs, and into the cart with it. */
export default function TintChoice({ product, tinting }: TintChoiceProps) {
  const { t, locale } = useWords();
  const [sheet, setSheet] = useState(FIRST_SHEET);
  const [colour, setColour] = useState<FanColour | null>(null);

  // The address is known in the browser alone.
  useEffect(() => {
    const found = location.hash.startsWith(HASH) ? findColour(location.hash.slice(HASH.length)) : null;
    if (!found) return;
    setSheet(found.hue);
    setColour(found);
  }, []);

  return (
    <Panel
      as="section"
      aria-labelledby="tinting"
      className={panel.panel}
      data-print="no"
      id={colour ? `tint-${colour.code}` : undefined}
    >
      <h2 className={panel.title} id="tinting">
        {t('tint.title')}
      </h2>
      <p className={panel.lead}>{t('tint.lead')}</p>
      <fieldset>
        <legend className="visually-hidden">{t('tint.sheets')}</legend>
        <div className={styles.sheets}>
          {FAN_SHEETS.map(({ code, name }) => (
            <ChoiceChip key={code} name="tint-sheet" checked={code === sheet} onChange={() => setSheet(code)}>
              <span className={styles.sheet}>
                <Swatch color={FAN.findLast(({ hue, step }) => hue === code && step === 3)?.hex ?? ''} />
                {name[locale]}
              </span>
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="visually-hidden">{t('tint.colours')}</legend>
        <div className={styles.fan}>
          {FAN.filter(({ hue }) => hue === sheet).map((each) => (
            <label key={each.code} className={styles.sample} title={each.name[locale]}>
              <input
                className={styles.radio}
                type="radio"
                name="tint-colour"
                checked={each.code === colour?.code}
                onChange={() => setColour(each)}
                aria-label={`${sayColourCode(each.code)}, ${each.name[locale]}`}
              />
              <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width="1" height="1" fill={each.hex} />
              </svg>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.chosen} aria-live="polite">
        {colour ? (
          <>
            <p className={styles.colour}>
              <Swatch color={colour.hex} size="tile" />
              <span>
                <b>{sayColourCode(colour.code)}</b> {colour.name[locale]}
              </span>
            </p>
            {baseFor(colour) === tinting.base ? (
              <Tinted key={colour.code} product={product} tinting={tinting} colour={colour} />
            ) : (
              <OtherBase tinting={tinting} colour={colour} />
            )}
          </>
        ) : (
          <p className={panel.lead}>{t('tint.none')}</p>
        )}
      </div>
    </Panel>
  );
}

/** How many cans of it, what that costs, and that they stay sold. */
function Tinted({ product, tinting, colour }: TintChoiceProps & { colour: FanColour }) {
  const { t, locale } = useWords();
  const { city, viewer } = useShell();
  const [count, setCount] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const unit = findBaseUnit(product.units)?.name ?? '';
  const price = tintTenge(colour, tinting.litres);

  async function put(): Promise<void> {
    setBusy(true);
    const refusal = await setWork(
      { productCode: product.code, kind: 'tint', detail: colour.code, count },
      { isUser: viewer !== null, city: city.code, locale },
    );
    setBusy(false);
    const subject = 'cart:tint';
    if (refusal === null)
      toaster.show({ text: t('tint.done', { code: sayColourCode(colour.code), count, unit }), subject });
    else toaster.show({ text: refusal || t('form.noAnswer'), tone: 'error', subject });
  }

  return (
    <>
      <div className={panel.order}>
        <Stepper
          className={styles.count}
          count={count}
          limits={{ min: 1, max: tinting.stock }}
          unit={unit}
          label={t('tint.count')}
          onChange={setCount}
        />
        <p>
          <b>{formatTenge(price * count)}</b> {t('tint.price', { price: formatTenge(price), unit })}
        </p>
        <Button isLoading={isBusy} onClick={() => void put()}>
          {t('tint.put')}
        </Button>
      </div>
      <Notice look="changed">{t('tint.noReturn')}</Notice>
    </>
  );
}

function OtherBase({ tinting, colour }: Pick<TintChoiceProps, 'tinting'> & { colour: FanColour }) {
  const { t, locale } = useWords();
  const base = baseFor(colour).toUpperCase();
  return (
    <Notice look="changed" title={t('tint.otherBase', { base })}>
      {tinting.other ? (
        <a className="link" href={`${localePath(`/p/${tinting.other.code}`, locale)}${HASH}${colour.code}`}>
          {tinting.other.name}
        </a>
      ) : (
        t('tint.noOther')
      )}
    </Notice>
  );
}
