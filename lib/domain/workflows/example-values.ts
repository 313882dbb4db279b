/** Values that the examples of the documentation share. */
export const wkf_id = 'wkf_4kTz9QbX2mWv7LsR1cYp';
export const doc_id = 'doc_8hNd3FgJ6rEa0UiO5tKx';
export const file_id = 'file_2pVw7MzC9qSe4YbH1nLj';
export const link = 'https://sign.example.net';
export const at = '2026-11-21T09:30:00.000+00:00';
