'use client';
import { type ChangeEvent, useId } from 'react';
import type { AdoptProblem } from './adopt-problem';
import { useDesk } from './desk';

export type Picture = { dataUrl: string; name: string };
type Props = { picture: Picture | null; onPicture: (picture: Picture | null) => void; onProblem: (problem: AdoptProblem) => void; problem: string | null };

const MOST_BYTES = 2 * 1024 * 1024;
const kinds = ['image/png', 'image/jpeg'];

export function UploadedWay({ picture, onPicture, onProblem, problem }: Props) {
  const { messages } = useDesk();
  const id = useId();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    try {
      onPicture(await readPicture(file));
    } catch {
      onPicture(null);
      onProblem('bad_image');
    }
  };
  return (
    <div className="grid gap-3">
      <p id={`${id}-hint`} className="text-sm text-ink-quiet">
        {messages.fileHint}
      </p>
      {picture ? (
        <div className="rounded border border-line bg-sheet p-3">
          <img src={picture.dataUrl} alt={messages.filePreview} className="mx-auto h-28 max-w-full object-contain" />
        </div>
      ) : null}
      <label className="relative inline-flex min-h-11 items-center justify-center rounded border border-line-strong px-4 py-2 font-medium focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent hover:border-ink">
        {picture ? messages.changeFile : messages.chooseFile}
        <input type="file" accept={kinds.join()} onChange={choose} aria-describedby={`${id}-hint`} className="absolute inset-0 cursor-pointer opacity-0" />
      </label>
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

async function readPicture(file: File): Promise<Picture> {
  if (!kinds.includes(file.type) || file.size > MOST_BYTES) throw new Error('not a picture that can be used');
  const dataUrl = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  return { dataUrl, name: file.name };
}
