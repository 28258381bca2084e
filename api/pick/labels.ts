/** Labels for the places of a packed list: 58 × 40 mm, one page each, as small label printers take them. */
import type { PickList } from '#contract/office/pick.ts';
import type { Locale } from '#domain/locale.ts';
import { drawQr, openSheet } from '../documents/documents.ts';

const MM = 72 / 25.4;
const WIDTH = 58 * MM;
const HEIGHT = 40 * MM;
const EDGE = 2.5 * MM;
const QR = 17 * MM;
/** Letters that fit beside the code in the size that is read from afar. */
const SHORT_GATE = 6;

const WORDS = {
  ru: {
    title: 'Ярлыки',
    place: (n: number, all: number) => `Место ${n} из ${all}`,
    kg: (kg: number) => `${kg} кг`,
    method: {
      pickup: 'Самовывоз',
      delivery: 'Доставка',
      express: 'Экспресс-доставка',
      transport: 'Транспортная компания',
    },
  },
  kz: {
    title: 'Жапсырмалар',
    place: (n: number, all: number) => `Орын ${n}/${all}`,
    kg: (kg: number) => `${kg} кг`,
    method: {
      pickup: 'Өзі алып кету',
      delivery: 'Жеткізу',
      express: 'Жедел жеткізу',
      transport: 'Көлік компаниясы',
    },
  },
} as const;

export type Label = Pick<PickList, 'number' | 'storeId' | 'method' | 'slot'> & {
  places: readonly { kg: number; gate: string }[];
};

/** The code on it is the number: whoever scans it at a gate finds the order. */
export function writeLabels(label: Label, language: Locale, at: Date): Promise<Buffer> {
  const words = WORDS[language];
  const { doc, finish } = openSheet({
    language,
    title: `${words.title} ${label.number}`,
    at,
    width: WIDTH,
    height: HEIGHT,
  });
  const { method, slot } = label;
  const run = slot === null ? '' : `, ${slot.day.slice(8)}.${slot.day.slice(5, 7)} ${slot.from}–${slot.to}`;
  const line = (
    text: string,
    y: number,
    size: number,
    font: 'bold' | 'regular',
    { width = WIDTH - 2 * EDGE, rows = 1 } = {},
  ) =>
    doc
      .font(font)
      .fontSize(size)
      .fillColor('#000')
      .text(text, EDGE, y, { width, height: size * 1.3 * rows, ellipsis: true });
  for (const [index, { kg, gate }] of label.places.entries()) {
    if (index > 0) doc.addPage();
    const beside = { width: WIDTH - 3 * EDGE - QR };
    line(label.number, EDGE, 11, 'bold');
    line(`${words.method[method]}${run}`, EDGE + 15, 7, 'regular');
    line(words.place(index + 1, label.places.length), EDGE + 32, 11, 'bold', beside);
    line(words.kg(kg), EDGE + 50, 10, 'regular', beside);
    if (gate.length > SHORT_GATE) line(gate, EDGE + 67, 10, 'bold', { ...beside, rows: 2 });
    else if (gate !== '') line(gate, EDGE + 67, 22, 'bold', beside);
    drawQr(doc, label.number, { x: WIDTH - EDGE - QR, y: HEIGHT - EDGE - QR, size: QR });
  }
  return finish();
}
