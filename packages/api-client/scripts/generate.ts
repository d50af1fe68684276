import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig, lint } from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { renderLegacyResponseSchemas } from './responseSchemas.ts';
import { findContractProblems } from './checks.ts';
import type { Contract } from './contract.ts';
import { renderPublicOperations, renderOperationFunctions } from './queries.ts';

const packageRoot = dirname(import.meta.dirname);
const entry = join(packageRoot, 'contract/openapi.yaml');
const notice = 'Generated from contract/ by scripts/generate.ts: do not edit.';

/** Generates all files from the contract, as a map of absolute path to content. Throws when the contract breaks a rule. */
export async function generateFiles(): Promise<Map<string, string>> {
  const contract = await bundleContract();
  const problems = findContractProblems(contract);
  if (problems.length > 0) throw new Error(`The contract breaks its own rules:\n- ${problems.join('\n- ')}`);
  const toGeneratedPath = (name: string) => join(packageRoot, 'generated', name);
  return new Map([
    [toGeneratedPath('openapi.json'), `${JSON.stringify({ 'x-generated': notice, ...contract }, null, 2)}\n`],
    [toGeneratedPath('schema.ts'), `// ${notice}\n\n${await renderSchema(contract)}`],
    [toGeneratedPath('responseSchemas.ts'), `// ${notice}\n\n${renderLegacyResponseSchemas(contract)}`],
    [toGeneratedPath('access.ts'), `// ${notice}\n\n${renderPublicOperations(contract)}`],
    [toGeneratedPath('queries.ts'), `// ${notice}\n\n${renderOperationFunctions(contract, { forStaff: false })}`],
    [toGeneratedPath('staffQueries.ts'), `// ${notice}\n\n${renderOperationFunctions(contract, { forStaff: true })}`],
  ]);
}

/** Finds generated files that are missing or out of date. */
export async function findStaleFiles(files: Map<string, string>): Promise<string[]> {
  const stale: string[] = [];
  for (const [path, content] of files) {
    const current = await readFile(path, 'utf8').catch(() => undefined);
    if (current !== content) stale.push(relative(packageRoot, path));
  }
  return stale;
}

async function bundleContract(): Promise<Contract> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
      'no-unused-components': 'off', // The rule only looks at the root file; the bundle omits unused components anyway.
    },
  });
  const findings = await lint({ ref: entry, config });
  const { bundle: bundled, problems } = await bundle({ ref: entry, config, removeUnusedComponents: true });
  const allProblems = [...findings, ...problems];
  if (allProblems.length > 0) {
    const lines = allProblems.map(({ ruleId, message, location }) => {
      const [firstLocation] = location;
      const file = firstLocation ? relative(packageRoot, firstLocation.source.absoluteRef) : '';
      return `${file} ${firstLocation?.pointer ?? ''} ${message} (${ruleId})`;
    });
    throw new Error(`The contract is not a valid OpenAPI document:\n- ${lines.join('\n- ')}`);
  }
  const contract = bundled.parsed as Contract;
  return { ...contract, components: sortComponents(contract.components) };
}

// The bundler's order of components changes with every edit.
function sortComponents(components: Contract['components']): Contract['components'] {
  const sorted = Object.entries(components).map(([kind, members]) => [
    kind,
    Object.fromEntries(Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ]);
  return Object.fromEntries(sorted) as Contract['components'];
}

async function renderSchema(contract: Contract): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  // The generator changes its argument, so give it a copy.
  const ast = await openapiTS(structuredClone(contract) as unknown as OpenAPI3, {
    // A request may omit a field that has a default.
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString(ast);
}

async function main(): Promise<void> {
  const files = await generateFiles();
  const stale = await findStaleFiles(files);
  if (argv.includes('--check')) {
    if (stale.length === 0) return;
    console.error(`Out of date: ${stale.join(', ')}. Run: node packages/api-client/scripts/generate.ts`);
    exit(1);
  }
  for (const [path, content] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  console.log(stale.length > 0 ? `Updated: ${stale.join(', ')}` : 'All files were up to date.');
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    exit(1);
  });
}
