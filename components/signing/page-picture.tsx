import type { PageLine, SigningPageView } from '@/lib/domain/signatures/views/signing-view';

const widths = [480, 800, 1200, 1600, 2000];
/** Phones get a quarter more than they show, for pinching in. */
const signingSizes = '(max-width: 47.99rem) 125vw, 54rem';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

export const boxStyle = (box: { x: number; y: number; width: number; height: number }) => ({
  left: percent(box.x),
  top: percent(box.y),
  width: percent(box.width),
  height: percent(box.height),
});

type Props = {
  /** Where the pictures of the pages lie: the page's number follows. */
  pictures: string;
  page: SigningPageView;
  eager: boolean;
  /** What follows the width in a picture's address. */
  query?: string;
  /** What the picture is called; nothing where what is around it says so. */
  alt?: string;
  /** How wide it is shown, as the attribute of that name says it. */
  sizes?: string;
};

/** One page: its picture for the eye, its words for selection and screen readers. */
export function PagePicture({ pictures, page, eager, query = '', alt = '', sizes = signingSizes }: Props) {
  const address = (width: number) => `${pictures}/${page.number}?w=${width}${query}`;
  return (
    <>
      <img
        src={address(1200)}
        srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={Math.round(page.width)}
        height={Math.round(page.height)}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className="absolute inset-0 size-full"
      />
      <p className="words absolute inset-0">
        {page.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page never change, and the same text may stand on two
          <Line key={index} line={line} shape={page.height / page.width} />
        ))}
      </p>
    </>
  );
}

function Line({ line, shape }: { line: PageLine; shape: number }) {
  return <span style={{ ...boxStyle(line), fontSize: `${Math.round(line.height * shape * 9000) / 100}cqw` }}>{`${line.text} `}</span>;
}
