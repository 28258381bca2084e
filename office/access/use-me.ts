/** Who works here now. The first question is asked in silence: nobody who has just come is pressed to log in by a dialogue. */
import { useQuery } from '@tanstack/react-query';
import type { Me } from '#contract/office/office-auth.ts';
import type { CallFailure } from '../calls/call-failure.ts';
import { office, queryClient } from '../calls/office.ts';

const CALL = 'GET /office/api/v1/me/';
const KEY = [CALL, {}];

/** Above the shell: with its failures. */
export function useMeAnswer() {
  return useQuery<Me, CallFailure>({
    queryKey: KEY,
    queryFn: async () => {
      const isKnown = queryClient.getQueryData(KEY) !== undefined;
      return (await (isKnown ? office.call(CALL) : office.callQuietly(CALL))).data;
    },
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
  queryClient.setQueryData(KEY, me);
}

/** Nobody is here any more: nothing that was seen stays in the page. */
export function forgetMe(): void {
  queryClient.clear();
}
