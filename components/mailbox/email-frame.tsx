type Props = { html: string; title: string };

/**
 * An email as its recipient sees it. Nothing in it runs, and it belongs to no origin; its links replace the page, or
 * open a new one where they ask for that.
 */
export function EmailFrame({ html, title }: Props) {
  return (
    <iframe
      title={title}
      srcDoc={withTopLinks(html)}
      sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
      className="h-[75dvh] min-h-[32rem] w-full rounded border border-line bg-sheet"
    />
  );
}

/** Pages of ours refuse to be shown in a frame, so links must leave this one. */
function withTopLinks(html: string): string {
  const base = '<base target="_top">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => `${head}${base}`) : `${base}${html}`;
}
