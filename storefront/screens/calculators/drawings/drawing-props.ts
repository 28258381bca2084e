export interface DrawingProps {
  code: string;
  /** What is typed, with what the chosen goods settle. */
  texts: Readonly<Record<string, string>>;
}
