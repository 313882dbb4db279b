'use client';
import { useEffect, useState } from 'react';
import { useFormStatus } from 'react-dom';

/** Within a form: marks one press, so that sending it twice does it once. Each press after an answer is another one; without scripts, each load of the page. */
export function PressMark({ first }: { first: string }) {
  const { pending } = useFormStatus();
  const [mark, setMark] = useState(first);
  useEffect(() => {
    if (!pending) setMark(crypto.randomUUID());
  }, [pending]);
  return <input type="hidden" name="press" value={mark} />;
}
