import { criteria, type Answer, type Explored, type Group, type Question } from './criteria';

/**
 * Whether an integration does all that is asked for. Every kind of product that is asked for needs one product that
 * does all of the rest; partial support counts, for the tables tell it.
 */
export function matches(venue: Explored, question: Question): boolean {
  const { product: kinds = [], environment = [], ...capabilities } = question;
  if (!environment.every((one) => venue.environments.includes(one))) return false;
  const wanted = Object.entries(capabilities).flatMap(([group, values]) =>
    values.map((value) => venue.answers[group as Group]?.[value]),
  );
  const products = Object.entries(venue.products);
  const isServed = ([id]: (typeof products)[number]) => wanted.every((answer) => holdsFor(answer, id));
  const asked = kinds.length > 0 ? kinds : [undefined];
  return asked.every((kind) =>
    products.some((product) => (kind === undefined || product[1].includes(kind)) && isServed(product)),
  );
}

function holdsFor(answer: Answer | undefined, product: string): boolean {
  return answer !== undefined && (answer.products === null || answer.products.includes(product));
}

/** How many integrations would be left if that were asked for too. */
export function countWith(
  venues: readonly Explored[],
  question: Question,
  group: Group,
  value: string,
): number {
  const asked = [...(question[group] ?? []), value];
  return venues.filter((venue) => matches(venue, { ...question, [group]: asked })).length;
}

/**
 * A question as the address has it: `?order=TRAILING_STOP_MARKET&product=Perpetual`.
 *
 * @param known - what can be asked for in a group; all else in an address is dropped
 */
export function questionIn(search: string, known: (group: Group) => readonly string[]): Question {
  const parameters = new URLSearchParams(search);
  const groups = criteria.map(({ id }) => {
    const values = (parameters.get(id) ?? '').split(',');
    return [id, known(id).filter((value) => values.includes(value))] as const;
  });
  return Object.fromEntries(groups.filter(([, values]) => values.length > 0));
}

/**
 * The address's query of a question; what others put there stays.
 *
 * @returns with its question mark, or empty
 */
export function addressOf(question: Question, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const { id } of criteria) {
    const values = question[id] ?? [];
    if (values.length > 0) parameters.set(id, values.join(','));
    else parameters.delete(id);
  }
  const query = parameters.toString().replaceAll('%2C', ',');
  return query ? `?${query}` : '';
}
