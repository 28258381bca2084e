import { useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { findBaseUnit, findSecondUnit } from '#domain/units.ts';
import { Button } from '../../design/button.tsx';
import { LinkChip } from '../../design/chip.tsx';
import { SectionTitle } from '../../design/page-title.tsx';
import { Panel } from '../../design/panel.tsx';
import { TextField } from '../../design/text-field.tsx';
import { putTogether } from '../../features/cart/put-together.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import { useShell } from '../../page/shell.ts';
import styles from './home-calculator-part.module.css';
import { type FloorGoods, findFloorNeeds, parseReserve, parseSide } from './home-needs.ts';
import { HomeRoom } from './home-room.tsx';

export interface HomeCalculatorProps {
  goods: FloorGoods;
}

const START = { length: '4,2', width: '3,1', reserve: '7' };

const OTHERS: readonly { code: string; words: MessageKey }[] = [
  { code: 'tile', words: 'home.calculator.tile' },
  { code: 'paint', words: 'home.calculator.paint' },
  { code: 'wallpaper', words: 'home.calculator.wallpaper' },
  { code: 'partition', words: 'home.calculator.partition' },
  { code: 'insulation', words: 'home.calculator.insulation' },
];

/** A floor counted on the spot: sizes in, packs, weight and sum out, and all of it into the cart by one press. */
export default function HomeCalculator({ goods }: HomeCalculatorProps) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const [typed, setTyped] = useState(START);
  const length = parseSide(typed.length);
  const width = parseSide(typed.width);
  const reserve = parseReserve(typed.reserve);
  const needs =
    length && width && reserve !== null
      ? findFloorNeeds(
          goods,
          { lengthM: length, widthM: width, reserve },
          viewer?.isWholesale ? 'wholesale' : 'retail',
        )
      : null;
  const field = (name: keyof typeof START, suffix: string, isWrong: boolean) => (
    <TextField
      label={t(`home.calculator.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      suffix={suffix}
      value={typed[name]}
      error={
        isWrong ? t(name === 'reserve' ? 'home.calculator.wrongReserve' : 'home.calculator.wrong') : undefined
      }
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  );
  return (
    <section className={styles.part} aria-labelledby="home-calculator">
      <SectionTitle
        id="home-calculator"
        note={t('home.calculatorNote')}
        end={
          <a className="link" href={localePath('/calculator', locale)}>
            {t('home.allCalculators')}
          </a>
        }
      >
        {t('home.calculator')}
      </SectionTitle>
      <Panel padding="none" className={styles.calculator}>
        <div className={styles.drawing}>
          <HomeRoom lengthM={length ?? 4.2} widthM={width ?? 3.1} />
        </div>
        <div className={styles.form}>
          <nav className={styles.kinds} aria-label={t('home.calculators')}>
            <LinkChip href={localePath('/calculator?code=laminate', locale)} isCurrent>
              {t('home.calculator.floor')}
            </LinkChip>
            {OTHERS.map(({ code, words }) => (
              <LinkChip key={code} href={localePath(`/calculator?code=${code}`, locale)}>
                {t(words)}
              </LinkChip>
            ))}
          </nav>
          <div className={styles.sizes}>
            {field('length', t('calculator.metre'), length === null)}
            {field('width', t('calculator.metre'), width === null)}
            {field('reserve', '%', reserve === null)}
          </div>
          <dl className={styles.lines} aria-live="polite">
            <div>
              <dt>{t('home.calculator.area')}</dt>
              <dd>{needs ? `${formatNumber(needs.areaM2)}\u00A0м²` : '—'}</dd>
            </div>
            {needs?.lines.map(({ product, count, sum }) => {
              const second = findSecondUnit(product.units);
              return (
                <div key={product.code}>
                  <dt>
                    <a href={localePath(`/p/${product.code}`, locale)}>{keepNumbersWhole(product.name)}</a>
                    {second ? (
                      <span className={styles.pack}>
                        {t('home.calculator.pack', { amount: second.ratio, unit: second.name })}
                      </span>
                    ) : null}
                  </dt>
                  <dd>
                    {formatNumber(count)}
                    {'\u00A0'}
                    {findBaseUnit(product.units)?.name} · {formatTenge(sum)}
                  </dd>
                </div>
              );
            })}
          </dl>
          <div className={styles.end}>
            <p className={styles.sum}>
              {needs ? formatTenge(needs.total) : '—'}
              {needs ? <span>{t('product.kg', { count: needs.weightKg })}</span> : null}
            </p>
            <Button
              size={48}
              icon="cart"
              disabled={needs === null}
              onClick={() =>
                needs &&
                putTogether(
                  needs.lines.map(({ product, count }) => ({ code: product.code, count })),
                  t,
                )
              }
            >
              {t('home.calculator.add')}
            </Button>
          </div>
        </div>
      </Panel>
    </section>
  );
}
