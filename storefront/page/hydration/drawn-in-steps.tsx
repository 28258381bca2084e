import { type ReactNode, useEffect, useState } from 'react';

/** As many as `drawn-in-steps` of the sheet that hides the rest tells apart. */
const LAST_STEP = 3;

interface DrawnInStepsProps {
  /** From when there is room for it: what the page does not show yet needs no steps. */
  isShown: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A long row that appears at once takes a phone longer to style, lay out and paint than a press may wait: it comes a few
 * of its items a frame. `data-step` says how far it has come, and is gone when all of it is there.
 */
export function DrawnInSteps({ isShown, className, children }: DrawnInStepsProps) {
  const [step, setStep] = useState(0);
  // What the browser has painted is the outside world.
  useEffect(() => {
    if (!isShown || step > LAST_STEP) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      waiting = setTimeout(() => setStep(step + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(waiting);
    };
  }, [isShown, step]);
  return (
    <div className={className} data-step={step > LAST_STEP ? undefined : step}>
      {children}
    </div>
  );
}
