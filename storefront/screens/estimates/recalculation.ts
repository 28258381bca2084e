/** Where the calculation of a section opens again, with the goods and choices it was made with. Without the language. */
export const toRecalculation = (calculator: string, values: Readonly<Record<string, string>>): string =>
  `/calculator?${new URLSearchParams({ ...values, kind: calculator })}`;
