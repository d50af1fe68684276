import type { Config } from '@react-router/dev/config';

// The routes are in the page: the test has no server that answers requests for more of them.
export default { ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config;
