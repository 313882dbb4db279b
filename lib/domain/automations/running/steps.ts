import type { StepKind } from '../rules';
import { convertOutput } from './convert-output';
import { fillTemplate } from './fill-template';
import { requestSignature } from './request-signature';
import type { DoStep } from './step';

/** What each step does. */
export const doers: Record<StepKind, DoStep> = {
  fill: fillTemplate,
  convert: convertOutput,
  'request-signature': requestSignature,
};
