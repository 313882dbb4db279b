import type { OperationDocs } from '@/lib/core/operation-docs';

export const openOutputDocs: OperationDocs = {
  remarks:
    'Outgoing events and the outputs of an automation carry such links, as `url` and `downloadUrl`: whoever has one can download the file, without a credential, for one to two hours. A new one comes with each answer and each attempt at a delivery.',
  examples: [{ title: 'The document of a run', status: 200, given: 'completed automation', path: { token: '$OUTPUT_TOKEN' }, saves: 'offer.docx' }],
  situations: [
    { title: 'A part', status: 206, given: 'completed automation', path: { token: '$OUTPUT_TOKEN' }, headers: { Range: 'bytes=0-9' } },
    {
      title: 'A part that the file lacks',
      status: 416,
      given: 'completed automation',
      path: { token: '$OUTPUT_TOKEN' },
      headers: { Range: 'bytes=99999999-' },
    },
  ],
};
