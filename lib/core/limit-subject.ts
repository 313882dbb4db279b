/** Of which a rate limit can count the calls. `key`: of an account by all its live keys, or all its test keys: another key is no further allowance. */
export type LimitSubject = 'key' | 'person' | 'account' | 'address' | 'source' | 'link';
