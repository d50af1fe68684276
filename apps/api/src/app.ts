import compress from '@fastify/compress';
import cors from '@fastify/cors';
import fastify from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { ResponseCache } from './responseCache.ts';
import type { Config } from './config.ts';
import { toSchemaKeywords } from './config/limits.ts';
import { bodyParsersPlugin } from './contract/bodyParsers.ts';
import { contractPlugin } from './contract/contractPlugin.ts';
import type { PublicResponse } from './contract/publicResponse.ts';
import { UploadReceiver } from './contract/uploads.ts';
import type { Database, Db } from './db/database.ts';
import type { ReplicaReadControl } from './db/replicaReads.ts';
import { getOrCreateSecret } from './db/secrets.ts';
import type { SearchResultPage, SearchCache } from './db/lists.ts';
import type { Subscribe } from './db/signals.ts';
import { setAuditActor } from './features/audit/auditContext.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { RefusalLog } from './features/audit/refusalLog.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { ownSessionRoutes } from './features/auth/ownSessions.routes.ts';
import { passwordResetRoutes } from './features/auth/passwordReset.routes.ts';
import { KnownDeviceCookie } from './features/auth/knownDevices.ts';
import { RefusedAttempts } from './features/auth/refusedAttempts.ts';
import { createSessionLoader } from './features/auth/sessionLoader.ts';
import type { SessionLoader } from './features/auth/sessionLoader.ts';
import { lockViewer } from './features/auth/sessions.repository.ts';
import { PasswordHasher } from './features/auth/passwordHasher.ts';
import { categoryRoutes } from './features/categories/categories.routes.ts';
import { categoryEditingRoutes } from './features/categories/categoryEditing.routes.ts';
import { courseRoutes } from './features/courses/courses.routes.ts';
import { courseEditingRoutes } from './features/courses/courseEditing.routes.ts';
import { membershipRoutes } from './features/courses/membership.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { overviewRoutes } from './features/overview/overview.routes.ts';
import { optionRoutes } from './features/quizzes/options.routes.ts';
import { questionRoutes } from './features/quizzes/questions.routes.ts';
import { quizEditingRoutes } from './features/quizzes/quizEditing.routes.ts';
import { homeRoutes } from './features/home/home.routes.ts';
import { lossesRoutes } from './features/losses/losses.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { pdfRoutes } from './features/pdfs/pdfs.routes.ts';
import { quizRoutes } from './features/quizzes/quizzes.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { recordRoutes } from './features/records/records.routes.ts';
import { securityContactRoutes } from './features/securityContact/securityContact.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { manageUserRoutes } from './features/users/manageUsers.routes.ts';
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts';
import { deletionRequestRoutes } from './features/deletionRequests/deletionRequests.routes.ts';
import { ownDataRoutes } from './features/ownData/ownData.routes.ts';
import { emailConfirmationRoutes } from './features/emailConfirmation/emailConfirmation.routes.ts';
import { passkeyRoutes } from './features/passkeys/passkeys.routes.ts';
import { passkeySignInRoutes } from './features/passkeys/passkeySignIn.routes.ts';
import { createAuthenticatorKeyLoader } from './features/twoStep/authenticatorKey.ts';
import { twoStepRoutes } from './features/twoStep/twoStep.routes.ts';
import { summaryRoutes } from './features/summaries/summaries.routes.ts';
import { unitRoutes } from './features/units/units.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { videoCaptionsRoutes } from './features/videos/videoCaptions.routes.ts';
import { embedMetadataRoutes } from './features/videos/embedMetadata.routes.ts';
import { videoUploadRoutes } from './features/videos/videoUploads.routes.ts';
import { videoRoutes } from './features/videos/videos.routes.ts';
import { RequestLogController, createRequestId } from './logger.ts';
import { authenticateRequest } from './plugins/auth.ts';
import { bodyTimeoutPlugin } from './plugins/bodyTimeout.ts';
import { connectionLimitPlugin } from './plugins/connectionLimit.ts';
import { closeIdleSocketsPlugin } from './plugins/closeIdleSockets.ts';
import { housekeepingPlugin } from './plugins/housekeeping.ts';
import { PageCache } from './ssr/pageCache.ts';
import { PublicChanges } from './topics/publicChanges.ts';
import { mailPlugin } from './mail/mailPlugin.ts';
import { addServerMetrics } from './metrics/serverMetrics.ts';
import { Metrics } from './metrics/metrics.ts';
import { createMetricsRoute } from './metrics/metrics.routes.ts';
import { requestMetricsPlugin } from './metrics/requestMetrics.ts';
import type { CachedPage } from './ssr/pageHandler.ts';
import { requestLimitPlugin } from './plugins/requestLimit.ts';
import { securityHeadersPlugin } from './plugins/security.ts';
import { shutdownDelayPlugin } from './plugins/shutdownDelay.ts';
import { webFilesPlugin } from './plugins/webFiles.ts';
import { registerFallbackErrors, handleClientError, handleRouterError } from './problems/fallbackErrors.ts';
import { registerErrorHandler } from './problems/errorHandler.ts';
import { requestContextPlugin } from './requestContext.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { createSetupRoutes } from './setup/setup.routes.ts';
import { TransactionalFiles } from './storage/files.ts';
import { markAllPendingFilesOrphaned } from './storage/orphanedFiles.repository.ts';
import { openStorage } from './storage/openStorage.ts';
import type { FileStorage } from './storage/storage.ts';
import { TemporaryFolder } from './storage/temporaryFolder.ts';
import type { Tracing } from './tracing/tracing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Db;
    tracing: Tracing | undefined;
    metrics: Metrics;
    searchCache: SearchCache;
    sessionLoader: SessionLoader;
    subscribe: Subscribe;
    passwordHasher: PasswordHasher;
    knownDevices: KnownDeviceCookie;
    /** Gets the key with which secrets of authenticators are encrypted. */
    getAuthenticatorKey: () => Promise<Buffer>;
    refusedAttempts: RefusedAttempts;
    refusalLog: RefusalLog;
    storage: FileStorage;
    files: TransactionalFiles;
    uploadReceiver: UploadReceiver;
    /** Responses of public operations, cached for one second. */
    publicResponses: ResponseCache<PublicResponse>;
    /** Rendered pages, cached until public data changes. */
    pageCache: PageCache<CachedPage>;
    /** Prevents the read replica from returning outdated data. Undefined without a replica. */
    replicaReads: ReplicaReadControl | undefined;
    /** Reports changes of public data by all servers. */
    publicChanges: PublicChanges;
  }
}

/** The options of `buildApp`. */
export interface AppOptions {
  config: Config;
  database: Database;
  logger?: FastifyServerOptions['logger'];
  /** The key of the set-up page. Undefined if there is an admin. */
  setupKey?: string | undefined;
  /** Undefined if the operator has set no endpoint for traces. */
  tracing?: Tracing | undefined;
}

/** Builds the server without listening. Tests inject requests; `server.ts` listens. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, logger = false, setupKey, tracing } = options;
  const app = fastify({
    logger,
    genReqId: createRequestId,
    logController: new RequestLogController(),
    trustProxy: config.trustProxy,
    bodyLimit: config.limits.jsonBytes,
    forceCloseConnections: 'idle',
    // During the shutdown, requests on open connections are handled as usual. A proxy would pass a 503 on to the user.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    http: {
      requireHostHeader: false,
      headersTimeout: config.headersMaxSeconds * 1_000,
      // How often Node looks for connections whose headers are late.
      connectionsCheckingInterval: Math.min(5_000, config.headersMaxSeconds * 500),
    },
    clientErrorHandler: handleClientError,
    frameworkErrors: handleRouterError,
  });
  app.decorate('config', config);
  app.decorate('db', database.db);
  app.decorate('tracing', tracing);
  await app.register(requestContextPlugin);
  tracing?.addTo(app, database);
  app.decorate('metrics', new Metrics());
  app.decorate('searchCache', new ResponseCache<SearchResultPage>(estimateBytes));
  app.decorate('sessionLoader', createSessionLoader(database.db));
  app.decorate('subscribe', database.subscribe);
  app.decorate('passwordHasher', new PasswordHasher());
  app.decorate('knownDevices', new KnownDeviceCookie(await getOrCreateSecret(database.db, 'device_secret'), config));
  app.decorate('getAuthenticatorKey', createAuthenticatorKeyLoader(database.db));
  app.decorate('refusedAttempts', new RefusedAttempts());
  app.decorate('refusalLog', new RefusalLog(database.db, app.log));
  app.addHook('onClose', () => app.refusalLog.close());
  app.decorate('publicResponses', new ResponseCache<PublicResponse>(({ bytes }) => bytes.length));
  app.decorate('pageCache', new PageCache<CachedPage>(({ estimatedBytes }) => estimatedBytes));
  app.decorate('replicaReads', database.replicaReads);
  app.decorate('publicChanges', new PublicChanges(app));
  await prepareFiles(app, database);
  await app.register(mailPlugin);
  addServerMetrics(app, database);
  registerErrorHandler(app);
  await app.register(shutdownDelayPlugin);
  await app.register(requestMetricsPlugin);
  await app.register(securityHeadersPlugin);
  registerFallbackErrors(app);
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    globalDecompression: false,
  });
  await app.register(housekeepingPlugin);
  await app.register(closeIdleSocketsPlugin);
  await app.register(connectionLimitPlugin);
  await app.register(bodyTimeoutPlugin);
  await app.register(requestLimitPlugin);
  await app.register(registerApi, { prefix: '/api' });
  if (setupKey !== undefined) await app.register(createSetupRoutes(setupKey));
  if (config.metrics.token !== undefined) await app.register(createMetricsRoute(config.metrics.token));
  await app.register(sitemapRoutes);
  await app.register(securityContactRoutes);
  await app.register(webFilesPlugin);
  return app;
}

/** Estimates the memory of cached search matches. */
const estimateBytes = ({ ids }: SearchResultPage) => 1_000 + 8 * ids.length;

async function prepareFiles(app: FastifyInstance, { db, engine }: Database): Promise<void> {
  const temporary = new TemporaryFolder(app.config.dataDir);
  app.addHook('onClose', async () => temporary.deleteFolder());
  const storage = await openStorage(app.config, db, app.tracing);
  const files = new TransactionalFiles(db, storage, app.log);
  app.decorate('storage', storage);
  app.decorate('files', files);
  app.decorate('uploadReceiver', new UploadReceiver(temporary, app.config));
  // The embedded database has one server, so no server is writing pending files after a restart.
  if (engine === 'embedded') await markAllPendingFilesOrphaned(db);
  await files.deleteOrphanedFiles();
}

async function registerApi(app: FastifyInstance): Promise<void> {
  const { config } = app;
  await app.register(cors, {
    origin: config.corsOrigins.length > 0 ? config.corsOrigins : false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'accept-language',
      'idempotency-key',
      'tus-resumable',
      'upload-offset',
    ],
    exposedHeaders: ['retry-after', 'x-request-id', 'tus-resumable', 'upload-offset', 'upload-length'],
    maxAge: 600,
  });
  app.addHook('onRequest', app.rateLimit());
  await app.register(bodyParsersPlugin);
  await app.register(contractPlugin, {
    db: app.db,
    authenticateRequest: authenticateRequest,
    lockViewer: (db, viewer, options) => lockViewer(db, viewer, options, config),
    setAuditActor,
    fieldLimits: toSchemaKeywords(config.limits),
    maxBodyBytes: config.limits.jsonBytes,
    uploadReceiver: app.uploadReceiver,
    publicResponses: app.publicResponses,
    onChange: () => {
      app.replicaReads?.markChanged();
      app.searchCache.clear();
    },
    onPublicChange: () => app.publicChanges.catchUp(),
  });
  const routePlugins = [
    authRoutes,
    passwordResetRoutes,
    emailConfirmationRoutes,
    ownSessionRoutes,
    twoStepRoutes,
    passkeyRoutes,
    passkeySignInRoutes,
    ownDataRoutes,
    deletionRequestRoutes,
    userRoutes,
    manageUserRoutes,
    categoryRoutes,
    categoryEditingRoutes,
    courseRoutes,
    homeRoutes,
    courseEditingRoutes,
    membershipRoutes,
    unitRoutes,
    videoRoutes,
    videoCaptionsRoutes,
    embedMetadataRoutes,
    videoUploadRoutes,
    recordRoutes,
    pdfRoutes,
    summaryRoutes,
    quizRoutes,
    quizEditingRoutes,
    questionRoutes,
    optionRoutes,
    lossesRoutes,
    auditRoutes,
    overviewRoutes,
    progressRoutes,
    notificationRoutes,
    settingsRoutes,
    healthRoutes,
    referenceRoutes,
  ];
  for (const area of routePlugins) await app.register(area);
}
