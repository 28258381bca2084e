import { Late, LatePart } from '../../page/hydration/late-part.tsx';

/** Its code is fetched when a screen fails: nearly no visitor needs it. The server has it from the start. */
export const errorPart = new LatePart<object>(() => import('../../screens/error/error-screen.tsx'));

/** If even this does not come, the reload guard has its say. */
const nothing = () => {};

export function ErrorScreen() {
  return <Late part={errorPart} props={{}} onMissing={nothing} />;
}
