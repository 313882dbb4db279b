import { callOutside } from '@/lib/engines/net/call-outside';
import { OutsideFailure } from '@/lib/engines/net/outside-failure';
import { timeLimit } from '@/lib/engines/net/time-limit';
import type { Finding } from '@/lib/engines/office/language/finding';
import { Scope } from '@/lib/engines/office/language/scope';
import type { TemplateReading } from '../../files/hosted/template-reading';

/** Decisions, "Addresses the service calls". */
const maxPictureBytes = 5 * 1024 * 1024;
const timeoutMs = 20_000;

/** Of all pictures of a document together, and how many are fetched at once: servers that never answer hold no worker for long. */
const budgetMs = 30_000;
const atOnce = 6;

/** Of one document: a post with thousands of addresses is no reason to call thousands of servers. */
const maxPictures = 50;

type Pictures = { byAddress: Record<string, Uint8Array>; findings: Finding[] };

/**
 * Fetches the pictures that a template's alt texts ask for and whose values are addresses; pictures in the data the
 * engine reads by itself. One that cannot be fetched is a warning, and the template's own picture stays.
 */
export async function picturesFor(reading: TemplateReading | null, values: unknown, signal: AbortSignal, withinMs = budgetMs): Promise<Pictures> {
  const scope = Scope.of(values);
  const wanted = new Map<string, string>();
  for (const { source, names, kind } of reading?.tags ?? [])
    if (kind === 'picture') for (const name of names) for (const address of addressesIn(scope.look(name))) wanted.set(address, source);
  const pictures: Pictures = { byAddress: {}, findings: [] };
  const fetched = await fetchAll([...wanted.keys()].slice(0, maxPictures), timeLimit(withinMs, signal), withinMs);
  signal.throwIfAborted();
  for (const [address, picture] of fetched) {
    const tag = wanted.get(address) ?? '';
    if (typeof picture === 'string')
      pictures.findings.push({ code: 'picture_unreachable', message: `The picture for {{${tag}}} could not be fetched: ${picture}`, tag });
    else pictures.byAddress[address] = picture;
  }
  if (wanted.size > maxPictures)
    pictures.findings.push({
      code: 'too_many_pictures',
      message: `Only the first ${maxPictures} pictures were fetched; send the others in the data, as base64.`,
    });
  return pictures;
}

const addressesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) => (typeof each === 'string' && /^https?:\/\//i.test(each.trim()) ? [each.trim()] : []));

/** Of each address, in their order: the bytes, or why there are none. */
async function fetchAll(addresses: readonly string[], limit: AbortSignal, withinMs: number): Promise<[string, Uint8Array | string][]> {
  const tooLate = `the pictures of one document have ${withinMs / 1000} seconds in all.`;
  const fetched = new Map<string, Uint8Array | string>();
  const left = addresses.values();
  const work = async () => {
    for (const address of left) fetched.set(address, limit.aborted ? tooLate : await fetchPicture(address, limit, tooLate));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return addresses.map((address) => [address, fetched.get(address) ?? tooLate]);
}

async function fetchPicture(address: string, signal: AbortSignal, tooLate: string): Promise<Uint8Array | string> {
  try {
    const { status, bytes } = await callOutside(address, { maxBytes: maxPictureBytes, timeoutMs, signal });
    return status === 200 ? bytes : `the server answered ${status}.`;
  } catch (error) {
    if (error instanceof OutsideFailure) return signal.aborted ? tooLate : error.message;
    throw error;
  }
}
