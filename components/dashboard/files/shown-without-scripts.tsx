/** In the first of the layers, whose "important" comes before that of the rule by which what is hidden stays hidden. */
const rules =
  '@layer theme{[data-loading]{display:none!important}div[hidden][id^="S:"]{display:grid!important;gap:2rem;padding:1.5rem 1rem 7rem;max-width:72rem;margin:auto}}';

/** What is streamed after the skeleton is put in its place by a script; where none runs it is shown where it stands. */
export function ShownWithoutScripts() {
  return (
    <noscript>
      <style>{rules}</style>
    </noscript>
  );
}
