/** The way of an order: what it has passed, with when; where it stands; what is still before it. */
import type { OfficeOrder } from '#contract/office/order-page.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './order.module.css';

const PICKUP: readonly OrderStatus[] = ['new', 'confirmed', 'assembling', 'ready', 'completed'];
const BROUGHT: readonly OrderStatus[] = [
  'new',
  'confirmed',
  'assembling',
  'shipped',
  'delivering',
  'completed',
];

/** A way that ended early, or went back, is told as it was. */
function listWay(order: OfficeOrder): OrderStatus[] {
  const passed = [
    ...new Set(order.statusHistory.filter(({ about }) => about === null).map(({ status }) => status)),
  ];
  const usual = order.method === 'pickup' ? PICKUP : BROUGHT;
  return usual.includes(order.status) ? [...usual] : passed;
}

export function OrderSteps({ order }: { order: OfficeOrder }) {
  const words = useWords();
  const { t } = words;
  const way = listWay(order);
  const here = way.indexOf(order.status);
  return (
    <Panel>
      <ol className={styles.steps} aria-label={t('order.steps')}>
        {way.map((status, at) => {
          const step = order.statusHistory.find((each) => each.status === status);
          const staff = order.ribbon.find(({ kind, what }) => kind === 'step' && what === status)?.staff;
          return (
            <li
              key={status}
              className={styles.step}
              data-passed={at <= here || undefined}
              aria-current={at === here ? 'step' : undefined}
            >
              <span className={styles.dot}>{at <= here ? <Icon name="check" size={16} /> : null}</span>
              <b>{t(`orderStatus.${status}`)}</b>
              {step && at <= here ? <span className={styles.small}>{sayWhen(step.at, words)}</span> : null}
              {staff && at <= here ? <span className={styles.small}>{staff.name}</span> : null}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
