import { use } from 'react';
import type { ScreenFailure } from '../../page/screen.ts';
import { ShellContext } from '../../page/shell.ts';
import { isRouteErrorResponse } from '../../router/answers.ts';
import { useRouteError } from '../../router/hooks.ts';
import { BusyFace } from './busy-face.tsx';
import { FaultFace } from './fault-face.tsx';
import { NotFoundFace } from './not-found-face.tsx';

/** What a visitor sees when a screen cannot be shown: no such page, too much asked at once, or a fault with its request id. */
export default function ErrorScreen() {
  const error = useRouteError();
  const failure = isRouteErrorResponse(error) ? (error.data as ScreenFailure) : null;
  const isInLayout = use(ShellContext) !== null;
  const face =
    failure?.status === 404 && isInLayout ? (
      <NotFoundFace />
    ) : failure?.status === 429 ? (
      <BusyFace failure={failure} />
    ) : (
      <FaultFace requestId={failure?.requestId ?? null} />
    );
  // Without the shell there is no layout around it either: the page's one main part is this.
  return isInLayout ? (
    face
  ) : (
    <main className="container" id="content" tabIndex={-1}>
      {face}
    </main>
  );
}
