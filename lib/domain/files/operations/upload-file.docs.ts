import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleDetails } from '../example-values';

export const uploadFileDocs: OperationDocs = {
  remarks:
    'Keeps a file as `multipart/form-data` with the one member `file`: a Word document (DOCX) or PowerPoint slides (PPTX) of at most 20 MB, to be used as a template, or a PDF or picture (PNG, JPEG) of at most 5 MB. The file is read before it is kept. What it really is counts, not its name; what cannot be used is 400 with the reason and what to do, and nothing is kept. The answer lists the tags of a template and what is odd about it.',
  examples: [{ title: 'Upload a template', status: 201, withKey: true, sends: 'contract.docx', part: 'file' }],
  situations: [
    { title: 'A web page by the name of a document', status: 400, withKey: true, sends: 'page.docx', part: 'file' },
    { title: 'More than 20 MB', status: 413, withKey: true, sends: 'too-large.docx', part: 'file' },
  ],
  answers: { file: { summary: 'A template', value: exampleDetails } },
};
