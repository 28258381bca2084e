/** Who works here now. The first question is asked in silence: nobody who has just come is pressed to log in by a dialogue. */
import { useQuery } from '@tanstack/react-query';
import type { Me } from '#contract/office/office-auth.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { office, queryClient } from '../calls/office.ts';
import { ME as CALL, forgetKept, keepMe, openKept } from '../kept/kept.ts';

const KEY = [CALL, {}];
const ASK_AGAIN_MS = 10_000;

/** The shop could not be asked: the page shows what this phone has kept, until it can. */
let isKept = false;

async function askWho(): Promise<Me> {
  const before = queryClient.getQueryData<Me>(KEY);
  try {
    const { data } = await (before ? office.call(CALL) : office.callQuietly(CALL));
    keepMe(data);
    if (isKept) renewOthers(before?.id === data.id);
    return data;
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status === 401) forgetKept();
    const known = before ? null : openKept(failure);
    if (!known) throw failure;
    isKept = true;
    return known;
  }
}

/** The shop answers again: whatever stands open is asked for anew, and nothing of somebody else stays. */
function renewOthers(isSame: boolean): void {
  isKept = false;
  const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== CALL };
  if (isSame) void queryClient.invalidateQueries(others);
  else void queryClient.resetQueries(others);
}

/** Above the shell: with its failures. */
export function useMeAnswer() {
  return useQuery<Me, CallFailure>({
    queryKey: KEY,
    queryFn: askWho,
    refetchInterval: () => (isKept ? ASK_AGAIN_MS : false),
  });
}

/** Below the shell, which is drawn for somebody alone. */
export function useMe(): Me {
  const { data } = useMeAnswer();
  if (!data) throw new Error('useMe is for what stands inside the shell');
  return data;
}

/** Somebody has come in; whatever was asked before is asked anew, unless it is the same one who goes on. */
export function letIn(me: Me): void {
  const before = queryClient.getQueryData<Me>(KEY);
  if (before && before.id !== me.id) queryClient.clear();
  keepMe(me);
  queryClient.setQueryData(KEY, me);
}

/** Nobody is here any more: nothing that was seen stays in the page or on the phone. */
export function forgetMe(): void {
  forgetKept();
  queryClient.clear();
}
