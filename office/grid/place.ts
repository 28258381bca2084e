/**
 * Measured positions of a long list, set through the CSSOM: the one place of the office that does, because the content policy
 * forbids styles in the markup.
 */
export function setBlockSize(element: HTMLElement | null, pixels: number): void {
  element?.style.setProperty('block-size', `${pixels}px`);
}

export function setShift(element: HTMLElement | null, pixels: number): void {
  element?.style.setProperty('transform', `translateY(${pixels}px)`);
}
