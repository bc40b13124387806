-- How the shop's machinery is, for the desk's page Tilstand.

-- Every process says every few seconds that it is there, and takes its row away when it stops. One that does not was killed.
CREATE TABLE running_processes (
  process_id uuid PRIMARY KEY,
  host       text NOT NULL,
  pid        integer NOT NULL,
  version    text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at    timestamptz NOT NULL DEFAULT now(),
  facts      jsonb NOT NULL
);

-- What somebody has done to know that it would work: a backup that was restored.
CREATE TABLE maintenance_runs (
  maintenance_run_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind               text NOT NULL CHECK (kind IN ('restore-rehearsal')),
  ended_at           timestamptz NOT NULL DEFAULT now(),
  is_well            boolean NOT NULL,
  facts              jsonb NOT NULL
);
CREATE INDEX maintenance_runs_kind ON maintenance_runs (kind, maintenance_run_id);

-- The last try of each provider that came to its end.
CREATE INDEX payment_operations_finished ON payment_operations (finished_at) WHERE finished_at IS NOT NULL;
