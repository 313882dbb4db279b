import { type DeliveryStatus, deliveryStatuses } from '@/lib/domain/webhooks/rules';

export const withins = ['hour', 'day', 'week'] as const;
export type Within = (typeof withins)[number];

/** What of the log is shown; as the address says it. */
export type DeliveryFilter = { status: DeliveryStatus | null; within: Within | null };

/** What an address asks for; what it has no word for is as if it were not there. */
export const deliveryFilterIn = ({ status, within }: Record<string, string | string[] | undefined>): DeliveryFilter => ({
  status: deliveryStatuses.find((each) => each === status) ?? null,
  within: withins.find((each) => each === within) ?? null,
});

const MS_AN_HOUR = 3_600_000;
const hours: Record<Within, number> = { hour: 1, day: 24, week: 168 };

/** Since when what is shown was announced; undefined where that does not matter. */
export const sinceOf = ({ within }: DeliveryFilter): string | undefined =>
  within ? new Date(Date.now() - hours[within] * MS_AN_HOUR).toISOString() : undefined;

/** The address of a part of the log. */
export function deliveriesAddress(workflowId: string, filter: DeliveryFilter, cursor?: string): string {
  const given = Object.entries({ ...filter, cursor }).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const here = `/dashboard/workflows/${workflowId}/deliveries`;
  return given.length > 0 ? `${here}?${new URLSearchParams(given)}` : here;
}
