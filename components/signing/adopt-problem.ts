/** What can be wrong with a signature before it is sent. */
export type AdoptProblem = 'signature_missing' | 'signature_too_simple' | 'bad_image';
