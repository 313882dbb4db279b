import { ButtonLink } from '../ui/button';

/** The primary act of home and of the list of requests, for whom it is offered. */
export function SendLink({ label }: { label: string | null }) {
  if (label === null) return null;
  return (
    <ButtonLink kind="primary" href="/dashboard/send">
      {label}
    </ButtonLink>
  );
}
