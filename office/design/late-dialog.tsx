/** A dialog whose code is fetched when it is first opened. Until it is there, and when it does not come, its place says so. */
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Dialog } from './dialog.tsx';
import { Answered } from './states.tsx';

interface LateDialogProps<Props> {
  /** By which its code is known again. */
  name: string;
  title: string;
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

export function LateDialog<Props extends { onClose: () => void }>(late: LateDialogProps<Props>) {
  const { name, title, load, props } = late;
  const code = useQuery({
    queryKey: ['code', name],
    queryFn: async () => ({ Part: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (code.data) return <code.data.Part {...props} />;
  return (
    <Dialog title={title} onClose={props.onClose}>
      <Answered of={code}>{() => null}</Answered>
    </Dialog>
  );
}
