export const preview = {
  preview: {
    of: 'Template of the workflow “{workflow}”',
    lead: 'This is the template. Each name in double braces gives way to a value when a document is made. You can look at it here, and change nothing.',
    leadSample: 'This is the template, filled with the values of an example. You can look at it here, and change nothing.',
    count: '{count, plural, one {{count} field} other {{count} fields}}',
    noFields: 'The template has no fields: every document looks like it.',
    uses: {
      condition: 'decides what is shown',
      group: 'repeated for each entry',
    },
    without: {
      gone: 'The template was removed. Ask whoever sent you this link.',
      no_converter: 'Pictures of the pages cannot be made on this server, as LibreOffice is not installed. The list of fields is complete.',
      busy: 'The pictures of the pages are not ready yet. Load this page again in a minute.',
      failed: 'No pictures can be made of this template. The list of fields is complete.',
    },
  },
};
