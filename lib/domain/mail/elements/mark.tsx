import { serif, tinted } from './palette';

/** The pen stroke of components/ui/mark.tsx. Programs that leave out drawings show the word alone. */
const stroke = 'M11 22 C11.5 13 14.5 3.5 20.5 3.5 C27 3.5 25.5 14.5 14 15.5 C8 16 4 19.5 4 23.2 C4 28.6 17 28 28.5 26.5';

export function Mark() {
  return (
    <p {...tinted('ink', { margin: 0, font: `600 16px/24px ${serif}` })}>
      <svg width={22} height={22} viewBox="0 0 32 32" fill="none" aria-hidden="true" {...tinted('accent', { verticalAlign: '-5px', marginRight: 8 })}>
        <path d={stroke} stroke="currentColor" strokeWidth={2.75} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      Paraph
    </p>
  );
}
