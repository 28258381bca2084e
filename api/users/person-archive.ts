/** A person's archive: a file per section, and a page of words on what it is. */
import { strToU8, zipSync } from 'fflate';

const README = `Всё, что магазин Шебер хранит о вас, по разделам: один файл — один раздел, в формате JSON.
Паролей здесь нет: магазин их не знает, а хранит только необратимый отпечаток.

Шебер дүкені сіз туралы сақтайтын деректердің бәрі бөлім-бөліммен берілген: әр файл — бір бөлім, JSON пішімінде.
Құпиясөздер мұнда жоқ: дүкен оларды білмейді, тек қайтарылмайтын ізін сақтайды.
`;

/** `taker`: who of the staff took it, where the person did not do so themselves. */
export function packArchive(
  sections: Readonly<Record<string, unknown>>,
  madeAt: Date,
  taker: string | null = null,
): Uint8Array {
  const mark =
    taker === null
      ? ''
      : `\nВыгрузил сотрудник / Жүктеп алған қызметкер: ${taker}, ${madeAt.toISOString()}\n`;
  const files = Object.entries(sections).map(([name, content]): [string, Uint8Array] => [
    `${name}.json`,
    strToU8(`${JSON.stringify(content, null, 2)}\n`),
  ]);
  return zipSync(
    { 'README.txt': strToU8(`${README}${mark}`), ...Object.fromEntries(files) },
    { mtime: madeAt },
  );
}
