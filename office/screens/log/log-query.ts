/** The filters of the log between the address and the call: days of the country's clock there, moments here. */
const NUMBERS = ['staff', 'subjectId', 'changeSet'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface LogQuery {
  staff?: number;
  subject?: string;
  subjectId?: number;
  changeSet?: number;
  from?: string;
  to?: string;
}

/** What is written there by hand and means nothing is left out. */
export function toLogQuery(address: URLSearchParams): LogQuery {
  const query: LogQuery = {};
  for (const name of NUMBERS) {
    const value = address.get(name) ?? '';
    if (/^\d{1,15}$/.test(value)) query[name] = Number(value);
  }
  const subject = address.get('subject') ?? '';
  if (/^[a-z][a-z_]{0,39}$/.test(subject)) query.subject = subject;
  const from = address.get('from') ?? '';
  if (DAY.test(from)) query.from = `${from}T00:00:00+05:00`;
  const to = address.get('to') ?? '';
  if (DAY.test(to)) query.to = `${to}T23:59:59+05:00`;
  return query;
}
