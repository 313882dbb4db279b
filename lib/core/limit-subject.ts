/** Of which a rate limit can count the calls. */
export type LimitSubject = 'key' | 'person' | 'account' | 'address' | 'source' | 'link';
