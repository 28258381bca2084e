-- One primitive for every edit of the office: a change {subject, field, from, to}. A set of them is drafted, shown, applied
-- field by field where nobody has written meanwhile, and taken back the same way.
CREATE TABLE change_sets (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL CHECK (kind IN ('edit', 'bulk', 'import', 'prices', 'undo')),
  title       text NOT NULL DEFAULT '',
  state       text NOT NULL DEFAULT 'draft'
              CHECK (state IN ('draft', 'scheduled', 'waiting', 'running', 'applied', 'undone', 'failed')),
  subjects    text[] NOT NULL,
  rights      text[] NOT NULL,                       -- that its fields ask for: whoever has not all of them sees no such set
  apply_at    timestamptz,                           -- by the database's clock
  digest      text,                                  -- of what was seen when it was scheduled or asked for
  created_by  bigint NOT NULL REFERENCES staff,
  request_key text,                                  -- a save that is sent twice is one set
  undo_of     bigint REFERENCES change_sets,
  created_at  timestamptz NOT NULL DEFAULT now(),
  applied_at  timestamptz,
  UNIQUE (created_by, request_key),
  CHECK ((state = 'scheduled') = (apply_at IS NOT NULL) OR state <> 'scheduled')
);
CREATE INDEX change_sets_state ON change_sets (state, apply_at);
CREATE INDEX change_sets_author ON change_sets (created_by, id DESC);
-- One taking back at a time: two at once would be two sets for the same.
CREATE UNIQUE INDEX change_sets_undo ON change_sets (undo_of) WHERE state IN ('running', 'applied', 'undone');

CREATE TABLE change_items (
  set_id     bigint NOT NULL REFERENCES change_sets ON DELETE CASCADE,
  n          int NOT NULL CHECK (n > 0),
  subject    text NOT NULL,
  subject_id bigint,                                 -- null: a new thing
  new_key    text,
  field      text NOT NULL,
  "from"     jsonb NOT NULL,
  "to"       jsonb NOT NULL,
  state      text NOT NULL DEFAULT 'pending'
             CHECK (state IN ('pending', 'applied', 'conflict', 'held', 'skipped', 'wrong')),
  why        text,
  found      jsonb,                                  -- what was stored when it could not be written
  PRIMARY KEY (set_id, n)
);
CREATE INDEX change_items_thing ON change_items (subject, subject_id);

-- Four eyes: bound to what was seen. Either a set of changes or a call of the office.
CREATE TABLE approvals (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  change_set_id bigint REFERENCES change_sets,
  call          text,
  payload       jsonb,                               -- of a call: what it was asked with
  digest        text NOT NULL,
  why           text NOT NULL,
  "right"       text NOT NULL,
  about_staff   bigint REFERENCES staff,             -- whoever it concerns does not decide on it either
  asked_by      bigint NOT NULL REFERENCES staff,
  asked_at      timestamptz NOT NULL DEFAULT now(),
  expires_at    timestamptz NOT NULL,
  state         text NOT NULL DEFAULT 'waiting'
                CHECK (state IN ('waiting', 'approved', 'declined', 'expired', 'withdrawn')),
  decided_by    bigint REFERENCES staff,
  decided_at    timestamptz,
  is_alone      boolean NOT NULL DEFAULT false,      -- a shop of one person, which said so in its settings
  comment       text NOT NULL DEFAULT '',
  CHECK (num_nonnulls(change_set_id, call) = 1),
  CHECK (decided_by <> asked_by OR is_alone OR state = 'withdrawn'),
  CHECK (decided_by <> about_staff)
);
CREATE INDEX approvals_waiting ON approvals (expires_at) WHERE state = 'waiting';
CREATE UNIQUE INDEX approvals_change_set ON approvals (change_set_id) WHERE state = 'waiting';
