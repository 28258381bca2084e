/** A row that tests show already. */
export interface Shown {
  id: string;
  fault: string;
  rule: string;
  project: 'api' | 'process' | 'e2e' | 'deep' | 'reckonings' | 'deep-journeys';
  file: string;
  tests: readonly string[];
}
