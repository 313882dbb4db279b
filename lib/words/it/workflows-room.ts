import { care } from './workflows/care';
import { connect } from './workflows/connect';
import { deliver } from './workflows/deliver';
import { deliveries } from './workflows/deliveries';
import { documents } from './workflows/documents';
import { editor } from './workflows/editor';
import { events } from './workflows/events';
import { failures } from './workflows/failures';
import { form } from './workflows/form';
import { gallery } from './workflows/gallery';
import { imports } from './workflows/imports';
import { make } from './workflows/make';
import { runs } from './workflows/runs';
import { when } from './workflows/when';

export const workflowsRoom = {
  workflowsRoom: {
    ...editor,
    ...when,
    ...connect,
    ...make,
    ...gallery,
    ...documents,
    ...deliver,
    ...runs,
    ...care,
    ...deliveries,
    ...events,
    ...failures,
    ...form,
    ...imports,
  },
};
