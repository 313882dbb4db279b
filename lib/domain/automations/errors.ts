import { defineErrors } from '@/lib/core/errors';

export const automationErrors = defineErrors({
  badRequest: ['bad_request', 400, 'The request is not valid. See details for each problem.'],
  sourceNotFound: [
    'not_found',
    404,
    'There is no source at this address. Copy webhookUrl of the workflow’s source, and check that the workflow is not archived.',
  ],
  notFound: ['not_found', 404, 'This workflow has no automation with this id.'],
  eventNotFound: ['not_found', 404, 'This workflow has no event with this id.'],
  outputNotFound: ['not_found', 404, 'There is no file at this link, or its time is over. Ask for the automation again, and use the new link.'],
  letterNotFound: ['not_found', 404, 'There is no letter of this link.'],
  unsupportedMediaType: ['unsupported_media_type', 415, 'Send JSON with Content-Type: application/json, or a form with application/x-www-form-urlencoded.'],
  tooLarge: ['too_large', 413, 'The body is larger than 1 MB. Send less, or send links to what is large.'],
  notFailed: ['not_failed', 409, 'Only an automation that has failed can be retried. Run it again with rerun.'],
  importNotFound: ['not_found', 404, 'This workflow has no import with this id, or it was not begun within a day.'],
  importOver: ['import_over', 409, 'This import was begun, ended or stopped meanwhile.'],
  tablesWait: ['tables_wait', 429, 'Other tables of this account are being looked through. Wait a moment, then send this one again.'],
  nothingToImport: ['nothing_to_import', 409, 'No row of this file can become a run.'],
  notRunnable: ['not_runnable', 409, 'The workflow is incomplete or archived. GET /workflows/<id>/readiness/ tells what is missing, and so does its editor.'],
});
