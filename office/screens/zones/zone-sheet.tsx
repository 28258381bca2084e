import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { OfficeZone } from '#contract/office/delivery-zones.ts';
import type { Ring } from '#domain/delivery-zone.ts';
import { fromSheet, moveCorner, type SheetPoint, toSheet } from '#domain/office/zone-ring.ts';
import { Icon } from '#storefront/design/icon.tsx';
import type { Answer } from '../../calls/office-api.ts';
import { useWords } from '../../i18n/words.ts';
import { byKey } from './corner-keys.ts';
import { SheetGrid } from './sheet-grid.tsx';
import type { Chosen, Drawing } from './use-drawing.ts';
import styles from './zones.module.css';

interface ZoneSheetProps {
  data: Answer<'GET /office/api/v1/delivery/zones/'>['data'];
  drawing: Drawing;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  canDraw: boolean;
}

const WIDTH = 800;
const HEIGHT = 640;
const SCALES = [6, 9, 14, 20, 28, 40] as const;

/** To scale, north above: zones with their corners, stores, and where goods went. */
export function ZoneSheet({ data, drawing, chosen, onChoose, canDraw }: ZoneSheetProps) {
  const { t } = useWords();
  const { city, zones, stores, deliveries } = data;
  const svg = useRef<SVGSVGElement>(null);
  const [zoom, setZoom] = useState(() => fitZoom(zones, city));
  const [dragged, setDragged] = useState<Chosen | null>(null);
  const pxPerKm = SCALES[zoom] ?? SCALES[2];
  const place = ({ east, north }: SheetPoint) => ({
    x: WIDTH / 2 + east * pxPerKm,
    y: HEIGHT / 2 - north * pxPerKm,
  });
  const placeOf = (corner: Ring[number]) => place(toSheet(corner, city));

  /** Where the pointer is, in kilometres. */
  function under(event: PointerEvent): SheetPoint | null {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return null;
    return {
      east: (((event.clientX - box.left) / box.width) * WIDTH - WIDTH / 2) / pxPerKm,
      north: (HEIGHT / 2 - ((event.clientY - box.top) / box.height) * HEIGHT) / pxPerKm,
    };
  }

  function drag(event: PointerEvent): void {
    const spot = dragged && under(event);
    const zone = zones.find(({ id }) => id === dragged?.zone);
    if (!spot || !zone || !dragged) return;
    const ring = drawing
      .ringOf(zone)
      .map((each, at) => (at === dragged.corner ? fromSheet(spot, city) : each));
    drawing.draw(zone.id, ring, true);
  }

  function take(event: PointerEvent, zone: OfficeZone, corner: number): void {
    onChoose({ zone: zone.id, corner });
    if (!canDraw) return;
    svg.current?.setPointerCapture(event.pointerId);
    // A step of its own, which the dragging goes on with.
    drawing.draw(zone.id, drawing.ringOf(zone));
    setDragged({ zone: zone.id, corner });
  }

  function press(event: KeyboardEvent, zone: OfficeZone, corner: number): void {
    const by = byKey(event.key);
    if (!by || !canDraw) return;
    event.preventDefault();
    drawing.draw(zone.id, moveCorner(drawing.ringOf(zone), corner, by, city));
  }

  return (
    <section className={styles.sheet} aria-label={t('zones.sheet')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no form */}
      <svg
        ref={svg}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="group"
        aria-label={t('zones.of', { city: city.name })}
        onPointerMove={drag}
        onPointerUp={() => setDragged(null)}
        onPointerCancel={() => setDragged(null)}
      >
        <SheetGrid width={WIDTH} height={HEIGHT} pxPerKm={pxPerKm} />
        {zones.toReversed().map((zone) => (
          <polygon
            key={zone.id}
            className={styles.zone}
            data-kind={zone.kind}
            data-chosen={zone.id === chosen.zone || undefined}
            points={drawing
              .ringOf(zone)
              .map((corner) => Object.values(placeOf(corner)).join())
              .join(' ')}
          />
        ))}
        {zones.map((zone) => {
          const west = drawing
            .ringOf(zone)
            .map(placeOf)
            .reduce((one, other) => (other.x < one.x ? other : one));
          return (
            <text key={zone.id} className={styles.name} x={west.x + 44} y={west.y + 6}>
              {zone.name}
            </text>
          );
        })}
        {deliveries.map((dot) => {
          const { x, y } = place(dot);
          return <circle key={`${x} ${y}`} className={styles.dot} cx={x} cy={y} r={3} />;
        })}
        {stores.map(({ id, name, latitude, longitude }) => {
          const { x, y } = placeOf([longitude, latitude]);
          return (
            <g key={id} className={styles.store}>
              <path d={`M${x - 10} ${y + 8}v-12l10-8 10 8v12z`} />
              <text x={x + 15} y={y + 5}>
                {name}
              </text>
            </g>
          );
        })}
        {zones.map((zone) =>
          drawing.ringOf(zone).map((corner, at) => {
            const { x, y } = placeOf(corner);
            const isChosen = zone.id === chosen.zone && at === chosen.corner;
            if (zone.id !== chosen.zone) return null;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a corner of a drawing
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
                key={`${zone.id} ${at}`}
                className={styles.corner}
                data-chosen={isChosen || undefined}
                x={x - 6}
                y={y - 6}
                width={12}
                height={12}
                rx={2}
                tabIndex={isChosen ? 0 : -1}
                role="button"
                aria-label={t('zones.corner', { n: at + 1, zone: zone.name })}
                onPointerDown={(event) => take(event, zone, at)}
                onKeyDown={(event) => press(event, zone, at)}
              />
            );
          }),
        )}
        <g className={styles.scale}>
          <path d={`M24 ${HEIGHT - 24}v-8m0 4h${3 * pxPerKm}m0-4v8`} />
          <text x={32 + 3 * pxPerKm} y={HEIGHT - 22}>
            {t('zones.km', { km: 3 })}
          </text>
        </g>
      </svg>
      <div className={styles.zoom}>
        <button
          type="button"
          aria-label={t('zones.nearer')}
          aria-disabled={zoom === SCALES.length - 1 || undefined}
          onClick={() => setZoom(Math.min(SCALES.length - 1, zoom + 1))}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          aria-label={t('zones.farther')}
          aria-disabled={zoom === 0 || undefined}
          onClick={() => setZoom(Math.max(0, zoom - 1))}
        >
          <Icon name="minus" />
        </button>
      </div>
    </section>
  );
}

/** The nearest at which all of them are on the sheet. */
function fitZoom(zones: readonly OfficeZone[], city: { latitude: number; longitude: number }): number {
  const reach = Math.max(
    1,
    ...zones.flatMap(({ ring }) =>
      ring.map((corner) => {
        const { east, north } = toSheet(corner, city);
        return Math.max(Math.abs(east) / (WIDTH / 2), Math.abs(north) / (HEIGHT / 2)) * (HEIGHT / 2);
      }),
    ),
  );
  const at = SCALES.findLastIndex((pxPerKm) => reach * pxPerKm < HEIGHT / 2 - 10);
  return Math.max(0, at);
}
