import { formatNumber, formatTenge } from '#domain/money.ts';
import type { Answer } from '../../calls/office-api.ts';
import { Note } from '../../design/note.tsx';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './zones.module.css';

type Touch = Answer<'POST /office/api/v1/delivery/zones/preview/'>['data'];

interface TouchPanelProps {
  preview: { data: { data: Touch } | undefined; error: Error | null };
  /** It was reckoned for what is drawn now. */
  isFresh: boolean;
}

export function TouchPanel({ preview: { data, error }, isFresh }: TouchPanelProps) {
  const { t } = useWords();
  if (error)
    return (
      <Panel title={t('zones.touch')}>
        <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note>
      </Panel>
    );
  if (!data || !isFresh)
    return (
      <Panel title={t('zones.touch')}>
        <p className={styles.hint}>{t('zones.touchLead')}</p>
      </Panel>
    );
  const { moves, openOrders, deliveries, differenceTenge } = data.data;
  const sayZone = (kind: 'near' | 'far' | null) => t(`zones.kind.${kind ?? 'none'}`);
  return (
    <Panel title={t('zones.touch')}>
      <dl className={styles.touch}>
        {moves.length === 0 ? <Fact label={t('zones.addresses')} value="0" /> : null}
        {moves.map(({ from, to, addresses }) => (
          <Fact
            key={`${from} ${to}`}
            label={t('zones.move', { from: sayZone(from), to: sayZone(to) })}
            value={formatNumber(addresses)}
          />
        ))}
        <Fact
          label={t('zones.openOrders')}
          value={openOrders === 0 ? '0' : t('zones.openStay', { count: openOrders })}
        />
        <Fact
          label={t('zones.month', { count: deliveries })}
          value={`${differenceTenge > 0 ? '+' : ''}${formatTenge(differenceTenge)}`}
          isBad={differenceTenge < 0}
        />
      </dl>
    </Panel>
  );
}

function Fact({ label, value, isBad = false }: { label: string; value: string; isBad?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular" data-bad={isBad || undefined}>
        {value}
      </dd>
    </div>
  );
}
