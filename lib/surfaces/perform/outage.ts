import type { AppError } from '@/lib/core/errors';
import { StorageFailure } from '@/lib/engines/storage/storage-errors';
import { performErrors } from './errors';

/** A database that was restarted is back by then. */
const retryAfter = 5;

/** What a file system says, and PostgreSQL (disk_full), where there is no room. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** What the database client says, a socket, and PostgreSQL that is starting, ending, or has too many connections. */
const AWAY = new Set([
  ...['P1001', 'P1002', 'P1017', 'P2024'],
  ...['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['53300', '57P01', '57P02', '57P03', '08000', '08003', '08006'],
]);
/** What a file system says that went away, was set read-only, or is somebody else's; of a file that is not there a bug may be the cause. */
const REFUSING = new Set(['EIO', 'ESTALE', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EMFILE', 'ENFILE']);
/** The driver gives no code to a connection that ended under a statement, or was not to be had in time. */
const CUT_OFF = /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect/;
const MAX_DEPTH = 6;

type Thrown = {
  code?: unknown;
  syscall?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
  errors?: unknown;
};

/** The answer where what the service rests on fails, and no bug of ours: a full disk, or a database or storage that is away. */
export function outageOf(thrown: unknown): AppError | undefined {
  const all = causesOf(thrown, MAX_DEPTH);
  const says = (codes: ReadonlySet<string>) => all.some(({ code, kind }) => codes.has(String(code)) || codes.has(String(kind)));
  if (says(FULL)) return performErrors.storageFull({ cause: thrown });
  const isAway = says(AWAY) || says(REFUSING) || all.some((one) => one instanceof StorageFailure || isBlocked(one) || CUT_OFF.test(String(one.message)));
  return isAway ? performErrors.unavailable({ retryAfter, cause: thrown }) : undefined;
}

/** Where a folder should be lies something else. */
const isBlocked = ({ code, syscall }: Thrown): boolean => code === 'EEXIST' && syscall === 'mkdir';

function causesOf(thrown: unknown, depth: number): Thrown[] {
  if (typeof thrown !== 'object' || thrown === null || depth === 0) return [];
  const one = thrown as Thrown;
  const within = [one.cause, one.meta?.driverAdapterError, ...(Array.isArray(one.errors) ? one.errors : [])];
  return [one, ...within.flatMap((each) => causesOf(each, depth - 1))];
}
