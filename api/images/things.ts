import type { Paint } from './shapes.ts';

/** Drawings of single things: fittings, fixtures, tools. The same field and the same paints as shapes.ts. */
export const things: Record<string, (paint: Paint) => string> = {
  door: (p) =>
    `<rect x="130" y="60" width="140" height="275" rx="4" fill="${p.fill}" stroke="${p.dark}" stroke-width="6"/><rect x="152" y="90" width="96" height="90" rx="3" fill="none" stroke="${p.dark}" stroke-width="4"/><rect x="152" y="205" width="96" height="100" rx="3" fill="none" stroke="${p.dark}" stroke-width="4"/><circle cx="252" cy="196" r="7" fill="${p.tint}"/>`,
  toilet: (p) =>
    `<rect x="130" y="85" width="120" height="85" rx="10" fill="${p.fill}" stroke="${p.dark}" stroke-width="4"/><path d="M115 190h170q0 75-60 90l10 50h-90l8-55q-38-25-38-85z" fill="${p.fill}" stroke="${p.dark}" stroke-width="4"/><ellipse cx="200" cy="190" rx="88" ry="20" fill="${p.tint}"/>`,
  basin: (p) =>
    `<path d="M90 190h220q0 75-75 85h-70q-75-10-75-85z" fill="${p.fill}" stroke="${p.dark}" stroke-width="4"/><ellipse cx="200" cy="190" rx="110" ry="24" fill="${p.tint}"/><path d="M200 180v-60q0-22 24-22h18" fill="none" stroke="${p.dark}" stroke-width="13" stroke-linecap="round"/>`,
  bath: (p) =>
    `<path d="M65 190h270q0 90-60 95h-150q-60-5-60-95z" fill="${p.fill}" stroke="${p.dark}" stroke-width="4"/><path d="M65 190a135 20 0 0 1 270 0" fill="${p.tint}"/><path d="M120 285v25M280 285v25" stroke="${p.dark}" stroke-width="10"/>`,
  tap: (p) =>
    `<rect x="175" y="290" width="60" height="22" rx="6" fill="${p.dark}"/><path d="M205 290v-110q0-70 68-62t24 72" fill="none" stroke="${p.fill}" stroke-width="30"/><path d="M205 200l-62-30" stroke="${p.dark}" stroke-width="16" stroke-linecap="round"/>`,
  shower: (p) =>
    `<rect x="105" y="80" width="190" height="235" rx="6" fill="${p.tint}" opacity=".55" stroke="${p.dark}" stroke-width="5"/><path d="M200 80v235" stroke="${p.dark}" stroke-width="5"/><rect x="92" y="310" width="216" height="24" rx="6" fill="${p.fill}" stroke="${p.dark}" stroke-width="4"/><circle cx="150" cy="125" r="16" fill="${p.dark}"/>`,
  radiator: (p) =>
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          `<rect x="${92 + i * 37}" y="120" width="31" height="180" rx="9" fill="${p.fill}" stroke="${p.dark}" stroke-width="3"/>`,
      )
      .join('') +
    `<rect x="80" y="140" width="240" height="10" fill="${p.dark}"/><rect x="80" y="270" width="240" height="10" fill="${p.dark}"/>`,
  tank: (p) =>
    `<rect x="130" y="70" width="140" height="240" rx="34" fill="${p.fill}" stroke="${p.dark}" stroke-width="4"/><circle cx="200" cy="250" r="24" fill="${p.tint}"/><path d="M170 310v28M230 310v28" stroke="${p.dark}" stroke-width="12"/>`,
  pump: (p) =>
    `<circle cx="165" cy="215" r="70" fill="${p.fill}"/><rect x="205" y="175" width="120" height="80" rx="12" fill="${p.dark}"/><circle cx="165" cy="215" r="26" fill="${p.tint}"/><path d="M165 145v-45" stroke="${p.dark}" stroke-width="26"/><rect x="120" y="285" width="180" height="20" rx="4" fill="${p.dark}"/>`,
  socket: (p) =>
    `<rect x="110" y="110" width="180" height="180" rx="18" fill="${p.fill}" stroke="${p.dark}" stroke-width="4"/><circle cx="200" cy="200" r="62" fill="${p.tint}"/><circle cx="176" cy="200" r="9" fill="${p.dark}"/><circle cx="224" cy="200" r="9" fill="${p.dark}"/>`,
  breaker: (p) =>
    [0, 1, 2]
      .map(
        (i) =>
          `<rect x="${110 + i * 62}" y="105" width="56" height="190" rx="5" fill="${p.fill}" stroke="${p.dark}" stroke-width="3"/><rect x="${124 + i * 62}" y="170" width="28" height="52" rx="4" fill="${p.dark}"/>`,
      )
      .join(''),
  bulb: (p) =>
    `<path d="M200 80a78 78 0 0 0-45 142q12 12 12 34h66q0-22 12-34a78 78 0 0 0-45-142z" fill="#f6d98a"/><rect x="166" y="256" width="68" height="58" rx="8" fill="${p.dark}"/><path d="M166 275h68M166 293h68" stroke="${p.fill}" stroke-width="5"/>`,
  luminaire: (p) =>
    `<path d="M200 60v70" stroke="${p.dark}" stroke-width="7"/><path d="M110 250a90 120 0 0 1 180 0z" fill="${p.fill}"/><ellipse cx="200" cy="250" rx="90" ry="18" fill="${p.tint}"/><circle cx="200" cy="262" r="20" fill="#fff"/>`,
  drill: (p) =>
    `<path d="M95 140h160q24 0 24 26t-24 26h-75l-22 100h-62l14-106h-15z" fill="${p.fill}"/><rect x="76" y="285" width="100" height="38" rx="8" fill="${p.dark}"/><rect x="279" y="150" width="30" height="32" fill="${p.dark}"/><path d="M309 166h46" stroke="#8a959b" stroke-width="10" stroke-linecap="round"/>`,
  saw: (p) =>
    `<circle cx="235" cy="230" r="78" fill="#c9cfd2" stroke="#8a959b" stroke-width="5" stroke-dasharray="10 8"/><path d="M85 170q0-40 45-40h120q40 0 40 50h-150l-20 60h-45z" fill="${p.fill}"/><circle cx="235" cy="230" r="16" fill="${p.dark}"/>`,
  tool: (p) =>
    `<path d="M120 310l120-170" stroke="${p.fill}" stroke-width="30" stroke-linecap="round"/><path d="M205 85l95 66-22 32-95-66z" fill="${p.dark}"/><path d="M183 117l-26 20" stroke="${p.dark}" stroke-width="16" stroke-linecap="round"/>`,
  measure: (p) =>
    `<rect x="95" y="120" width="150" height="150" rx="34" fill="${p.fill}"/><circle cx="170" cy="195" r="40" fill="${p.dark}"/><path d="M245 250h90v22h-90z" fill="${p.tint}"/><path d="M258 250v12M274 250v12M290 250v12M306 250v12M322 250v12" stroke="${p.dark}" stroke-width="3"/>`,
  screws: (p) =>
    [
      [130, 110],
      [200, 90],
      [270, 120],
    ]
      .map(
        ([x, y]) =>
          `<rect x="${(x ?? 0) - 26}" y="${y}" width="52" height="16" rx="5" fill="${p.dark}"/><path d="M${(x ?? 0) - 12} ${(y ?? 0) + 16}h24l-12 170z" fill="${p.fill}"/><path d="M${(x ?? 0) - 12} ${(y ?? 0) + 50}h22M${(x ?? 0) - 10} ${(y ?? 0) + 80}h18M${(x ?? 0) - 8} ${(y ?? 0) + 110}h14" stroke="${p.dark}" stroke-width="5"/>`,
      )
      .join(''),
  fence: (p) =>
    `<path d="M80 180h240M80 260h240" stroke="${p.dark}" stroke-width="14"/>${[0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<path d="M${88 + i * 50} 320v-180l17-26 17 26v180z" fill="${p.fill}" stroke="${p.dark}" stroke-width="3"/>`,
      )
      .join('')}`,
  greenhouse: (p) =>
    `<path d="M80 310v-90a120 110 0 0 1 240 0v90z" fill="${p.tint}" opacity=".5" stroke="${p.dark}" stroke-width="6"/><path d="M140 310v-180M200 310v-200M260 310v-180" stroke="${p.dark}" stroke-width="5"/><rect x="176" y="220" width="48" height="90" fill="${p.fill}" stroke="${p.dark}" stroke-width="4"/>`,
  mower: (p) =>
    `<path d="M300 90l-90 150" stroke="${p.dark}" stroke-width="12" stroke-linecap="round"/><path d="M95 230h160q30 0 30 45h-200q-10-45 10-45z" fill="${p.fill}"/><rect x="140" y="190" width="70" height="44" rx="8" fill="${p.dark}"/><circle cx="120" cy="290" r="30" fill="#39434a"/><circle cx="260" cy="290" r="30" fill="#39434a"/>`,
  shelf: (p) =>
    `<path d="M110 80v240M290 80v240" stroke="${p.dark}" stroke-width="12"/>${[100, 165, 230, 295].map((y) => `<rect x="104" y="${y}" width="192" height="14" fill="${p.fill}"/>`).join('')}<rect x="135" y="128" width="50" height="37" fill="${p.tint}"/><rect x="210" y="190" width="60" height="40" fill="${p.tint}"/>`,
  bottle: (p) =>
    `<path d="M150 150h100v160q0 15-15 15h-70q-15 0-15-15z" fill="${p.fill}"/><path d="M175 150v-40h60l20-22" fill="none" stroke="${p.dark}" stroke-width="18"/><rect x="162" y="200" width="76" height="70" rx="4" fill="${p.tint}"/>`,
};
