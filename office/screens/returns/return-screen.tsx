/** One return: the goods, the pictures, what would go back, and the decision, whole or in part. */
import { useState } from 'react';
import type { OfficeReturn } from '#contract/office/returns.ts';
import { formatTenge } from '#domain/money.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import { useCall } from '../../calls/use-call.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { ReturnLines, type TakenLine, toTaken } from './return-lines.tsx';
import { ReturnTag } from './return-tag.tsx';
import styles from './returns.module.css';

export function ReturnScreen() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const id = matchPath('/office/returns/:id', pathname)?.id ?? '';
  const answer = useCall('GET /office/api/v1/returns/{id}/', { params: { id } });
  if (answer.data === undefined)
    return (
      <>
        <PageHead title={t('returns.col.return')} path={[{ title: t('returns.title'), to: '/returns' }]} />
        <Answered of={answer}>{() => null}</Answered>
      </>
    );
  const { data } = answer.data;
  // What was decided on meanwhile is shown as it is.
  return <Return key={`${id}-${data.status}`} of={data} />;
}

function Return({ of }: { of: OfficeReturn }) {
  const { t } = useWords();
  const [taken, setTaken] = useState<readonly TakenLine[]>(toTaken(of));
  return (
    <>
      <PageHead
        title={t('returns.number', { id: String(of.id) })}
        path={[
          { title: t('returns.title'), to: '/returns' },
          { title: of.number, to: `/orders/${of.orderId}` },
        ]}
        lead={<ReturnTag status={of.status} />}
      />
      <div className={page.page}>
        <div className={page.columns}>
          <div className={page.stack}>
            <ReturnLines of={of} taken={taken} onTake={setTaken} />
            {of.photos.length > 0 ? <Photos of={of} /> : null}
          </div>
          <div className={page.stack}>
            <Facts of={of} />
            {of.canDecide ? <DecisionPanel of={of} taken={taken} /> : null}
          </div>
        </div>
      </div>
    </>
  );
}

function Facts({ of }: { of: OfficeReturn }) {
  const { t } = useWords();
  return (
    <Panel title={t(`returnReason.${of.reason}`)}>
      <dl className={styles.facts}>
        <dt>{t('orders.col.order')}</dt>
        <dd>
          <OfficeLink to={`/orders/${of.orderId}`}>{of.number}</OfficeLink>
        </dd>
        <dt>{t('orders.col.buyer')}</dt>
        <dd>{of.buyer}</dd>
        {of.comment === '' ? null : (
          <>
            <dt>{t('returns.said')}</dt>
            <dd>{of.comment}</dd>
          </>
        )}
        <dt>{t('returns.refundTo')}</dt>
        <dd>{t(`returns.to.${of.refundTo}`)}</dd>
        {of.refund === null ? null : (
          <>
            <dt>{t('returns.whole')}</dt>
            <dd>{formatTenge(of.refund)}</dd>
          </>
        )}
        {of.decision === null ? null : (
          <>
            <dt>{t('returns.decision')}</dt>
            <dd>{of.decision}</dd>
          </>
        )}
      </dl>
      {of.day === null ? null : (
        <p className={page.quiet}>{t('returns.day', { day: of.day, most: of.daysMost })}</p>
      )}
    </Panel>
  );
}

function Photos({ of: { id, photos } }: { of: OfficeReturn }) {
  const { t } = useWords();
  return (
    <Panel title={t('returns.col.photos')}>
      <ul className={styles.photos}>
        {photos.map((photo, at) => {
          const address = `/office/api/v1/returns/${id}/photos/${photo}/`;
          return (
            <li key={photo}>
              <a href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={t('returns.photo', { n: at + 1 })}
                  loading="lazy"
                  width={160}
                  height={120}
                />
              </a>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
