-- What must be done once and later (api/tasks/). The letters of `mails` move here while the shop runs (api/mail/).
CREATE TABLE tasks (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind         text NOT NULL,
  key          text NOT NULL,                              -- what makes it this task: asked for twice it is one
  payload      bytea,                                      -- sealed; gone some time after the end
  state        text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'dead')),
  due_at       timestamptz NOT NULL DEFAULT now(),         -- not before
  tries        int NOT NULL DEFAULT 0,
  lease_until  timestamptz,                                -- whose it is now; afterwards another may take it
  lease_number int NOT NULL DEFAULT 0,                     -- tells one holder from the next
  progress     jsonb,
  last_error   text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  done_at      timestamptz,                                -- also of the dead
  UNIQUE (kind, key),
  CHECK (state <> 'waiting' OR payload IS NOT NULL),
  CHECK ((state = 'waiting') = (done_at IS NULL))
);
CREATE INDEX tasks_due ON tasks (kind, due_at) WHERE state = 'waiting';
CREATE INDEX tasks_ended ON tasks (done_at) WHERE state <> 'waiting';
CREATE INDEX tasks_dead ON tasks (kind) WHERE state = 'dead';
