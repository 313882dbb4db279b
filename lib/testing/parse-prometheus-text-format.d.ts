declare module 'parse-prometheus-text-format' {
  type Metric = { labels?: Record<string, string>; value?: string; count?: string; sum?: string; buckets?: Record<string, string> };
  /** One entry a family, in the order of the text; throws where the text is not of the format. */
  export default function parsePrometheusTextFormat(text: string): { name: string; help: string; type: string; metrics: Metric[] }[];
}
