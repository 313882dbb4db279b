-- The queue's own tables are there from the first start on; jobs that wait in them outlive this upgrade.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN
    RETURN;
  END IF;

  -- What finishes a signed request is told the event of the last signature, and no longer waits for another job to call it.
  UPDATE pgboss.job SET data = jsonb_build_object('id', event.id)
    FROM events event
    WHERE job.name = 'finish-request' AND job.state < 'completed' AND event.subject = job.data ->> 'id' AND event.type = 'signature.accepted';
  UPDATE pgboss.job SET name = 'finish-request', state = 'created' WHERE name = 'react' AND state < 'completed';

  -- A queue keeps its policy for life; these never run beside themselves now.
  UPDATE pgboss.queue SET policy = 'exclusive' WHERE name IN ('expire-requests', 'remind-signers');

  DELETE FROM pgboss.schedule WHERE name = 'clean-up';
  DELETE FROM pgboss.job WHERE name IN ('clean-up', 'react');
  DELETE FROM pgboss.queue WHERE name IN ('clean-up', 'react');
END $$;
