// The files in `deploy/`. `tests/deploy` runs Caddy and systemd with them.
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { DockerfileParser } from 'dockerfile-ast';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../apps/api/src/config.ts';
import { listFiles, readRepositoryFile, repositoryRoot } from './files.ts';
import { findUnknownFields, findValueProblems } from './findManifestProblems.ts';
import type { Manifest } from './findManifestProblems.ts';

const dockerfileText = readRepositoryFile('deploy/Dockerfile');
const dockerfile = DockerfileParser.parse(dockerfileText);
const composeText = readRepositoryFile('deploy/compose.yaml');
const unitText = readRepositoryFile('deploy/systemd/fanous.service');
const kustomizationFile = 'deploy/kubernetes/kustomization.yaml';
const parseYaml = (text: string): unknown => parse(text, { merge: true, strict: true });

interface Service {
  image?: string;
  environment?: Record<string, string>;
  stop_grace_period?: string;
  volumes?: string[];
}
const { services, volumes } = parseYaml(composeText) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const servers = Object.values(services).filter(({ image }) => image === 'fanous');

const manifests = listFiles('deploy/kubernetes/*.yaml')
  .filter((file) => file !== kustomizationFile)
  .map((file) => parseYaml(readRepositoryFile(file)) as Manifest);

/** What the deployment tests read of a manifest. */
interface Workload {
  spec: {
    strategy?: { rollingUpdate: { maxUnavailable: number } };
    template: {
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: { runAsNonRoot: boolean };
        containers: {
          securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
          lifecycle: { preStop: { sleep: { seconds: number } } };
        }[];
      };
    };
  };
}
const findManifest = (kind: string): unknown => manifests.find((manifest) => manifest.kind === kind);
const { spec: deployment } = findManifest('Deployment') as Workload;

/** The names of all settings: those that the server reads. */
function listSettings(): Set<string> {
  const names = new Set(['API_URL']);
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_target, name) => {
        names.add(String(name));
        // The other settings of a bucket are read only if there is one.
        return name === 'S3_BUCKET' ? 'files' : undefined;
      },
    },
  );
  readConfig(environment);
  return names;
}
const settings = listSettings();
const findUnknownSettings = (names: string[]) => names.filter((name) => !settings.has(name));

/** The seconds that the server has for open requests after SIGTERM. */
const closeSeconds = Number(/closeTimeoutMs = (\d+)_000/.exec(readRepositoryFile('apps/api/src/server.ts'))?.[1]);
const readNodeVersion = () => /^nodeVersion: (\S+)$/m.exec(readRepositoryFile('pnpm-workspace.yaml'))?.[1];

const findDockerfileProblems = (text: string) =>
  validateDockerfile(text).map(({ message, range }) => `line ${range.start.line + 1}: ${JSON.stringify(message)}`);

test('the Dockerfile has no mistakes, and a planted one is found', () => {
  expect(findDockerfileProblems(dockerfileText)).toEqual([]);
  expect(findDockerfileProblems(dockerfileText.replace('--interval', '--intervall'))).toHaveLength(1);
  expect(findDockerfileProblems(dockerfileText.replace('USER node', 'USR node'))).toHaveLength(1);
});

test('the image has the Node that dependencies are checked against, which `engines` allows', () => {
  const nodeVersion = readNodeVersion() ?? '';
  const images = dockerfile.getFROMs().map((from) => from.getImage());
  expect(images.filter((image) => image !== 'node')).toEqual([`node:${nodeVersion}-slim`]);
  const { engines } = JSON.parse(readRepositoryFile('package.json')) as { engines: { node: string } };
  const [, minimum] = /^>=(\d+)/.exec(engines.node) ?? [];
  expect(Number.parseInt(nodeVersion, 10)).toBeGreaterThanOrEqual(Number(minimum));
});

test('the image is installed with the pnpm of the repository', () => {
  const [, pinned] = /PNPM = '(.+)'/.exec(readRepositoryFile('tools/bootstrap.mjs')) ?? [];
  expect(pinned).toBeDefined();
  const used = new Set([...dockerfileText.matchAll(/pnpm@[\d.]+/g)].map(String));
  expect(used).toEqual(new Set([pinned]));
});

test('the last stage of the image runs as a user without rights, and has a health check and a stop signal', () => {
  const keywords = dockerfile.getInstructions().map((instruction) => instruction.getKeyword());
  const lastStage = dockerfile.getInstructions().slice(keywords.lastIndexOf('FROM'));
  const find = (keyword: string) => lastStage.filter((instruction) => instruction.getKeyword() === keyword);
  expect(find('USER').map((instruction) => instruction.getArgumentsContent())).toEqual(['node']);
  expect(find('STOPSIGNAL').map((instruction) => instruction.getArgumentsContent())).toEqual(['SIGTERM']);
  expect(find('HEALTHCHECK').join('\n')).toContain('/api/health/ready');
  // Nothing is written by root after the user changes.
  expect(find('RUN').at(-1)?.getRange().start.line).toBeLessThan(find('USER')[0]?.getRange().start.line ?? 0);
});

test('every file that the image copies or starts exists', () => {
  const sources = dockerfile
    .getCOPYs()
    .filter((copy) => !copy.getFromFlag())
    .flatMap((copy) =>
      copy
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue()),
    );
  expect(sources.length).toBeGreaterThan(5);
  const started = [...dockerfileText.matchAll(/"(apps\/[\w/.]+)"/g)].map(([, file = '']) => file);
  expect(started).toHaveLength(1);
  const missing = [...sources, ...started].filter((file) => !existsSync(path.join(repositoryRoot, file)));
  expect(missing).toEqual([]);
});

test('secrets, data and packages of this machine stay out of the image', () => {
  const ignored = readRepositoryFile('deploy/Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env', 'data', '.git', '**/node_modules', '**/dist']));
});

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
// From github.com/compose-spec/compose-spec (Apache-2.0), June 2026.
const validateCompose = ajv.compile(
  JSON.parse(readRepositoryFile('tests/architecture/composeSpec.schema.json')) as object,
);
const findComposeProblems = (text: string) => {
  validateCompose(parseYaml(text));
  return (validateCompose.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

test('compose.yaml follows the Compose Specification, and a planted mistake is found', () => {
  expect(findComposeProblems(composeText)).toEqual([]);
  expect(findComposeProblems(composeText.replace('healthcheck:', 'healthchek:'))).toHaveLength(1);
  expect(findComposeProblems(composeText.replace('interval: 5s', 'interval: [5]'))).not.toEqual([]);
});

test('compose.yaml has every volume that it uses, and no tag that moves between major versions', () => {
  const used = Object.values(services).flatMap((service) => service.volumes ?? []);
  const named = used.map((volume) => volume.split(':')[0] ?? '').filter((name) => /^\w/.test(name));
  expect(new Set(named)).toEqual(new Set(Object.keys(volumes)));
  const tags = Object.values(services).flatMap(({ image = '' }) => (image === 'fanous' ? [] : [image]));
  expect(tags.filter((tag) => !/:v?\d/.test(tag))).toEqual([]);
  expect(services['database']?.image).toBe('postgres:17');
});

test('.env.example has exactly the variables of compose.yaml', () => {
  const used = [...composeText.matchAll(/\$\{(\w+)/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'BACKUP_FOLDER');
  const given = [...readRepositoryFile('deploy/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(new Set(given)).toEqual(new Set(used));
});

test('.env.example has no secrets', () => {
  const secrets = [...readRepositoryFile('deploy/.env.example').matchAll(/^(\w*(?:PASSWORD|SECRET|KEY)\w*)=(.*)$/gm)];
  expect(secrets.length).toBeGreaterThan(2);
  expect(secrets.filter(([, , value]) => value !== '').map(([line]) => line)).toEqual([]);
});

test('the proxy gets every variable of the Caddyfile', () => {
  const text = listFiles('deploy/Caddyfile', 'deploy/sites/*.caddy').map(readRepositoryFile).join('\n');
  const used = [...text.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(3);
  expect(new Set(Object.keys(services['proxy']?.environment ?? {}))).toEqual(new Set(used));
});

test('every setting of the servers exists', () => {
  expect(findUnknownSettings(['PORT', 'DATABASE_URI'])).toEqual(['DATABASE_URI']);
  expect(servers).toHaveLength(3);
  const ofCompose = servers.flatMap(({ environment = {} }) => Object.keys(environment));
  const ofKubernetes = manifests.flatMap(({ kind, data, stringData }) =>
    kind === 'ConfigMap' || kind === 'Secret' ? Object.keys((data ?? stringData) as object) : [],
  );
  const ofUnit = [...unitText.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name);
  const ofImage = dockerfile.getENVs().flatMap((env) => env.getProperties().map((property) => property.getName()));
  for (const names of [ofCompose, ofKubernetes, ofUnit, ofImage]) expect(names.length).toBeGreaterThan(1);
  expect(findUnknownSettings([...ofCompose, ...ofKubernetes, ...ofUnit, ...ofImage])).toEqual([]);
});

test('every setting that a comment names exists', () => {
  const comments = listFiles(
    'deploy/{Dockerfile,Caddyfile,compose.yaml}',
    'deploy/{kubernetes,systemd,sites}/*',
  ).flatMap((file) => readRepositoryFile(file).match(/^\s*#.*$/gm) ?? []);
  const names = comments.flatMap((comment) => comment.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []);
  expect(names.length).toBeGreaterThan(3);
  expect(findUnknownSettings(names.filter((name) => !['SITE_HOST', 'APP_UPSTREAMS'].includes(name)))).toEqual([]);
});

test('the Kubernetes manifests have the right fields and values, and planted mistakes are found', async () => {
  expect(manifests.length).toBeGreaterThan(5);
  expect((await Promise.all(manifests.map(findValueProblems))).flat()).toEqual([]);
  expect(findUnknownFields(manifests)).toEqual([]);
  const manifest = findManifest('Deployment') as Manifest;
  const spec = deployment as unknown as Record<string, unknown>;
  expect(await findValueProblems({ ...manifest, spec: { ...spec, replicas: 'two' } })).toHaveLength(1);
  expect(await findValueProblems({ ...manifest, kind: 'Deploy' })).toHaveLength(1);
  expect(findUnknownFields([{ ...manifest, spec: { ...spec, replica: 2 } }]).join('\n')).toContain('"replica"');
});

test('the kustomization has every manifest except the example of the Secret', () => {
  const { resources } = parseYaml(readRepositoryFile(kustomizationFile)) as { resources: string[] };
  const files = listFiles('deploy/kubernetes/*.yaml').map((file) => path.basename(file));
  const left = new Set(['kustomization.yaml', 'secret.example.yaml']);
  expect(resources.toSorted()).toEqual(files.filter((file) => !left.has(file)));
});

test('pods have no rights, and a new version starts before the old one ends', () => {
  const cronJob = findManifest('CronJob') as { spec: { jobTemplate: Workload } };
  const pods = [deployment.template, cronJob.spec.jobTemplate.spec.template];
  for (const { spec } of pods) {
    expect(spec.securityContext.runAsNonRoot).toBe(true);
    for (const { securityContext } of spec.containers)
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  }
  expect(deployment.strategy?.rollingUpdate.maxUnavailable).toBe(0);
});

test('every service manager waits longer than the server takes to shut down', () => {
  expect(closeSeconds).toBe(10);
  for (const { environment, stop_grace_period: period = '' } of servers)
    expect(Number.parseInt(period, 10)).toBeGreaterThan(Number(environment?.['SHUTDOWN_DELAY_SECONDS']) + closeSeconds);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unitText)?.[1])).toBeGreaterThan(closeSeconds);
  const { terminationGracePeriodSeconds, containers } = deployment.template.spec;
  const { data } = findManifest('ConfigMap') as { data: Record<string, string> };
  const seconds =
    (containers[0]?.lifecycle.preStop.sleep.seconds ?? Number.NaN) + Number(data['SHUTDOWN_DELAY_SECONDS']);
  expect(terminationGracePeriodSeconds).toBeGreaterThan(seconds + closeSeconds);
});

test('the unit of systemd starts the server, and gives it one writable folder', () => {
  const [, script = ''] = /^ExecStart=\S+ (\S+)$/m.exec(unitText) ?? [];
  expect(existsSync(path.join(repositoryRoot, script))).toBe(true);
  for (const line of ['User=fanous', 'NoNewPrivileges=true', 'ProtectSystem=strict', 'StateDirectory=fanous'])
    expect(unitText.split('\n')).toContain(line);
});
