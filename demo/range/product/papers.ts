import type { Draft, Words } from '../leaf.ts';
import type { Random } from '../random.ts';
import laidFamilies from './laid-families.json' with { type: 'json' };

export interface ProductDocument extends Words {
  type: string;
  url: string;
}

type DocumentType = NonNullable<Draft['documents']>[number];

const titles: Record<DocumentType, Words> = {
  manual: { ru: 'Инструкция по применению', kz: 'Қолдану нұсқаулығы' },
  certificate: { ru: 'Сертификат соответствия', kz: 'Сәйкестік сертификаты' },
  safety: { ru: 'Паспорт безопасности', kz: 'Қауіпсіздік паспорты' },
  warranty: { ru: 'Гарантийный талон', kz: 'Кепілдік талоны' },
};

export function toDocuments(types: Draft['documents'], productCode: string): ProductDocument[] {
  return (types ?? []).map((type) => ({
    type,
    ...titles[type],
    url: `/documents/${productCode}/${type}.pdf`,
  }));
}

/** Goods of which a close look shows more than the whole; the boards of floors show their grain in their own photograph. */
const surfaces = new Set('carpet decking linoleum mosaic stone tile wall-panel wallpaper'.split(' '));

/** The view that shows a surface from near. */
export const CLOSE_LOOK = '/detail';

/** The view that shows a surface laid in a room. */
const ROOM_VIEW = '/room';

/** Laid in a room, boards of one strip and of three are one floor: only their wood is told. */
export const toRoomView = (image: string): string =>
  `${image.startsWith('parquet/') ? image.split('/', 2).join('/') : image}${ROOM_VIEW}`;

/** Families of which every surface has been photographed in a room: the picture workshop writes the list. */
const laid = new Set<string>(laidFamilies);

/** The view that shows a thing with its sizes; how many millimetres they are stands behind it. */
export const SIZE_VIEW = '/size-';

/** The main picture, what is laid in a room, then perhaps one with the sizes, if they are known, and a close look. */
export function drawImages(image: string, sides: string | null, random: Random): string[] {
  const count = random.weighted([
    [1, 30],
    [2, 40],
    [3, 30],
  ] as const);
  const [family = ''] = image.split('/');
  const size = sides === null ? [] : [`${SIZE_VIEW}${sides}`];
  const views = surfaces.has(family) ? [...size, CLOSE_LOOK] : size;
  const [main = '', ...others] = ['', ...views].slice(0, count);
  const shown = laid.has(family) ? [main, ROOM_VIEW, ...others] : [main, ...others];
  return shown.map((view) => (view === ROOM_VIEW ? toRoomView(image) : `${image}${view}`));
}
