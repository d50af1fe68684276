/** The pinned pnpm as a command: nothing but npm need be installed. `tools/bootstrap.mjs` names the same version. */
export const pnpm = ['npx', '--yes', '--prefer-offline', 'pnpm@12.21.0'] as const;
