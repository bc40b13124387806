/** What nobody has measured: how a chain's visitors behave, how large a document is, what a machine costs. Replace with your own. */
export const assumptions = {
  pagesPerVisit: 5,
  /** The busiest second of the day, as a multiple of the day's mean; orders come closer together, on the evening of a sale. */
  pagePeak: 4,
  orderPeak: 21,
  orderShare: 0.02,
  /** Suggestions and searches that no cache before the shop answers. */
  searchesPerVisit: 2,
  /** Of pages, at a cache before the shop. Without one the shop's own memory answers as many. */
  cacheHits: 0.93,
  /** Of a core, so that a burst or a lost machine does not end it. */
  coreLoad: 0.6,
  /** How often an engine holds a document. */
  copies: 2,
  /** Of an engine node's memory, for the operating system to keep the index in. */
  pageCacheShare: 0.5,
  /** Of the pages made anew, those that list a tenth of the catalogue; of searches and suggestions, the searches. */
  broadShare: 0.1,
  searchShare: 0.5,
  /** Transactions with a notification that one order comes to, from press to hand-out. */
  notifyingCommits: 3,
  /** PostgreSQL's max_connections, and what a process takes of them: pool, reports, listener, probe. */
  maxConnections: 100,
  connectionsPerProcess: 14,
  /** Longest that a process may take to open, and most memory it may have, before deploys and autoscaling hurt. */
  mostOpenSeconds: 60,
  mostProcessMb: 1_024,
  /** Kroner a month for a core, for a gigabyte of memory and for one of fast disk, hired. */
  corePrice: 150,
  memoryPrice: 30,
  diskPrice: 1,
} as const;
