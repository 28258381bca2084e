/** The words of a line without what makes some of them stand out. */
import type { Inline } from '#contract/content.ts';

export function toPlainText(line: readonly Inline[]): string {
  return line.map((piece) => (piece.kind === 'text' ? piece.text : toPlainText(piece.children))).join('');
}
