/** The queue in which runs wait for their next step. */
export const advanceJob = 'advance-automation';
