import { CityChoice } from '../../features/city/city.tsx';
import { OfflineCard } from '../../features/club/club.tsx';
import { AskDialog } from '../../features/feedback/ask-dialog.tsx';
import { offlineKeeper } from '../../features/offline/offline.ts';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import { OfflineNotice } from '../../page/offline-notice.tsx';
import { CatalogSheet } from '../catalog-menu/catalog-menu.tsx';
import { CountAnnouncer, Login, TabBar } from '../header/header.tsx';

/** Nobody is told anything before the page has come alive: fetched after that. */
const toastPart = new LatePart<object>(() =>
  import('../../design/toast.tsx').then(({ ToastRegion }) => ({ default: ToastRegion })),
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
