import { makeKey } from './sender';
import { offerTemplate } from './template';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export type MadeWorkflow = { key: string; id: string; webhookUrl: string; documentId: string; previewUrl: string };

/** A workflow with one template, made as a program makes it: a file, then the workflow. */
export async function makeWorkflow(name: string, more: Record<string, unknown> = {}): Promise<MadeWorkflow> {
  const key = await makeKey(`wendy-${process.pid}-${name.length}-${Date.now()}@sender.example`);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(offerTemplate())], 'Offer 2026.docx', { type: docxType }));
  const file = await api(key, 'POST', '/files/', form);
  const workflow = await api(key, 'POST', '/workflows/', { name, document: { fileId: file.id }, ...more });
  const [document] = workflow.documents;
  return { key, id: workflow.id, webhookUrl: workflow.source.webhookUrl, documentId: document.id, previewUrl: document.previewUrl };
}

/** Calls the API, and reads the answer; what is not a success is an error here. */
export async function api(key: string, method: string, path: string, body?: FormData | object) {
  const isForm = body instanceof FormData;
  const response = await fetch(path.startsWith('/') ? `${process.env.BASE_URL}${path}` : path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
