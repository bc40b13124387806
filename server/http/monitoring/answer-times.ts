import type { Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds. */
const bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

interface Series {
  /** How many took no longer than each bound, and longer than the one before; the last are those beyond. */
  readonly counts: number[];
  sum: number;
  count: number;
}

interface Told {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/**
 * How long answers took, by method, route and status. The library's histogram checks the labels and makes their key anew for each
 * answer, which is a thirtieth of what a cached one costs (docs/decisions/0091); this one tells the same.
 */
export class AnswerTimes {
  readonly name = 'http_request_duration_seconds';
  readonly help = 'Time from request to answer, by route';
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  readonly #series = new Map<string, Map<string, Map<number, Series>>>();

  /** Its types allow the library's own metrics alone; it asks a metric for nothing but its name and `get`. */
  registerIn(registry: Registry): void {
    registry.registerMetric(this as unknown as Histogram);
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    const series = this.#series.get(method)?.get(route)?.get(status) ?? this.#begin(method, route, status);
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] ?? 0)) at += 1;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += seconds;
    series.count += 1;
  }

  #begin(method: string, route: string, status: number): Series {
    const begun: Series = { counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0, count: 0 };
    const byRoute = this.#series.get(method) ?? new Map<string, Map<number, Series>>();
    const byStatus = byRoute.get(route) ?? new Map<number, Series>();
    this.#series.set(method, byRoute);
    byRoute.set(route, byStatus);
    byStatus.set(status, begun);
    return begun;
  }

  async get() {
    const values: Told[] = [];
    for (const [method, byRoute] of this.#series)
      for (const [route, byStatus] of byRoute)
        for (const [status, series] of byStatus)
          values.push(...this.#told({ method, route, status: String(status) }, series));
    const { name, help, type, aggregator } = this;
    return { name, help, type, aggregator, values };
  }

  #told(labels: Readonly<Record<string, string>>, { counts, sum, count }: Series): Told[] {
    let until = 0;
    const buckets = [...bounds, '+Inf'].map((le, at) => {
      until += counts[at] ?? 0;
      return { metricName: `${this.name}_bucket`, labels: { le, ...labels }, value: until };
    });
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: count },
    ];
  }
}
