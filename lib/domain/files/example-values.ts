// What stands in the documented answers: one file of one account, so that the examples tell one story.

const id = 'file_8Qk2ZrT5vXw1BnLc7DfG';
const url = `https://sign.example.net/files/${id}/content`;
const createdAt = '2026-11-22T09:30:00.000+00:00';
const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const exampleFile = {
  id,
  name: 'Contract.docx',
  url,
  mimeType,
  size: 18_204,
  version: 1,
  origin: 'upload',
  team: null,
  isShared: false,
  shareUrl: null,
  createdAt,
  updatedAt: createdAt,
};

export const exampleDetails = {
  ...exampleFile,
  tags: [
    { source: 'Client Name', names: ['Client Name'], kind: 'value', place: 'Body: "Dear {{Client Name}},"', count: 2 },
    { source: 'Items.Price | number', names: ['Items.Price'], kind: 'value', place: 'Table 1, row 2: "{{Items.Price | number}}"', count: 1 },
  ],
  findings: [],
  fonts: ['Carlito'],
};

export const exampleVersion = { version: 1, size: exampleFile.size, mimeType, url: `${url}?version=1`, createdAt };
