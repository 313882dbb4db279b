import { makeAccount } from './account';
import { plainPdf } from './plain-pdf';
import { createRequest, sign } from './signing';

type Needs = { request?: 'open' | 'signed'; upload?: 'open' | 'received' };

/** What an example of the documentation finds when it is run: an account, and what its variables stand for. */
export async function makeWorld(url: string, { request, upload }: Needs): Promise<Record<string, string>> {
  const { key } = await makeAccount();
  const world: Record<string, string> = { PARAPH_API_KEY: key };
  const authorization = { authorization: `Bearer ${key}` };
  if (request) {
    const { json } = await createRequest(key);
    Object.assign(world, { REQUEST_ID: json.request_id, REQUEST_TOKEN: json.request_token });
    if (request === 'signed') await sign(json.signer_link);
  }
  if (upload) {
    const { upload_id } = (await (await fetch(`${url}/v1/uploads`, { method: 'POST', headers: authorization })).json()) as { upload_id: string };
    world.UPLOAD_ID = upload_id;
    const headers = { ...authorization, 'content-type': 'application/pdf' };
    if (upload === 'received') await fetch(`${url}/v1/uploads/${upload_id}`, { method: 'PUT', headers, body: await plainPdf() });
  }
  return world;
}
