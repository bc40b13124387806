import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { CacheFastPath, type ConnectionLimits } from './cache/cache-fast-path.ts';
import { handleErrors } from './errors/error-handler.ts';
import { answerExpectations, protocolErrors } from './errors/protocol-errors.ts';
import { readJsonBodies } from './request-bodies.ts';
import { closeIdleConnections } from './resilience/idle-timeout.ts';
import { securityHeaders } from './security/security-headers.ts';

export interface ServerParts {
  readonly logger: { readonly level: string };
  readonly publicUrl: string | null;
  /** False while starting and stopping. */
  readonly ready: () => boolean;
}

export interface CreatedServer {
  readonly server: FastifyInstance;
  /** PUBLIC_URL begins with https. */
  readonly https: boolean;
  readonly cacheFastPath: CacheFastPath;
  readonly keepAliveSeconds: number;
}

const second = 1000;
const idleTimeoutMs = 15 * second;
/** R26: a client that sends its request or reads its answer too slowly is disconnected within 15 seconds. */
const connectionLimits: ConnectionLimits = {
  connectionTimeout: idleTimeoutMs,
  requestTimeout: 12 * second,
  headersTimeout: 10 * second,
  keepAliveTimeout: 65 * second,
  connectionsCheckingInterval: 2 * second,
};

/** Limits, errors and headers, alike for the shop, the counter and the desk. */
export function createServer(parts: ServerParts): CreatedServer {
  const cacheFastPath = new CacheFastPath();
  const server = Fastify({
    logger: parts.logger.level === 'silent' ? false : { level: parts.logger.level, redact: redacted },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 5000 },
    ...protocolErrors,
    serverFactory: cacheFastPath.serverWith(connectionLimits),
  });
  const https = parts.publicUrl?.startsWith('https:') ?? false;
  handleErrors(server);
  readJsonBodies(server);
  closeIdleConnections(server, idleTimeoutMs);
  answerExpectations(server);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders(https));
    // R39: while shutting down, the client's next request opens a connection to another process.
    if (!parts.ready()) reply.header('connection', 'close');
    done();
  });
  return { server, https, cacheFastPath, keepAliveSeconds: connectionLimits.keepAliveTimeout / second };
}

/**
 * Requests are checked by the schemas of the contract. Unless told otherwise Fastify loads two compilers for schemas of its own, of
 * some hundred modules, before there is any.
 */
function noSchemas(): never {
  throw new Error('Routes have no schema of Fastify’s: what comes in is parsed by the contract.');
}

/** R37: what must never be in a log. */
const redacted = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-csrf-token"]',
  'res.headers["set-cookie"]',
  'res.headers["x-session-token"]',
  // PostgreSQL's errors repeat the refused row, and the statement around it.
  'err.detail',
  'err.where',
  'err.internalQuery',
];
