import { CatalogSheet } from '../catalog-menu/catalog-menu.tsx';
import { CityChoice } from '../city/city.tsx';
import { OfflineCard } from '../club/club.tsx';
import { AskDialog } from '../feedback/feedback.ts';
import { CountAnnouncer, Login, TabBar } from '../header/header.tsx';
import { offlineKeeper } from '../offline/offline.ts';
import { LatePart, useLatePart } from './late-part.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** Nobody is told anything before the page has come alive: fetched after that. */
const toastPart = new LatePart<object>(() =>
  import('../design/toast.tsx').then(({ ToastRegion }) => ({ default: ToastRegion })),
);

/** What may come over a page: dialogues, the phone's catalogue, the word that the network is gone. */
export function Overlays() {
  const ToastRegion = useLatePart(toastPart, true);
  const Keeper = useLatePart(offlineKeeper, true);
  return (
    <>
      <CatalogSheet tabs={<TabBar />} />
      <CityChoice />
      <Login />
      <AskDialog />
      <CountAnnouncer />
      {ToastRegion ? <ToastRegion /> : null}
      {Keeper ? <Keeper /> : null}
      <OfflineNotice>
        <OfflineCard />
      </OfflineNotice>
    </>
  );
}
