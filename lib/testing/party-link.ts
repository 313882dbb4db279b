import { waysOut } from '@/lib/domain/signatures/link-ways';
import { signingLink, signingToken } from '@/lib/domain/signatures/links';
import type { Party } from '@/lib/domain/signatures/rules';

type Linked = { id: string; linkGeneration: number; accountId: string | null; delivery: string; isTest: boolean };

const firstWay = (request: Linked, party: Party) => waysOut(request, party)[0] ?? 'mailed';

/** A party's private link as it goes out: the mailed one where links are mailed, else the one that is returned. */
export const linkFor = (request: Linked, party: Party): string => signingLink(request, party, firstWay(request, party));

export const tokenFor = (request: Linked, party: Party): string => signingToken(request, party, firstWay(request, party));
