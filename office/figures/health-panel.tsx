import type { Health } from '#contract/office/jobs.ts';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import { type Translate, useWords } from '../i18n/words.ts';
import styles from './health.module.css';

const ICONS: Readonly<Record<Health['state'], IconName>> = {
  well: 'check',
  troubled: 'warning',
  down: 'error',
  unknown: 'question',
  none: 'minus',
};

/** Each part of the shop with a drawing and words: never by colour alone. */
export function HealthPanel({ health }: { health: readonly Health[] }) {
  const { t } = useWords();
  return (
    <ul className={styles.health}>
      {health.map((part) => (
        <li key={part.part}>
          <span className={styles.mark} data-state={part.state}>
            <Icon name={ICONS[part.state]} size={18} />
          </span>
          <span>
            <b>{t(`health.${part.part}`)}</b>
            <small>{sayHealth(part, t)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** «412 МБ», «2,1 ГБ». */
function saySize(bytes: number, t: Translate): string {
  const megabytes = bytes / 1024 ** 2;
  if (megabytes < 1024) return t('size.mb', { count: Math.round(megabytes) });
  return t('size.gb', { count: (megabytes / 1024).toFixed(1).replace('.', ',') });
}

function sayHealth({ part, state, facts }: Health, t: Translate): string {
  const words = t(`health.state.${state}`);
  if (part === 'database')
    return `${words}. ${t('health.databaseFacts', {
      size: saySize(Number(facts.bytes), t),
      count: Number(facts.connections),
      most: Number(facts.mostConnections),
    })}`;
  if (part === 'disk' && state === 'down') return t('health.diskFull');
  if (part === 'index' && state === 'down') return t('health.indexMissing');
  if (part === 'mail') {
    const way = t(facts.goes === 'smtp' ? 'health.mailSmtp' : 'health.mailOutbox');
    if (Number(facts.dead) > 0) return `${way}. ${t('health.mailDead', { count: Number(facts.dead) })}`;
    if (state === 'troubled')
      return `${way}. ${t('health.mailLate', { minutes: Math.round(Number(facts.oldestSeconds) / 60) })}`;
    return way;
  }
  if (part === 'replica') return t(`health.replica.${state === 'none' || state === 'well' ? state : 'out'}`);
  return words;
}
