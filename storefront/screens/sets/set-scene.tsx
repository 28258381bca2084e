import { useState } from 'react';
import { formatTenge } from '#domain/money.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from '#domain/scenes.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { onPlainPress } from '../../design/plain-press.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { SetData } from './set-data.ts';
import { SetPicture } from './set-picture.tsx';
import styles from './set-scene.module.css';
import type { ShownLine } from './set-state.ts';
import { spreadMarks } from './spread-marks.ts';

const FIELD = { width: SCENE_WIDTH, height: SCENE_HEIGHT };

interface SetSceneProps {
  set: SetData['set'];
  hotspots: SetData['hotspots'];
  lines: readonly ShownLine[];
  /** The address of an item's row on this page. */
  hrefOf(item: number): string;
  onPoint(item: number): void;
}

/** The picture with a numbered mark on each thing: a link to its row in the list, whose number is the same. */
export function SetScene({ set, hotspots, lines, hrefOf, onPoint }: SetSceneProps) {
  const { t } = useWords();
  const [near, setNear] = useState<number | null>(null);
  const lineOf = (item: number) => lines.find((line) => line.item.id === item);
  const places = spreadMarks(
    hotspots.map(({ x, y }) => ({ x: (x * SCENE_WIDTH) / 100, y: (y * SCENE_HEIGHT) / 100 })),
    FIELD,
  );
  const marks = hotspots.flatMap(({ item }, at) => {
    const line = lineOf(item);
    const place = places[at];
    return line && place ? [{ item, ...place, number: at + 1, line }] : [];
  });
  const named = marks.find(({ item }) => item === near);
  return (
    <figure className={styles.scene}>
      <div className={styles.picture} data-tile={marks.length === 0 || undefined}>
        <SetPicture
          of={set.image}
          size="lg_896"
          sizes="min(720px, 92vw)"
          alt={marks.length > 0 ? t('sets.pictureAlt', { name: set.name }) : ''}
          isEager
        />
        {marks.length > 0 ? (
          <nav aria-label={t('sets.marks')}>
            <svg className={styles.marks} viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}>
              <title>{t('sets.marks')}</title>
              {marks.map(({ item, x, y, number, line }) => (
                <a
                  key={item}
                  className={styles.mark}
                  href={hrefOf(item)}
                  data-left={line.isTaken ? undefined : 'out'}
                  aria-label={`${number}. ${line.product.name}, ${formatTenge(line.price)}`}
                  onPointerEnter={() => setNear(item)}
                  onPointerLeave={() => setNear(null)}
                  onFocus={() => setNear(item)}
                  onBlur={() => setNear(null)}
                  onClick={onPlainPress(() => onPoint(item))}
                >
                  <title>{keepNumbersWhole(line.product.name)}</title>
                  <circle className={styles.halo} cx={x} cy={y} />
                  <circle className={styles.dot} cx={x} cy={y} />
                  <text className={styles.number} x={x} y={y}>
                    {number}
                  </text>
                </a>
              ))}
            </svg>
          </nav>
        ) : null}
      </div>
      {marks.length > 0 ? (
        <figcaption className={styles.caption}>
          {named ? (
            <>
              <b>{named.number}.</b> {keepNumbersWhole(named.line.product.name)}{' '}
              <b>{formatTenge(named.line.price)}</b>
            </>
          ) : (
            t('sets.marksHint')
          )}
        </figcaption>
      ) : null}
    </figure>
  );
}
