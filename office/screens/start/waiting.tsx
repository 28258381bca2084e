import type { RightsOf } from '#domain/office/rights.ts';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import { useCallWith } from '../../calls/use-call.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './start.module.css';

/** What needs hands. A thing of which there is none is not shown; what could not be counted is said. */
export function Waiting({ rights }: { rights: RightsOf }) {
  const { t } = useWords();
  const staff = useCallWith('GET /office/api/v1/staff/', { enabled: rights.staff?.write !== undefined });
  if (rights.staff?.write === undefined)
    return (
      <Panel title={t('start.waiting')} isFlush>
        <Empty icon="success" title={t('start.nothing')} />
      </Panel>
    );
  return (
    <Panel title={t('start.waiting')} isFlush>
      <Answered of={staff}>
        {({ items }) => {
          const locked = items.filter(({ state }) => state === 'locked').length;
          const invited = items.filter(({ state }) => state === 'invited').length;
          if (locked + invited === 0) return <Empty icon="success" title={t('start.nothing')} />;
          return (
            <ul className={styles.list}>
              <Line
                to="/staff?state=locked"
                icon="warning"
                words={t('start.locked')}
                count={locked}
                isUrgent
              />
              <Line to="/staff?state=invited" icon="mail" words={t('start.invited')} count={invited} />
            </ul>
          );
        }}
      </Answered>
    </Panel>
  );
}

interface LineProps {
  to: string;
  icon: IconName;
  words: string;
  count: number;
  isUrgent?: boolean;
}

function Line({ to, icon, words, count, isUrgent = false }: LineProps) {
  if (count === 0) return null;
  return (
    <li>
      <OfficeLink className={styles.line} to={to}>
        <Icon name={icon} size={20} />
        <span className={styles.words}>{words}</span>
        <span className={styles.count} data-urgent={isUrgent || undefined}>
          {count}
        </span>
      </OfficeLink>
    </li>
  );
}
