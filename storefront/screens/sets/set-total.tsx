import { type FormEvent, type RefObject, useState } from 'react';
import { parseNumber } from '#domain/listing.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { isParamValue, toParamValue, wholeSets } from '#domain/sets.ts';
import { totalWeightKg } from '#domain/weight.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { StockLine } from '../../design/stock-bars.tsx';
import { TextField } from '../../design/text-field.tsx';
import { CartBar } from '../../features/cart/cart-bar.tsx';
import { putTogether } from '../../features/cart/put-together.ts';
import { useOutOfSight } from '../../features/cart/use-out-of-sight.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import { useShell } from '../../page/shell.ts';
import { IntoEstimate } from '../estimates/estimates.ts';
import type { SetData } from './set-data.ts';
import { toCartLines } from './set-state.ts';
import styles from './set-total.module.css';
import type { ChosenSet } from './use-set.ts';

interface SetTotalProps {
  set: SetData['set'];
  chosen: ChosenSet;
  box: RefObject<HTMLDivElement | null>;
}

/** The one panel of the page where it is bought: the size of the work, the sum, where it stands, the button. */
export function SetTotal({ set, chosen, box }: SetTotalProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const isOut = useOutOfSight(box);
  const { lines, calculation, isPending, isUnconfirmed } = chosen;
  const taken = lines.filter(({ isTaken }) => isTaken);
  const goods = toCartLines(lines);
  const missing = taken.filter(({ standing }) => standing === 'gone').length;
  const total = calculation?.total ?? taken.reduce((sum, line) => sum + line.sum, 0);
  const saving = calculation?.saving ?? 0;
  const whole = wholeSets(taken, city.code);
  const here = taken.filter(({ standing }) => standing === 'here').length;
  const put = () => putTogether(goods, t);
  const button = (
    <Button
      isWide
      size={52}
      icon="cart"
      onClick={put}
      disabledReason={goods.length === 0 ? t('sets.nothing') : undefined}
    >
      {t('sets.toCart')}
    </Button>
  );
  return (
    <Panel look="money" as="section" aria-label={t('sets.total.label')} className={styles.panel}>
      {set.param ? <ParamField set={set} param={set.param} chosen={chosen} /> : null}
      <div className={styles.sums} aria-busy={isPending} aria-live="polite" aria-atomic="true">
        <p className={styles.total}>
          <span className="visually-hidden">{t('sets.sum')} </span>
          {formatTenge(total)}
          {saving > 0 ? <s>{formatTenge(calculation?.regularPrice ?? total)}</s> : null}
        </p>
        <p className={styles.note}>
          {t('sets.taken', { count: taken.length })} · {t('product.kg', { count: totalWeightKg(taken) })}
        </p>
        {saving > 0 ? (
          <p className={styles.saving}>{t('sets.saving', { sum: formatTenge(saving) })}</p>
        ) : null}
      </div>
      {whole > 0 ? (
        <StockLine icon="check" tone="ok">
          {t('sets.whole', { city: city.name, count: whole })}
        </StockLine>
      ) : (
        <StockLine icon="truck">
          {t('sets.partHere', { city: city.name, items: here, of: taken.length })}
        </StockLine>
      )}
      {missing > 0 ? <p className={styles.note}>{t('sets.missing', { count: missing })}</p> : null}
      {isUnconfirmed ? <p className={styles.note}>{t('sets.unconfirmed')}</p> : null}
      <div ref={box} className={styles.actions} data-print="no">
        {button}
        <IntoEstimate
          title={set.name}
          section={{ kind: 'other' }}
          items={goods.map(({ code, count }) => ({ productCode: code, count, source: 'set' }))}
          back={localePath(`/p/sets/${set.mode}/${set.code}`, locale)}
          disabledReason={goods.length === 0 ? t('sets.nothing') : undefined}
        />
      </div>
      {isOut ? (
        <CartBar sum={formatTenge(total)} note={t('sets.taken', { count: taken.length })}>
          {button}
        </CartBar>
      ) : null}
    </Panel>
  );
}

interface ParamFieldProps {
  set: SetData['set'];
  param: NonNullable<SetData['set']['param']>;
  chosen: ChosenSet;
}

/** How large the work is. Without the script it is a form that asks for the page anew. */
function ParamField({ set, param, chosen }: ParamFieldProps) {
  const { t, locale } = useWords();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState(() => formatNumber(chosen.choice.param ?? param.default));
  const value = parseNumber(typed);
  const isWrong = value === undefined || !isParamValue(value, param);
  const bounds = t('sets.bounds', { min: param.min, max: param.max, unit: param.unit });
  const change = (text: string) => {
    setTyped(text);
    const next = parseNumber(text);
    if (next !== undefined && isParamValue(next, param)) chosen.setParam(toParamValue(next, param));
  };
  return (
    <form
      className={styles.param}
      action={localePath(`/p/sets/${set.mode}/${set.code}`, locale)}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <TextField
        label={`${param.name}, ${param.unit}`}
        name="param"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        hint={bounds}
        error={isWrong ? t('sets.wrongParam', { bounds }) : undefined}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {isHydrated ? null : (
        <Button type="submit" look="secondary">
          {t('sets.recount')}
        </Button>
      )}
    </form>
  );
}
