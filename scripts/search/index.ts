// `npm run search:score [-- --misses]`: how well the built indexes serve the judged queries of tests/search/queries, by
// kind. Misses are shown of the open half alone: the kept one is never looked at, so that nothing is tuned on it.
import { parseArgs } from 'node:util';
import { createEngine, withWholeRecords } from '../../plugins/local-search/client/engine';
import { withMessages } from '../../plugins/local-search/client/messages/withMessages';
import { defaultVersion } from '../../config/site';
import { askHeldOut } from './heldOut';
import { isServed, type JudgedQuestion } from './answers';
import { builtMessages, builtRecords, engineOf, judgedQueries, judgedQuestions } from './judged';
import { score, serve, type Served } from './score';

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } });

/** One written question in so many is taken out and asked. */
const heldOutStep = 20;

const messages = builtMessages();
const built = builtRecords();
const engines = new Map(
  [...built].map(([version, { records, whole }]) => {
    const engine = withWholeRecords(createEngine(records), whole);
    const file = messages.get(version);
    return [version, file ? withMessages(engine, file) : engine] as const;
  }),
);

for (const half of ['open', 'kept'] as const) {
  const served = judgedQueries(half).map((judged) => serve((version) => engineOf(engines, version), judged));
  report(half, served);
  if (values.misses && half === 'open') misses(served);
  reportAnswers(half, judgedQuestions(half));
}

const { records = [], whole = [] } = built.get(defaultVersion) ?? {};
const { asked, first, refused } = askHeldOut(records, whole, heldOutStep);
console.log(
  `\n${asked} questions written for sections, each asked of an index without it: answered first by their own section ` +
    `${first.toFixed(2)}, refused ${refused.toFixed(2)}`,
);

/** Those of the default version: the questions are judged by its pages. */
function reportAnswers(half: string, questions: readonly JudgedQuestion[]): void {
  console.log(`\n${half} half: kind, questions, answered rightly or rightly refused`);
  const engine = engineOf(engines, defaultVersion);
  for (const kind of [...new Set(questions.map((one) => one.kind))].sort()) {
    const own = questions.filter((one) => one.kind === kind);
    const share = own.filter((one) => isServed(engine, one)).length / own.length;
    console.log([kind.padEnd(12), String(own.length).padStart(4), share.toFixed(2)].join('  '));
  }
}

function report(half: string, served: readonly Served[]): void {
  console.log(`\n${half} half: kind, queries, hit@1, hit@5, MRR@10`);
  for (const kind of [...new Set(served.map((one) => one.kind))].sort()) {
    const own = served.filter((one) => one.kind === kind);
    line(kind, own);
  }
  line('all', served);
}

function line(name: string, served: readonly Served[]): void {
  const { count, hitAt1, hitAt5, reciprocal } = score(served);
  const shares = [hitAt1, hitAt5, reciprocal].map((share) => share.toFixed(2));
  console.log([name.padEnd(12), String(count).padStart(4), ...shares].join('  '));
}

function misses(served: readonly Served[]): void {
  for (const { query, kind, rank, answers, hits } of served) {
    if (rank === 1) continue;
    console.log(`\n${kind}: ${query.slice(0, 160)}\n  wanted (${rank ?? '-'}): ${answers.join(', ')}`);
    console.log(
      hits
        .map((hit) => `  got ${hit}`)
        .slice(0, 5)
        .join('\n'),
    );
  }
}
