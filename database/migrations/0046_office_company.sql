-- Staff beside one another: what is being done for whom and that it shall end, who looks at what, lists kept for later.
ALTER TABLE tasks ADD COLUMN asked_by bigint REFERENCES staff ON DELETE SET NULL; -- null: the shop itself
ALTER TABLE tasks ADD COLUMN stop_asked_at timestamptz;                            -- its holder ends it at its next word
ALTER TABLE tasks DROP CONSTRAINT tasks_state_check;
ALTER TABLE tasks ADD CONSTRAINT tasks_state_check CHECK (state IN ('waiting', 'done', 'dead', 'stopped'));

-- Not worth a word in the log of the database: a crash forgets it, and within fifteen seconds everybody is there again.
CREATE UNLOGGED TABLE office_presence (
  subject    text NOT NULL,
  subject_id bigint NOT NULL,
  staff_id   bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  field      text,                                         -- what is being edited; null: only looked at
  seen_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (subject, subject_id, staff_id)
);
CREATE INDEX office_presence_seen ON office_presence (seen_at);

CREATE TABLE saved_views (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  screen     text NOT NULL CHECK (screen ~ '^[a-z][a-z/-]{0,39}$'),
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  query      text NOT NULL CHECK (length(query) <= 2000),  -- as it stands in the address
  staff_id   bigint REFERENCES staff ON DELETE CASCADE,
  role       text CHECK (role IN ('administrator', 'content', 'catalogue', 'pricing', 'operator', 'picker',
                                  'cashier', 'wholesale', 'marketing', 'accountant', 'auditor')),
  CHECK ((staff_id IS NULL) <> (role IS NULL))
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (screen, coalesce(staff_id, 0), coalesce(role, ''), name);
CREATE INDEX saved_views_staff ON saved_views (staff_id);
