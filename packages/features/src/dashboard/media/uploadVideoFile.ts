import type { Api } from '@fanous/api-client/client';
import { ApiError, createApiError } from '@fanous/api-client/errors';
import { createVideoUpload, deleteVideoUpload } from '@fanous/api-client/generated/staffQueries.ts';
import { isRecord } from '@fanous/api-client/isRecord';
import type { DetailedError, Upload } from 'tus-js-client';
import type { AppServices } from '../../shared/app/app.ts';
import type { ResumableUploadOptions } from '../../shared/hooks/useUpload.ts';
import type { VideoUploadDrafts } from './videoUploadDrafts.ts';

/** What the upload needs of the app. */
type UploadServices = Pick<AppServices, 'session' | 'reauthentication'> & { drafts: VideoUploadDrafts };

interface UploadVideoOptions extends ResumableUploadOptions {
  /** Called when an upload of an earlier attempt or page goes on. */
  onResumed?: (percent: number) => void;
}

// Bridges about a minute without a network. After that the user decides.
const retryDelaysMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Sends a video file by the tus protocol, and returns the id of the upload. The device remembers uploads, so that the same
 * file goes on where it stopped, also after a reload.
 */
export async function uploadVideoFile(
  api: Api,
  app: UploadServices,
  file: File,
  options: UploadVideoOptions,
): Promise<string> {
  const { drafts } = app;

  async function send(id: string, sendOptions: UploadVideoOptions): Promise<string> {
    try {
      await sendFile(api, app, file, id, sendOptions);
    } catch (error) {
      if (isUploadGone(error)) drafts.remove(id);
      throw error;
    }
    drafts.write(file, { id, isFinished: true });
    return id;
  }

  const earlier = drafts.find(file);
  if (earlier) {
    try {
      return await send(earlier.id, options);
    } catch (error) {
      // It has expired. The file is sent again.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }
  const body = { media_type: getMediaType(file), size: file.size };
  const { id } = await createVideoUpload(api, { body, ...(options.signal && { signal: options.signal }) });
  drafts.write(file, { id, isFinished: false });
  return send(id, { ...options, onResumed: () => undefined });
}

const getMediaType = ({ name, type }: File) =>
  type === 'video/webm' || /\.webm$/i.test(name) ? ('video/webm' as const) : ('video/mp4' as const);

/** Whether this upload cannot be resumed, so that its id is forgotten. */
const isUploadGone = (error: unknown) => error instanceof ApiError && [404, 410, 413, 422].includes(error.status);

async function sendFile(
  api: Api,
  app: UploadServices,
  file: File,
  id: string,
  options: UploadVideoOptions,
): Promise<void> {
  const { signal, onProgress, onStatusChange, onControlsChange, onResumed } = options;
  const tus = await import('tus-js-client');
  signal?.throwIfAborted();
  const ended = new AbortController();
  let isFirstReport = true;
  try {
    await new Promise<void>((resolve, reject) => {
      const upload: Upload = new tus.Upload(file, {
        uploadUrl: `/api/video-uploads/${id}`,
        retryDelays: retryDelaysMs,
        // The id is stored with the drafts of the user.
        storeFingerprintForResuming: false,
        onBeforeRequest: (request) => {
          request.setHeader('Authorization', `Bearer ${app.session.getToken() ?? ''}`);
          request.setHeader('Accept-Language', document.documentElement.lang);
        },
        onShouldRetry: (error) => {
          const status = error.originalResponse?.getStatus() ?? 0;
          const isTemporary = status === 0 || status >= 500 || [409, 423, 429].includes(status);
          if (status === 0) onStatusChange?.('waiting');
          return isTemporary && status !== 507;
        },
        onProgress: (sentBytes, totalBytes) => {
          const percent = (100 * sentBytes) / totalBytes;
          if (isFirstReport && sentBytes > 0) onResumed?.(percent);
          isFirstReport = false;
          onStatusChange?.('uploading');
          onProgress?.(percent);
        },
        onSuccess: () => resolve(),
        onError: (error) => reject(toApiError(error)),
      });
      const handleAbort = () => {
        void upload.abort();
        // The user gave it up: the server need not wait until it expires.
        void deleteVideoUpload(api, { path: { id } }).catch(() => undefined);
        app.drafts.remove(id);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', handleAbort, { signal: ended.signal });
      onControlsChange?.({
        pause: () => {
          void upload.abort();
          onStatusChange?.('paused');
        },
        resume: () => {
          onStatusChange?.('uploading');
          upload.start();
        },
      });
      upload.start();
    });
  } catch (error) {
    // The dialog for signing in again opens as after any other call.
    if (error instanceof ApiError && error.status === 401) void app.reauthentication.request();
    throw error;
  } finally {
    ended.abort();
    onControlsChange?.(undefined);
  }
}

function toApiError(error: Error | DetailedError): Error {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return new ApiError({ status: 0, code: 'network', cause: error });
  const headers = { 'X-Request-Id': response.getHeader('X-Request-Id') ?? '' };
  return createApiError(new Response(null, { status: response.getStatus(), headers }), parseBody(response.getBody()));
}

function parseBody(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : undefined;
  } catch {
    return undefined;
  }
}
