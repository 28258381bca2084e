/** Why a line costs what it costs: what was taken off, step by step, and which promotions lost to what. */
import type { LinePrice } from '#contract/office/order-page.ts';
import { formatTenge } from '#domain/money.ts';
import { useCall } from '../../calls/use-call.ts';
import { Dialog } from '../../design/dialog.tsx';
import page from '../../design/page.module.css';
import { Answered } from '../../design/states.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './order.module.css';

interface WhyDialogProps {
  orderId: number;
  line: number;
  onClose: () => void;
}

export function WhyDialog({ orderId, line, onClose }: WhyDialogProps) {
  const { t } = useWords();
  const answer = useCall('GET /office/api/v1/orders/{id}/lines/{line}/price/', {
    params: { id: String(orderId), line: String(line) },
  });
  return (
    <Dialog title={t('order.why')} lead={answer.data?.data.name} onClose={onClose}>
      <Answered of={answer}>{({ data }) => <Why of={data} />}</Answered>
    </Dialog>
  );
}

function Why({ of }: { of: LinePrice }) {
  const words = useWords();
  const { t } = words;
  const others = of.promotions.filter(({ outcome }) => outcome !== 'worked');
  return (
    <>
      <dl className={styles.sums}>
        <div className={styles.sumLine}>
          <dt>
            {t('order.why.shelf', { price: formatTenge(of.regularPrice), count: of.count, unit: of.unit })}
          </dt>
          <dd>{formatTenge(of.regularPrice * of.count)}</dd>
        </div>
        {of.discounts.map(({ reason, title, amount }) => (
          <div key={`${reason}-${title}`} className={styles.sumLine} data-club>
            <dt>{title}</dt>
            <dd>−{formatTenge(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('order.why.sum')}</dt>
          <dd>{formatTenge(of.sum)}</dd>
        </div>
      </dl>
      <p className={page.quiet}>
        {of.lowest === null
          ? t('order.why.noHistory')
          : t('order.why.lowest', { price: formatTenge(of.lowest), when: sayWhen(of.madeAt, words) })}
      </p>
      {others.length === 0 ? null : (
        <section className={styles.lost}>
          <h3>{t('order.why.others')}</h3>
          <p className={page.quiet}>{t('order.why.othersHint')}</p>
          <ul>
            {others.map(({ title, outcome, left }) => (
              <li key={title}>
                <b>{title}</b>
                <span className={styles.small}>
                  {outcome === 'min_sum' && left !== null
                    ? t('order.lost.min_sum', { left: formatTenge(left) })
                    : t(
                        `order.lost.${outcome === 'min_sum' || outcome === 'worked' ? 'no_saving' : outcome}`,
                      )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
