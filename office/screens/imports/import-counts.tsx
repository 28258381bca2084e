import type { ImportView } from '#contract/office/imports.ts';
import { formatNumber } from '#domain/money.ts';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './imports.module.css';

const KINDS: readonly {
  name: 'new' | 'changed' | 'same' | 'wrong' | 'unmatched' | 'passed';
  icon: IconName;
}[] = [
  { name: 'new', icon: 'plus' },
  { name: 'changed', icon: 'edit' },
  { name: 'same', icon: 'check' },
  { name: 'wrong', icon: 'error' },
];
/** Of a supplier's list: nothing new is made of it, and what nobody knows is told apart from what cannot be. */
const SUPPLIER_KINDS: typeof KINDS = [
  { name: 'changed', icon: 'edit' },
  { name: 'same', icon: 'check' },
  { name: 'unmatched', icon: 'question' },
  { name: 'passed', icon: 'close' },
  { name: 'wrong', icon: 'error' },
];

/** How the rows were judged. */
export function ImportCounts({ table: { counts, isJudging, supplier } }: { table: ImportView }) {
  const { t } = useWords();
  if (isJudging)
    return (
      <Panel>
        <Empty icon="refresh" title={t('imports.judging')}>
          {t('imports.judgingHint')}
        </Empty>
      </Panel>
    );
  if (counts === null)
    return (
      <Panel>
        <Empty icon="table" title={t('imports.judgeFirst')}>
          {t('imports.judgeHint')}
        </Empty>
      </Panel>
    );
  return (
    <Panel isFlush>
      <dl className={styles.counts} data-wide={supplier !== null || undefined}>
        {(supplier ? SUPPLIER_KINDS : KINDS).map(({ name, icon }) => (
          <div key={name} data-kind={name} data-some={(counts[name] ?? 0) > 0 || undefined}>
            <dt>
              <Icon name={icon} size={18} />
              {t(`imports.count.${name}`)}
            </dt>
            <dd>
              <b>{formatNumber(counts[name] ?? 0)}</b>
              <span>{t(`imports.hint.${name}`)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {counts.aside > 0 ? (
        <p className={styles.aside}>{t('imports.aside', { count: counts.aside })}</p>
      ) : null}
    </Panel>
  );
}
