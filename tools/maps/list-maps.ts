import { CITY_MAPS } from '#domain/city-maps.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { astana } from './cities/astana.ts';
import { ekibastuz } from './cities/ekibastuz.ts';
import { karaganda } from './cities/karaganda.ts';
import { pavlodar } from './cities/pavlodar.ts';
import { ustKamenogorsk } from './cities/ust-kamenogorsk.ts';
import type { CityDrawing } from './city-drawing.ts';
import { drawMap } from './draw-map.ts';
import { listViews } from './map-views.ts';

const drawings: Record<string, CityDrawing> = {
  pavlodar,
  ekibastuz,
  astana,
  karaganda,
  'ust-kamenogorsk': ustKamenogorsk,
};

/** Every map that the shop shows, in both languages. */
export function listMaps(): { file: string; svg: string }[] {
  return CITY_MAPS.flatMap((frame) =>
    LOCALE_CODES.map((locale) => {
      const drawing = drawings[frame.code];
      if (!drawing) throw new Error(`${frame.code} has a frame and no drawing`);
      return {
        file: `${frame.code}.${locale}.svg`,
        svg: drawMap(drawing, frame, locale, listViews(frame.code)),
      };
    }),
  );
}
