/** A call's answer as a component needs it. Keys of what is kept: the call and its input. */
import { type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallFailure } from './call-failure.ts';
import { office, queryClient } from './office.ts';
import type { Answer, CallKey, InputArgs, InputOf } from './office-api.ts';

/** For a list whose older answer may stand until the next one comes, say. */
type Options<K extends CallKey> = Pick<
  UseQueryOptions<Answer<K>, CallFailure>,
  'enabled' | 'placeholderData' | 'refetchInterval' | 'refetchOnMount'
>;

export function useCall<K extends CallKey>(key: K, ...input: InputArgs<K>) {
  return useCallWith(key, {}, ...input);
}

export function useCallWith<K extends CallKey>(key: K, options: Options<K>, ...input: InputArgs<K>) {
  return useQuery<Answer<K>, CallFailure>({
    queryKey: [key, input[0] ?? {}],
    queryFn: () => office.call(key, ...input),
    ...options,
  });
}

/** What a component does when its call has an answer. */
interface Told<K extends CallKey> {
  onSuccess?: (answer: Answer<K>) => void;
  onError?: (error: CallFailure) => void;
}

/**
 * A call that changes something; what is named in `renews` is asked for anew after it. Its outcome is told even when
 * the component is gone by then: the renewed list may well be without the very row that asked.
 */
export function useAct<K extends CallKey>(key: K, { renews = [] }: { renews?: readonly CallKey[] } = {}) {
  const act = useMutation<Answer<K>, CallFailure, InputOf<K>>({
    mutationFn: (input) => office.call(key, ...([input] as unknown as InputArgs<K>)),
    onSuccess: () => Promise.all(renews.map((each) => queryClient.invalidateQueries({ queryKey: [each] }))),
  });
  const { mutateAsync } = act;
  const mutate = useCallback(
    (input: InputOf<K>, { onSuccess, onError }: Told<K> = {}) => {
      mutateAsync(input).then(onSuccess, (error: CallFailure) => onError?.(error));
    },
    [mutateAsync],
  );
  return { ...act, mutate };
}
