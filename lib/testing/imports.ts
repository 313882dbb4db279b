import { POST as check } from '@/app/dashboard/data/workflows/[wkf_id]/imports/route';
import { cancelImport } from '@/lib/domain/automations/operations/cancel-import';
import { getImport } from '@/lib/domain/automations/operations/get-import';
import { startImport } from '@/lib/domain/automations/operations/start-import';
import { perform } from '@/lib/surfaces/perform/perform';
import { fileAsForm } from './kinds/multipart';
import { signedInCaller, signIn } from './session';

/** The browser of a signed-in person on the page where tables become runs. */
export async function importsOf(personId: string, wkf_id: string) {
  const [{ headers }, caller] = [await signIn(personId), await signedInCaller(personId)];
  const about = (import_id: string) => ({ wkf_id, import_id });
  return {
    headers,
    caller,
    /** The id of what was looked through, or the code of what is wrong with the file. */
    check: async (table: string | Uint8Array, name = 'Guests.csv') => {
      const { type, body } = fileAsForm('file', name, table);
      const init = { method: 'POST', headers: { ...headers, 'x-client-address': '203.0.113.7', 'content-type': type }, body, duplex: 'half' } as RequestInit;
      const response = await check(new Request('http://localhost:3000/x', init), { params: Promise.resolve({ wkf_id }) });
      const [, id, problem] = /\/import(?:\/(imp_\w+))?(?:\?problem=(\w+))?$/.exec(response.headers.get('location') ?? '') ?? [];
      return { id: id ?? '', problem: problem ?? null };
    },
    read: (id: string) => perform(getImport, about(id), caller),
    start: (id: string) => perform(startImport, about(id), caller),
    cancel: (id: string) => perform(cancelImport, about(id), caller),
  };
}
