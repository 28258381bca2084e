import type { Db } from '../database.ts';

export type NotedSubject = 'user' | 'organization';

export interface NoteRow {
  id: number;
  text: string;
  staff: { id: number; name: string };
  at: Date;
}

/** The newest first; what was emptied because a person is forgotten is none. */
export async function listNotesOf(db: Db, subject: NotedSubject, id: number): Promise<NoteRow[]> {
  const rows = await db<NoteRow[]>`
    SELECT n.id::float8 AS id, n.text, jsonb_build_object('id', s.id, 'name', s.name) AS staff, n.at
    FROM staff_notes n JOIN staff s ON s.id = n.staff_id
    WHERE n.subject = ${subject} AND n.subject_id = ${id} AND n.text <> '' ORDER BY n.id DESC LIMIT 100`;
  return [...rows];
}

export async function insertNoteOf(
  tx: Db,
  { subject, id, staffId, text }: { subject: NotedSubject; id: number; staffId: number; text: string },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO staff_notes (subject, subject_id, staff_id, text) VALUES (${subject}, ${id}, ${staffId}, ${text})
    RETURNING id::float8 AS id`;
  if (!row) throw new Error('a note was not written');
  return row.id;
}
