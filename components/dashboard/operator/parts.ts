import type { OperatorWords } from './words';

export type Part = keyof OperatorWords['parts'];

const room = '/dashboard/operator';

/** The parts of the room in their order, with their addresses. */
export const parts = {
  health: room,
  queues: `${room}/queues`,
  senders: `${room}/senders`,
  accounts: `${room}/accounts`,
  workflows: `${room}/workflows`,
  settings: `${room}/settings`,
  log: `${room}/log`,
} as const satisfies Record<Part, string>;
