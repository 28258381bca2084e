/** Sheets and slabs that lie in a pile: drywall with its paper and core, foam of beads, foam that is pressed smooth. */
import { rect, svg, text } from '../prints/draw.ts';
import { blend, makeDice, noise } from '../prints/grain.ts';
import type { Recipe } from '../recipe.ts';

const papers: Record<string, string> = {
  grey: '#c3c5c1',
  green: '#9dbba6',
  pink: '#dcb2ac',
  blue: '#9fb6cb',
};

/** Paper above with the maker's name along it; below the cut edge: gypsum between two papers. */
function drawGypsum(paper: string, brand: string): string {
  const ink = blend(paper, '#2d3a40', 0.65);
  const fibre = [blend(paper, '#4a4a44', 0.1), paper, blend(paper, '#ffffff', 0.2)];
  const core = ['#cfccc4', '#e6e4dd', '#efeee9'];
  return svg(1000, 1000, [
    noise(0, 0, 1000, 700, { along: 0.05, across: 0.09, colors: fibre, octaves: 3, seed: 5, contrast: 1.4 }),
    ...[60, 560].map((x) => `<g opacity=".75">${text(brand, { x, y: 655, size: 44, color: ink })}</g>`),
    `<path d="M0 350H1000" stroke="${ink}" stroke-width="2" stroke-dasharray="14 18" opacity=".5"/>`,
    noise(0, 700, 1000, 300, { along: 0.05, across: 0.07, colors: core, octaves: 4, seed: 9 }),
    rect(0, 715, 1000, 34, blend(paper, '#5a564c', 0.15)),
    rect(0, 950, 1000, 34, blend(paper, '#5a564c', 0.15)),
  ]);
}

export const drywall: Recipe = ({ variant, brand }) => {
  const paper = papers[variant] ?? '#c3c5c1';
  const print = { svg: drawGypsum(paper, brand) };
  return { stage: 'board', scene: { rough: 0.7 }, fill: { a: { color: paper, print, printPixels: 1000 } } };
};

/** Panels against noise: sand between layers of brown cardboard, whose waves show at the cut edge. */
function drawCardboard(): string {
  const [brown, fibre] = ['#b3966c', ['#a5885f', '#b3966c', '#c0a47c']];
  const waves = Array.from({ length: 7 }, (_, row) => {
    const y = 718 + row * 42;
    const steps = Array.from({ length: 50 }, (_unused, at) => `q5 ${at % 2 ? 22 : -22} 20 0`).join('');
    return `<path d="M0 ${y}${steps}" fill="none" stroke="#8a6d48" stroke-width="7"/>`;
  });
  return svg(1000, 1000, [
    noise(0, 0, 1000, 700, { along: 0.03, across: 0.08, colors: fibre, octaves: 3, seed: 11, contrast: 1.3 }),
    rect(0, 700, 1000, 300, blend(brown, '#6b5233', 0.3)),
    ...waves,
  ]);
}

export const panel: Recipe = () => ({
  stage: 'board',
  scene: { rough: 0.7 },
  fill: { a: { color: '#b3966c', print: { svg: drawCardboard() }, printPixels: 1000 } },
});

/** White beads pressed together: each a little paler or darker than the next. */
function drawBeads(brand: string): string {
  const dice = makeDice(23);
  const beads: string[] = [];
  for (let row = 0; row < 78; row++) {
    for (let column = 0; column < 78; column++) {
      const [x, y] = [(column + (row % 2) * 0.5 + dice() * 0.4) * 13, (row + dice() * 0.4) * 13];
      const grey = Math.round(228 + dice() * 22).toString(16);
      beads.push(
        `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(6 + dice() * 2).toFixed(1)}" fill="#${grey}${grey}${grey}"/>`,
      );
    }
  }
  const name = text(brand, { x: 60, y: 650, size: 52, color: '#5b7c92' });
  return svg(1000, 1000, [rect(0, 0, 1000, 1000, '#d2d5d6'), ...beads, `<g opacity=".75">${name}</g>`]);
}

const pressed: Record<string, string> = { blue: '#86bddd', orange: '#eda566' };

/** A smooth skin with fine lines along it, the maker's name over and over; the cut edge is paler and finely porous. */
function drawPressed(color: string, brand: string): string {
  const skin = [blend(color, '#3a4a55', 0.1), color, blend(color, '#ffffff', 0.2)];
  const ink = blend(color, '#20303c', 0.7);
  const pale = blend(color, '#ffffff', 0.25);
  const words = [0, 1, 2, 3, 4].map((i) =>
    text(brand, { x: 50 + (i % 2) * 500, y: 140 + i * 130, size: 52, color: ink }),
  );
  return svg(1000, 1000, [
    noise(0, 0, 1000, 700, { along: 0.004, across: 0.12, colors: skin, octaves: 2, seed: 5, contrast: 1.5 }),
    `<g opacity=".8">${words.join('')}</g>`,
    noise(0, 700, 1000, 300, {
      along: 0.25,
      across: 0.25,
      colors: [blend(color, '#3a4a55', 0.16), color, pale],
      octaves: 2,
      seed: 7,
    }),
  ]);
}

export const foam: Recipe = ({ variant, brand }) => {
  const color = pressed[variant];
  const print = { svg: color === undefined ? drawBeads(brand) : drawPressed(color, brand) };
  return {
    stage: 'board',
    scene: { rough: 0.7, thick: 0.2, count: 4 },
    fill: { a: { color: color ?? '#f1f2f2', print, printPixels: 1000 } },
  };
};
