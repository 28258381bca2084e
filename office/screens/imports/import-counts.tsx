import type { ImportView } from '#contract/office/imports.ts';
import { formatNumber } from '#domain/money.ts';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './imports.module.css';

const KINDS: readonly { name: 'new' | 'changed' | 'same' | 'wrong'; icon: IconName }[] = [
  { name: 'new', icon: 'plus' },
  { name: 'changed', icon: 'edit' },
  { name: 'same', icon: 'check' },
  { name: 'wrong', icon: 'error' },
];

/** How the rows were judged. */
export function ImportCounts({ table: { counts, isJudging } }: { table: ImportView }) {
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
      <dl className={styles.counts}>
        {KINDS.map(({ name, icon }) => (
          <div key={name} data-kind={name} data-some={counts[name] > 0 || undefined}>
            <dt>
              <Icon name={icon} size={18} />
              {t(`imports.count.${name}`)}
            </dt>
            <dd>
              <b>{formatNumber(counts[name])}</b>
              <span>{t(`imports.hint.${name}`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
