import { getOpening, makePreviewPass } from '#contract/office/opening.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { Settings } from '../settings/settings.ts';
import type { Opening } from './opening.ts';

interface OpeningModule {
  opening: Opening;
  settings: Pick<Settings, 'read' | 'renew'>;
  /** Where visitors see the shop. */
  publicUrl: string;
}

export function registerOpening(door: OfficeHttp, { opening, settings, publicUrl }: OpeningModule): void {
  officeRoute(door, getOpening, async () => {
    // Whoever has just told who sells must see it told.
    await settings.renew();
    const { values, set } = await settings.read();
    return { data: { isOpen: values['shop.is_open'], rows: await opening.judge(door.db, set) } };
  });

  officeRoute(door, makePreviewPass, async () => ({
    data: { address: `${publicUrl}/preview?pass=${opening.makePass()}` },
  }));
}
