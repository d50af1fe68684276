import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { toFlag } from '../wire.ts';

/** Serves the public settings of the operator and the limits of form fields. */
export async function settingsRoutes(app: FastifyInstance): Promise<void> {
  const settings = toSettings(app.config);
  app.operation('getSettings', () => settings);
}

function toSettings({ platform, limits, apiUrl, mail, passkeys }: Config) {
  return {
    players: platform.players,
    player_ids: platform.playerIds,
    embed_hosts: platform.embedHosts,
    embed_providers: platform.embedProviders,
    wallet_number: platform.walletNumber,
    contacts: platform.contacts,
    social_links: platform.socialLinks,
    app_download: platform.appDownload,
    limits: {
      json_bytes: limits.jsonBytes,
      image_bytes: limits.imageBytes,
      pdf_bytes: limits.pdfBytes,
      record_bytes: limits.recordBytes,
      // The app then uses another API, which does not take video files.
      video_bytes: apiUrl === undefined ? limits.videoBytes : null,
      summary_images: limits.summaryImages,
      password_min: limits.password.min,
      password_max: limits.password.max,
      name_max: limits.nameLength,
      description_max: limits.descriptionLength,
      price_max: limits.price,
    },
    content_guard: toFlag(platform.hasContentGuard),
    video_watermark: toFlag(platform.hasVideoWatermark),
    free_videos_without_account: toFlag(platform.hasFreeVideosWithoutAccount),
    password_reset_links: toFlag(apiUrl === undefined),
    audit_log: toFlag(apiUrl === undefined),
    password_reset_mail: toFlag(apiUrl === undefined && mail !== undefined),
    email_confirmation: toFlag(apiUrl === undefined && mail !== undefined),
    device_list: toFlag(apiUrl === undefined),
    two_step: toFlag(apiUrl === undefined),
    own_data: toFlag(apiUrl === undefined),
    passkeys: toFlag(apiUrl === undefined && passkeys !== 'off'),
  };
}
