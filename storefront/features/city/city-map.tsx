import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { City } from '#contract/cities.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './city-map.module.css';
import { COUNTRY_OUTLINE, MAP_HEIGHT, MAP_WIDTH, toMapPoint } from './country-outline.ts';
import { type Marker, nearestMarker, placeLabels } from './map-labels.ts';

interface CityMapProps {
  cities: readonly City[];
  currentCode: string;
  onChoose(code: string): void;
}

/** In pixels of the screen. */
const FONT_SIZE = 13;
const REACH = 22;

const toRank = ({ code, local }: City, currentCode: string) => (code === currentCode ? 0 : local ? 1 : 2);

/** Where the cities lie. The lists below say the same and more: for the eye and the mouse alone. */
export function CityMap({ cities, currentCode, onChoose }: CityMapProps) {
  const { t } = useWords();
  const drawing = useRef<SVGSVGElement>(null);
  const [scale, setScale] = useState(1);

  // Signs and words keep their size on the screen, however small the drawing is.
  useLayoutEffect(() => {
    const width = drawing.current?.clientWidth ?? 0;
    if (width > 0) setScale(MAP_WIDTH / width);
  }, []);

  const markers = cities
    .map(
      (city): Marker => ({
        ...toMapPoint(city.coordinates),
        code: city.code,
        name: city.name,
        rank: toRank(city, currentCode),
      }),
    )
    .toSorted((a, b) => a.rank - b.rank);
  const labels = placeLabels(markers, { width: MAP_WIDTH, height: MAP_HEIGHT, fontSize: FONT_SIZE * scale });
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const point = { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
    const nearest = nearestMarker(markers, point, REACH * scale);
    if (nearest) onChoose(nearest.code);
  };

  return (
    <div className={styles.map} aria-hidden="true">
      {/* biome-ignore lint/a11y: hidden from those who do not see it; every city stands in the lists as a button */}
      <svg
        ref={drawing}
        className={styles.drawing}
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        fontSize={FONT_SIZE * scale}
        onClick={choose}
      >
        <path className={styles.country} d={COUNTRY_OUTLINE} />
        {markers.toReversed().map(({ code, name, x, y, rank }) => (
          <g key={code} className={styles.marker} data-rank={rank}>
            <title>{name}</title>
            <circle className={styles.reach} cx={x} cy={y} r={12 * scale} />
            <MarkerSign x={x} y={y} rank={rank} scale={scale} />
          </g>
        ))}
        {labels.map(({ code, name, x, y, anchor, rank }) => (
          <text
            key={code}
            className={styles.label}
            data-rank={rank}
            x={x}
            y={y}
            textAnchor={anchor}
            strokeWidth={4 * scale}
          >
            {name}
          </text>
        ))}
      </svg>
      <p className={styles.legend}>
        <span className={styles.local}>{t('city.localLegend')}</span>
        <span className={styles.remote}>{t('city.remoteLegend')}</span>
      </p>
    </div>
  );
}

function MarkerSign({ x, y, rank, scale }: { x: number; y: number; rank: number; scale: number }) {
  if (rank === 2)
    return <circle className={styles.sign} cx={x} cy={y} r={3.5 * scale} strokeWidth={2 * scale} />;
  const side = (rank === 0 ? 14 : 9) * scale;
  return (
    <rect
      className={styles.sign}
      x={x - side / 2}
      y={y - side / 2}
      width={side}
      height={side}
      rx={2 * scale}
      strokeWidth={2 * scale}
    />
  );
}
