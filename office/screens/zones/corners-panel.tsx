import type { KeyboardEvent } from 'react';
import type { OfficeZone } from '#contract/office/delivery-zones.ts';
import { addCorner, dropCorner, moveCorner } from '#domain/office/zone-ring.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import { byKey } from './corner-keys.ts';
import type { Chosen, Drawing } from './use-drawing.ts';
import styles from './zones.module.css';

interface CornersPanelProps {
  zones: readonly OfficeZone[];
  city: { latitude: number; longitude: number };
  drawing: Drawing;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  canDraw: boolean;
}

const sayDegrees = (degrees: number): string => degrees.toFixed(4).replace('.', ',');

/** The same corners for the keyboard: arrows move the one that is chosen. */
export function CornersPanel({ zones, city, drawing, chosen, onChoose, canDraw }: CornersPanelProps) {
  const { t } = useWords();
  const zone = zones.find(({ id }) => id === chosen.zone);
  if (!zone) return null;
  const ring = drawing.ringOf(zone);
  const whyNot = canDraw ? null : t('whyNot.right');

  function press(event: KeyboardEvent, at: number): void {
    const by = byKey(event.key);
    if (!by || !zone || !canDraw) return;
    event.preventDefault();
    drawing.draw(zone.id, moveCorner(ring, at, by, city));
  }

  return (
    <Panel title={t('zones.corners')} lead={t('zones.arrows')} isFlush>
      <fieldset className={styles.choices} aria-label={t('zones.which')}>
        {zones.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === zone.id}
            onClick={() => onChoose({ zone: id, corner: 0 })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <ol className={styles.corners}>
        {ring.map(([longitude, latitude], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
          <li key={at}>
            <button
              type="button"
              aria-pressed={at === chosen.corner}
              onClick={() => onChoose({ zone: zone.id, corner: at })}
              onKeyDown={(event) => press(event, at)}
            >
              <b className="tabular">{at + 1}</b>
              <span className="tabular">
                {sayDegrees(latitude)}; {sayDegrees(longitude)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.cornerActs}>
        <Button
          look="plain"
          size="small"
          icon="plus"
          whyNot={whyNot}
          onClick={() => drawing.draw(zone.id, addCorner(ring, chosen.corner))}
        >
          {t('zones.addCorner')}
        </Button>
        <Button
          look="plain"
          size="small"
          icon="minus"
          whyNot={whyNot ?? (ring.length > 3 ? null : t('zones.three'))}
          onClick={() => {
            drawing.draw(zone.id, dropCorner(ring, chosen.corner));
            onChoose({ zone: zone.id, corner: Math.max(0, chosen.corner - 1) });
          }}
        >
          {t('zones.dropCorner')}
        </Button>
      </div>
    </Panel>
  );
}
