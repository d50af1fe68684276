import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { passwordLength } from '../auth/passwordRules.ts';
import { toFlag } from '../wire.ts';

/** What the operator set up, and the limits that forms should know of. Nothing in it is secret. */
export async function settingsRoutes(app: FastifyInstance): Promise<void> {
  const settings = toSettings(app.config);
  app.operation('getSettings', () => settings);
}

function toSettings({ platform, limits }: Config) {
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
      summary_images: limits.summaryImages,
      password_min: passwordLength.min,
      password_max: passwordLength.max,
      name_max: 200,
      description_max: 10_000,
      price_max: 1_000_000,
    },
    content_guard: toFlag(platform.contentGuard),
  };
}
