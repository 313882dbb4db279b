import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleDocument } from '../example-workflow';

const path = { wkf_id: '$WKF_ID', doc_id: '$DOC_ID' } as const;

export const updateDocumentDocs: OperationDocs = {
  remarks:
    'Only what is sent is changed; the file cannot be. `outputName`, `pdfPassword` and the texts of `signature` are templated: tags such as {{Customer Name}} are filled for each run, and a tag that cannot be read is refused. `removeOutput`, `enablePdfPassword` and `signature` need `createPdfCopy`; `enablePdfPassword` needs a `pdfPassword`. The prevent-copy flag is taken under its three spellings and answered as `pdfPasswordPreventCopy`. Runs that have begun keep to the settings of their start.',
  examples: [
    {
      title: 'Name the output and protect its PDF',
      status: 200,
      given: 'workflow',
      withKey: true,
      path,
      body: { outputName: 'Offer for {{Customer Name}}', enablePdfPassword: true, pdfPassword: '{{Customer Name}}', enablePdfPreventCopy: true },
    },
    {
      title: 'Send the PDF for signature',
      status: 200,
      given: 'workflow',
      withKey: true,
      path,
      body: { signature: { signerName: '{{Customer Name}}', signerEmail: '{{Customer Email}}', title: 'Offer' } },
    },
  ],
  situations: [
    {
      title: 'Without its PDF nothing may be removed',
      status: 400,
      given: 'workflow',
      withKey: true,
      path,
      body: { removeOutput: true, createPdfCopy: false },
    },
    { title: 'Of an archived workflow', status: 400, given: 'archived workflow', withKey: true, path, body: { outputName: 'x' } },
  ],
  listed: { specified: [200, 400, 403], added: [404, 412, 413, 415, 429] },
  answers: { document: { summary: 'A document', value: exampleDocument } },
};
