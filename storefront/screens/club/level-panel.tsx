import type { ClubCard } from '#contract/loyalty.ts';
import { formatTenge } from '#domain/money.ts';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './level-panel.module.css';
import { LevelRing } from './level-ring.tsx';

export function LevelPanel({ card: { level, levels, nextLevel, turnover } }: { card: ClubCard }) {
  const { t } = useWords();
  const top = nextLevel?.from ?? level.from;
  const reached = levels.findIndex(({ code }) => code === level.code);
  return (
    <Panel as="section" className={styles.panel} aria-labelledby="club-level">
      <LevelRing
        part={top > 0 ? turnover / top : 1}
        begin={nextLevel && top > 0 ? level.from / top : 0}
        lines={[
          t('clubcard.inYear'),
          formatTenge(turnover),
          nextLevel ? t('clubcard.of', { sum: formatTenge(top) }) : level.name,
        ]}
      />
      <div className={styles.words}>
        <h2 className={styles.title} id="club-level">
          {nextLevel
            ? t('clubcard.toNext', { level: nextLevel.name, sum: formatTenge(nextLevel.left) })
            : t('clubcard.topLevel', { level: level.name })}
        </h2>
        <p className={styles.lead}>
          {t('clubcard.turnover', { sum: formatTenge(turnover) })}{' '}
          {nextLevel
            ? t('clubcard.nextGives', { level: nextLevel.name, percent: nextLevel.percent })
            : t('clubcard.levelGives', { percent: level.percent })}
        </p>
        <ol className={styles.levels}>
          {levels.map(({ code, name, percent, from }, place) => (
            <li
              key={code}
              className={styles.level}
              data-state={place === reached ? 'now' : place < reached ? 'passed' : undefined}
              aria-current={place === reached ? 'step' : undefined}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.percent}>{percent}&nbsp;%</span>
              <span className={styles.from}>
                {from === 0 ? formatTenge(0) : t('clubcard.of', { sum: formatTenge(from) })}
              </span>
            </li>
          ))}
        </ol>
        <p className={styles.rule}>{t('clubcard.levelRule')}</p>
      </div>
    </Panel>
  );
}
