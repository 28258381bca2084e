import { useEffect, useRef } from 'react';
import { formatTenge } from '#domain/money.ts';
import { MOST_OF_SERVICE } from '#domain/orders/services.ts';
import { Button } from '../../../design/button.tsx';
import { Stepper } from '../../../design/stepper.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { readServices, setService } from '../chosen-services.ts';
import type { OrderDraft } from '../draft.ts';
import type { Options } from '../offer.ts';
import styles from './service-fields.module.css';

interface ServiceFieldsProps {
  services: Options['services'];
  draft: OrderDraft;
  set: (change: Partial<OrderDraft>) => void;
}

/** Work that can be done with these goods, each at its own price. */
export function ServiceFields({ services, draft, set }: ServiceFieldsProps) {
  const { t } = useWords();
  const chosen = readServices(draft.services);
  const list = useRef<HTMLUListElement>(null);
  const swapped = useRef<number | null>(null);

  // The pressed control has just given its place to another one: the focus stays with the service.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is chosen
  useEffect(() => {
    const place = swapped.current;
    swapped.current = null;
    if (place === null) return;
    const buttons = list.current?.children[place]?.querySelectorAll<HTMLElement>('button:not(:disabled)');
    Array.from(buttons ?? [])
      .at(-1)
      ?.focus();
  }, [draft.services]);

  if (services.length === 0) return null;
  return (
    <fieldset className={styles.services}>
      <legend className={styles.legend}>{t('checkout.services')}</legend>
      <ul className={styles.list} ref={list}>
        {services.map(({ code, name, note, unit, price }, at) => {
          const count = chosen.find((each) => each.code === code)?.count ?? 0;
          const change = (next: number) => {
            if ((count === 0) !== (next === 0)) swapped.current = at;
            set({ services: setService(draft.services, code, next) });
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
