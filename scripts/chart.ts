import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * npm run chart: what is right or wrong about deploy/helm/hent, by the tools that are on this machine. helm lints and renders
 * it with several values, kube-score looks at what comes out. One that is not here is told and left out.
 */
const chart = path.resolve(import.meta.dirname, '../deploy/helm/hent');
const kubernetes = '1.29';
const always = ['settings.PUBLIC_URL=https://shop.example'];
const variants: readonly (readonly string[])[] = [
  [],
  ['autoscaling.enabled=false', 'replicas=3'],
  ['networkPolicy.enabled=false', 'ingress.enabled=false', 'migration.enabled=false'],
  ['varnish.enabled=true'],
  ['varnish.enabled=true', 'varnish.replicas=1', 'networkPolicy.enabled=false', 'settings.TRUST_PROXY=10.0.0.0/8'],
  [`image.digest=sha256:${'0'.repeat(64)}`, 'imagePullSecrets[0].name=registry'],
];
/** Values that the schema must refuse: a secret among the settings, a number that is no text, a word nobody knows. */
const refused = ['settings.DATABASE_URL=x', 'drainSeconds=999', 'replicaCount=2', 'varnish.podNetworks[0]=all'];
/** Of kube-score: the image's tag is pulled once, and limits of the processor are left out on purpose. */
const unasked = ['container-image-pull-policy', 'container-resources', 'pod-networkpolicy'];

if (run('helm', ['version', '--short']) === null) {
  console.log('The chart is not linted: helm is not here (go install helm.sh/helm/v3/cmd/helm@v3.14.4).');
  process.exit(0);
}

const set = (values: readonly string[]) => [...always, ...values].flatMap((value) => ['--set', value]);
const render = (values: readonly string[]) =>
  run('helm', ['template', 'shop', chart, '--kube-version', kubernetes, ...set(values)]);
const rendered = variants.map((values) => render(values));
const isFull = (said: Said | null) => said?.ok === true && said.out.includes('kind: Deployment');
check('helm lint', run('helm', ['lint', '--strict', chart, ...set([])]));
for (const [at, said] of rendered.entries()) {
  check(`helm template ${variants[at]?.join(' ') ?? ''}`, said && { ...said, ok: isFull(said) });
}
for (const value of refused) {
  const said = render([value]);
  check(`refuses ${value}`, said && { ...said, ok: !said.ok });
}
for (const values of [[], ['varnish.enabled=true']]) {
  const whole = render(values)?.out ?? '';
  const score = ['score', ...unasked.flatMap((test) => ['--ignore-test', test]), '-'];
  check(`kube-score ${values.join(' ')}`, run('kube-score', score, whole));
}

interface Said {
  readonly ok: boolean;
  readonly out: string;
}

function run(tool: string, args: readonly string[], input = ''): Said | null {
  const { error, status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', input });
  return error === undefined ? { ok: status === 0, out: stdout + stderr } : null;
}

function check(title: string, said: Said | null): void {
  console.log(`${said === null ? '- not here:' : said.ok ? '✓' : '✗'} ${title}`);
  if (said === null || said.ok) return;
  console.log(said.out);
  process.exitCode = 1;
}
