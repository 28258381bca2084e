import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatTenge } from '#domain/money.ts';
import { MOST_OF_SERVICE } from '#domain/orders/services.ts';
import { Button } from '../../../design/button.tsx';
import { Stepper } from '../../../design/stepper.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { readServices, setService } from '../chosen-services.ts';
import type { OrderDraft } from '../draft.ts';
import type { Options } from '../offer.ts';
import styles from './service-fields.module.css';

export interface ServiceFieldsProps {
  services: Options['services'];
  draft: OrderDraft;
  set: (change: Partial<OrderDraft>) => void;
}

/** Work that can be done with these goods, each at its own price. */
export function ServiceFields({ services, draft, set }: ServiceFieldsProps) {
  const { t } = useWords();
  const chosen = readServices(draft.services);
  const list = useRef<HTMLUListElement>(null);

  /** Drawn at once: where the pressed control gives its place to another one, the focus stays with the service. */
  const drawAndFocus = (place: number, change: () => void) => {
    flushSync(change);
    const buttons = list.current?.children[place]?.querySelectorAll<HTMLElement>('button:not(:disabled)');
    Array.from(buttons ?? [])
      .at(-1)
      ?.focus();
  };

  if (services.length === 0) return null;
  return (
    <fieldset className={styles.services}>
      <legend className={styles.legend}>{t('checkout.services')}</legend>
      <ul className={styles.list} ref={list}>
        {services.map(({ code, name, note, unit, price }, at) => {
          const count = chosen.find((each) => each.code === code)?.count ?? 0;
          const change = (next: number) => {
            const apply = () => set({ services: setService(draft.services, code, next) });
            if ((count === 0) === (next === 0)) apply();
            else drawAndFocus(at, apply);
          };
          return (
            <li key={code} className={styles.service} data-chosen={count > 0 || undefined}>
              <div>
                <b className={styles.name}>{name}</b>
                <p className={styles.note}>{note}</p>
              </div>
              <p className={styles.price}>
                {t('checkout.servicePrice', { price: formatTenge(price), unit })}
              </p>
              {count === 0 ? (
                <Button look="secondary" size={36} onClick={() => change(1)}>
                  {t('checkout.serviceAdd')}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              ) : (
                <Stepper
                  count={count}
                  onChange={change}
                  label={name}
                  limits={{ min: 0, max: MOST_OF_SERVICE }}
                  unit={unit}
                />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
