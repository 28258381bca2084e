import { useState } from 'react';
import { Late, LatePart } from '../../page/hydration/late-part.tsx';
import { OfflineFace } from '../../page/offline-face.tsx';
import { isUnreachable } from '../../router/answers.ts';
import { useRouteError } from '../../router/hooks.ts';

/** Its code is fetched when a screen fails: nearly no visitor needs it. The server has it from the start. */
export const errorPart = new LatePart<object>(() => import('../../screens/error/error-screen.tsx'));

/** If even this does not come, the reload guard has its say; after that nothing comes at all. */
export function ErrorScreen() {
  const error = useRouteError();
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing || isUnreachable(error)) return <OfflineFace />;
  return <Late part={errorPart} props={{}} onMissing={() => setIsMissing(true)} />;
}
