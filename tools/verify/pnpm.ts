/** The command of the pinned pnpm, which only needs npm. `tools/bootstrap.mjs` has the same version. */
export const pnpmCommand = ['npx', '--yes', '--prefer-offline', 'pnpm@12.21.0'] as const;
