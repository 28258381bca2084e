import styles from './calculator-screen.module.css';

/** A small drawing for each calculator: the body, and what the eye should catch on it. */
const SIGNS: Readonly<Record<string, readonly [body: string, accent: string]>> = {
  tile: ['M4 4h64v48H4zM4 20h64M4 36h64M20 4v16M52 4v16M36 20v16M20 36v16', 'M52 36h16v16H52zM4 20h14v16H4z'],
  paint: ['M6 18h26v36H6zM6 18a13 5 0 0 1 26 0', 'M42 6h26v12H42zM55 18v8h-8v26'],
  wallpaper: ['M6 4h16v48H6zM26 4h16v48H26zM46 4h16v48H46z', 'M54 18l5 6-5 6-5-6zM14 18l5 6-5 6-5-6z'],
  laminate: ['M4 4h64v12H4zM4 16h64v12H4zM4 28h64v12H4zM4 40h64v12H4z', 'M4 16h24v12H4zM46 28h22v12H46z'],
  'dry-mix': ['M14 10h44l4 42H10z', 'M24 24h24v14H24z'],
  partition: ['M4 4h20v48H4zM26 4h20v48H26zM48 4h20v48H48z', 'M33 20h14v32H33z'],
  ceiling: ['M4 14h64v10H4zM14 14V4M36 14V4M58 14V4', 'M4 24h64v6H4z'],
  masonry: [
    'M4 40h30v12H4zM36 40h32v12H36zM4 26h14v12H4zM20 26h30v12H20zM52 26h16v12H52zM4 12h30v12H4z',
    'M36 12h32v12H36z',
  ],
  insulation: ['M6 6h18v44H6zM48 6h18v44H48z', 'M24 6h24v44H24zM24 17h24M24 28h24M24 39h24'],
  primer: ['M14 16h32v38H14zM22 16V8h16v8', 'M58 14c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z'],
  roofing: ['M4 34L36 8l32 26zM12 34v18h48V34', 'M36 8l32 26H50L36 20z'],
  screed: ['M4 20h64v10H4z', 'M4 30h64v16H4z'],
  decking: ['M4 8h64v9H4zM4 19h64v9H4zM4 30h64v9H4zM4 41h64v9H4z', 'M16 6v46M36 6v46M56 6v46'],
  fence: ['M6 14h14v34H6zM22 14h14v34H22zM38 14h14v34H38zM54 14h14v34H54z', 'M4 22h64v4H4zM4 38h64v4H4z'],
  skirting: ['M4 4h64v36H4z', 'M4 40h64v10H4z'],
  radiators: ['M8 12h10v36H8zM20 12h10v36H20zM32 12h10v36H32zM44 12h10v36H44z', 'M56 12h10v36H56z'],
  'warm-floor': ['M4 6h64v44H4z', 'M12 14h48v8H12v8h48v8H12v6'],
  room: ['M4 6h64v44H4z', 'M4 6h30v24H4zM48 50V38h12'],
};

export function CalculatorSign({ code }: { code: string }) {
  const [body, accent] = SIGNS[code] ?? [];
  return (
    <svg className={styles.sign} viewBox="0 0 72 56" aria-hidden="true">
      <path d={body} />
      <path className={styles.accent} d={accent} />
    </svg>
  );
}
