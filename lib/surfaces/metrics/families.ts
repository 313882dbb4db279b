type Family = { type: 'counter' | 'gauge' | 'histogram'; help: string };

/** Every number that `/metrics` tells: what it is, and of what. Labels are few and known; none is an id, an address or a path. */
export const families: Readonly<Record<string, Family>> = {
  paraph_process_event_loop_delay_mean_seconds: { type: 'gauge', help: 'Mean delay of the event loop since it is measured.' },
  paraph_process_event_loop_delay_p99_seconds: { type: 'gauge', help: 'Delay of the event loop that 1 of 100 looks exceeded.' },
  paraph_process_open_handles: { type: 'gauge', help: 'What keeps the process alive: sockets, timers, children.' },
  paraph_process_cpu_seconds_total: { type: 'counter', help: 'Time of a processor that the process has used.' },
  paraph_process_uptime_seconds: { type: 'gauge', help: 'Time since the process was started.' },
  paraph_process_memory_bytes: { type: 'gauge', help: 'Memory of the process: resident, JavaScript heap in use, and outside of it.' },
  paraph_http_request_seconds: { type: 'histogram', help: 'Time until an operation had answered over HTTP, by operation and class of status.' },
  paraph_pool_busy: { type: 'gauge', help: 'Children of an engine that work.' },
  paraph_pool_waiting: { type: 'gauge', help: 'Jobs that wait for a child of an engine.' },
  paraph_pool_starts_total: { type: 'counter', help: 'Children that were started for an engine, replacements among them.' },
  paraph_pool_given_up_total: { type: 'counter', help: 'Long jobs that gave their child up once for others that waited.' },
  paraph_pool_killed_total: { type: 'counter', help: 'Children that were killed or died in the middle of a job.' },
  paraph_queue_jobs: { type: 'gauge', help: 'Jobs in a queue: due, due later, under way, given up.' },
  paraph_queue_oldest_seconds: { type: 'gauge', help: 'How long the oldest job that is due has waited.' },
  paraph_requests: { type: 'gauge', help: 'Signature requests by stored state.' },
  paraph_runs: { type: 'gauge', help: 'Automations by state.' },
  paraph_deliveries: { type: 'gauge', help: 'Webhook deliveries that are kept, by state.' },
  paraph_emails_of_day: { type: 'gauge', help: 'Emails of the last 24 hours by state.' },
  paraph_database_connections: { type: 'gauge', help: 'Connections to the database, of all processes, by state.' },
  paraph_storage_bytes: { type: 'gauge', help: 'What accounts keep, in bytes.' },
  paraph_storage_files: { type: 'gauge', help: 'Stored files, as the database estimates them.' },
};

/** The family of a sample: a histogram has lines of three names. */
export const familyOf = (name: string): string => (Object.hasOwn(families, name) ? name : name.replace(/_(bucket|sum|count)$/, ''));
