import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Milliseconds of a question, asked one after the other; and processor milliseconds that the nodes use for it. */
const asked = z.object({ p50: z.number(), p95: z.number(), p99: z.number(), nodeMs: z.number() });

/** What was measured, when and by which command (docs/scale/figures.json); nothing in it is guessed. */
const schema = z.object({
  measured: z.string(),
  pagesMeasured: z.string(),
  /** `npm run bench -- --only catalogue-index --articles 2000,20000,200000`. */
  index: z
    .array(
      z.object({
        articles: z.number(),
        /** Processor time of all threads. */
        buildSeconds: z.number(),
        memoryMb: z.number(),
        /** A category page with facets and records, and a search of three words with filters; medians. */
        listMs: z.number(),
        searchMs: z.number(),
      }),
    )
    .min(3),
  /** `benchmarks/opensearch/large.ts`, over the node that it names. */
  engine: z.object({
    measured: z.string(),
    sizes: z
      .array(
        z.object({
          articles: z.number(),
          /** Built by the clock; and processor time of an article, of the nodes and of the indexer. */
          perSecond: z.number(),
          nodeMs: z.number(),
          indexerMs: z.number(),
          diskMb: z.number(),
          /** A tenth of all articles, and some in a thousand; with facets, as all but the suggestions. */
          list: asked,
          narrow: asked,
          chosen: asked,
          sizeInShop: asked,
          search: asked,
          suggest: asked,
        }),
      )
      .min(3),
    /** `benchmarks/opensearch/shop-process.ts`: one process of the shop over the largest of them. */
    process: z.object({
      articles: z.number(),
      openSeconds: z.number(),
      openCpuSeconds: z.number(),
      openMb: z.number(),
      usedMb: z.number(),
    }),
  }),
  /** `npm run bench -- --only serving`: processor milliseconds of an answer. */
  page: z.object({ cachedMs: z.number(), madeMs: z.number() }),
  /** Resident, of a process of the drill under load, whose index holds one article. */
  processMb: z.number(),
  /** `npm run drill:failover`: orders a second it was given and took, and time without one after a kill. */
  failover: z.object({ ordersPerSecond: z.number(), p50Seconds: z.number(), p95Seconds: z.number() }),
  /** pg_test_fsync: one write that is on the disk. A commit with a synchronous standby is two, one on each machine. */
  diskWriteMs: z.number(),
});

export type MeasuredFigures = z.infer<typeof schema>;

const file = path.resolve(import.meta.dirname, '../../docs/scale/figures.json');

export function readFigures(): MeasuredFigures {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
