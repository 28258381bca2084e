import { beginRehearsal, getComingMoments } from '#contract/office/rehearsal.ts';
import type { Cities } from '../cities/cities.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import { createRehearsalPasses, ENTER_PATH, listMoments } from './rehearsal.ts';

/** Beyond it nothing is planned. */
const MOST_AHEAD_MS = 366 * 24 * 60 * 60_000;

interface Parts {
  cities: Pick<Cities, 'list'>;
  secretKey: string;
  /** Where visitors see the shop. */
  publicUrl: string;
}

export function registerRehearsal(door: OfficeHttp, { cities, secretKey, publicUrl }: Parts): void {
  const passes = createRehearsalPasses(secretKey);

  officeRoute(door, getComingMoments, async () => {
    const [ru, kz] = [await cities.list('ru'), await cities.list('kz')];
    return {
      data: {
        moments: await listMoments(door.db),
        cities: ru.map(({ code, name: nameRu }) => ({
          ...{ code, nameRu, nameKz: kz.find((city) => city.code === code)?.name ?? nameRu },
        })),
      },
    };
  });

  officeRoute(door, beginRehearsal, async ({ body: { at: asked, ...rest } }) => {
    const at = new Date(asked);
    const ahead = at.getTime() - Date.now();
    if (ahead <= 0 || ahead > MOST_AHEAD_MS) throw new Refusal('rehearsal.not_ahead');
    if (!(await cities.list('ru')).some(({ code }) => code === rest.city)) throw new Refusal('city.unknown');
    return { data: { address: `${publicUrl}${ENTER_PATH}?pass=${passes.make({ at, ...rest })}` } };
  });
}
