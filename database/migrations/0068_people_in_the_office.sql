-- People and contracts in the office: notes of them, what became of two accounts of one person, why a request was declined.

ALTER TABLE staff_notes
  DROP CONSTRAINT staff_notes_subject_check,
  ADD CONSTRAINT staff_notes_subject_check CHECK (subject IN ('order', 'user', 'organization'));

-- The account that this one has become a part of; its row stays, and says nothing of anybody.
ALTER TABLE users ADD COLUMN merged_into bigint REFERENCES users CHECK (merged_into <> id);

-- In the words of whoever declined it.
ALTER TABLE wholesale_requests ADD COLUMN reason text NOT NULL DEFAULT '';

-- Lists of the office: what waits, what is overdue, who is meant by a BIN.
CREATE INDEX wholesale_requests_waiting ON wholesale_requests (id) WHERE status = 'moderation';
CREATE INDEX wholesale_bills_due ON wholesale_bills (due_on) WHERE paid < sum;
CREATE INDEX organizations_bin ON organizations (bin);
CREATE INDEX orders_organization ON orders (organization_id) WHERE organization_id IS NOT NULL;

-- Who speaks for an organisation and how they are reached stands in no log.
SELECT log_rows_of('organizations', ARRAY['director', 'contact', 'phone', 'email']);
SELECT guard_rows_of(tbl::regclass) FROM unnest(ARRAY[
  'users', 'sessions', 'consents', 'organization_members', 'wholesale_requests']) tbl;
